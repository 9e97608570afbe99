"""What the tracked files may say, and what the requirements must."""

import os
import re
import shutil
import subprocess
import tomllib

import pytest

from tests.architecture.source import ROOT, files

# Put together here, so that this file does not hold what it forbids.
HOSTS = re.compile(
    "|".join(("pypi[.]" + "org", "python" + "hosted[.]org", "registry[.]" + "npm", "deb[.]" + "debian"))
)
MACHINE = re.compile(r"(?<![\w.$}-])/(?:" + "work|root|home|tmp" + r")/\w")


def forbidden(text: str) -> list[str]:
    """Return the registry hosts and paths of somebody's machine in TEXT."""
    return [match.group() for pattern in (HOSTS, MACHINE) for match in pattern.finditer(text)]


def test_no_file_names_a_registry_host_or_a_path_of_a_machine():
    contents = {str(path.relative_to(ROOT)): path.read_bytes() for path in files()}
    texts = {
        name: content.decode("utf-8", "replace") for name, content in contents.items() if b"\0" not in content
    }
    assert len(texts) > 50
    assert {name: bad for name, text in texts.items() if (bad := forbidden(text))} == {}


@pytest.mark.parametrize("planted", ["https://py" + "pi.org/simple", "see /wo" + "rk/main", "'/ro" + "ot/x'"])
def test_a_planted_host_or_path_is_seen(planted):
    assert forbidden(planted)


def test_an_address_of_our_own_is_none():
    assert forbidden("fiveup_desktop/work/x  https://example.org/home/a  ./tmp/x") == []


def requirements(name: str) -> dict[str, str]:
    """Return {package: version} of a requirements file, and see that each has a hash."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE).strip())
    pins = {}
    for entry in entries:
        pinned = re.match(r"([a-z0-9-]+)==(\S+)", entry)
        assert pinned, f"not pinned: {entry}"
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), f"no hash: {entry}"
        pins[pinned[1]] = pinned[2]
    return pins


def test_requirements_are_pinned_with_hashes_and_agree():
    run, dev, package = (requirements(f"{name}.txt") for name in ("run", "dev", "package"))
    assert run.items() <= dev.items() & package.items()
    assert run["pyside6-essentials"].startswith("6.11.")


def test_requirements_hold_all_that_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    names = {
        "run.txt": project["project"]["dependencies"],
        "dev.txt": project["dependency-groups"]["dev"],
        "package.txt": project["dependency-groups"]["package"],
    }
    for file, wanted in names.items():
        assert {re.match(r"[\w-]+", each)[0].lower() for each in wanted} <= requirements(file).keys()


SCRIPTS = ["play", "check", ".ci/run", "packaging/setup.sh", "packaging/tools.sh"]
SCRIPTS += [f"packaging/{name}" for name in ("wheel", "deb", "bundle", "chroot-check", "built-check")]


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_are_posix(script):
    shell = shutil.which("dash") or shutil.which("sh")
    if shell is None:
        pytest.skip("no POSIX shell on this system")
    checked = subprocess.run([shell, "-n", ROOT / script], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert script.endswith(".sh") or os.access(ROOT / script, os.X_OK)
