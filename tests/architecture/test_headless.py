"""The game without its window: whole matches with no package installed and Qt out of reach."""

import json
import subprocess
import sys

from tests.architecture.source import ROOT

# -I -S: no site-packages at all. None in sys.modules makes an import of that name fail even if it were there.
BARE = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
for name in ("PySide6", "shiboken6", "platformdirs"):
    sys.modules[name] = None
runpy.run_module("fiveup_desktop", run_name="__main__", alter_sys=True)
"""


def run_bare(*arguments: str, script: str = BARE) -> subprocess.CompletedProcess[str]:
    """Run `python -m fiveup_desktop ARGUMENTS` with nothing but the standard library."""
    command = [sys.executable, "-I", "-S", "-c", script, str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_a_match_is_played_and_refereed_with_qt_blocked(tmp_path):
    levels = ("--players", "2", "--levels", "random,casual")
    played = run_bare("simulate", *levels, "--matches", "2", "--seed", "3", "--json", "--out", str(tmp_path))
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["matches"] == 2
    records = sorted(str(path) for path in tmp_path.glob("*.fiveup"))
    assert len(records) == 2
    judged = run_bare("referee", "--json", *records)
    assert judged.returncode == 0, judged.stderr
    assert [json.loads(line)["ok"] for line in judged.stdout.splitlines()] == [True, True]


def test_the_block_does_block():
    blocked = run_bare(script=BARE.replace("runpy.run_module", "import PySide6.QtCore; runpy.run_module"))
    assert blocked.returncode != 0
    assert "ModuleNotFoundError" in blocked.stderr
