"""A bug report says where it failed, and nothing of those who play."""

import traceback

from fiveup_desktop import __version__
from fiveup_desktop.records import record_from_bytes
from fiveup_desktop.session import bug_report
from fiveup_desktop.session.library import LOG_NAME

SECRETS = ("Ann Example", "0|6", "6b1f00d5eed", "/ho" + "me/ann", "ann")


def fail():
    record_from_bytes(b"no match")


def log_of_an_error(folder):
    """A log as the program writes it, with all secrets in what the error says."""
    try:
        fail()
    except Exception as error:
        error.args = (" ".join(SECRETS) + "\nValueError: " + " ".join(SECRETS),)
        text = "".join(traceback.format_exception(error))
    text = text.replace('File "', f'File "{SECRETS[3]}', 1)
    entry = f"2026-11-30T06:00:00Z Five Up Desktop {__version__}\n{text}\n"
    (folder / LOG_NAME).write_text(entry, "utf-8")


def test_it_names_program_place_and_kind(tmp_path):
    log_of_an_error(tmp_path)
    report = bug_report(tmp_path)
    assert report.startswith(f"Five Up Desktop {__version__} ")
    assert "  test_report.py:" in report
    assert "  fiveup_desktop/records/codec.py:" in report
    assert "\nValueError\n" in report or "\nfiveup_desktop.records." in report


def test_it_tells_nothing_of_a_person(tmp_path):
    log_of_an_error(tmp_path)
    assert [secret for secret in SECRETS if secret in bug_report(tmp_path)] == []
    assert str(tmp_path) not in bug_report(tmp_path)


def test_without_a_log_it_says_so(tmp_path):
    assert bug_report(tmp_path).endswith("No errors were logged.\n")


def test_of_a_long_log_it_tells_the_end(tmp_path):
    lines = [f'  File "x.py", line {number}, in <module>\n' for number in range(5000)]
    (tmp_path / LOG_NAME).write_text("".join(lines), "utf-8")
    assert bug_report(tmp_path).endswith("  x.py:4999 <module>\n")
    assert len(bug_report(tmp_path).splitlines()) < 100
