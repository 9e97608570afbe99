"""Imports run downward only, and Qt stays where it belongs; planted violations prove the guards."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT, imports

LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the import contracts in FOLDER, as `lint-imports` does."""
    command = [sys.executable, "-c", LINT, "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package and its contracts, to spoil."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "fiveup_desktop", ignore=ignore)
    shutil.copy(ROOT / ".importlinter", tmp_path)
    return tmp_path


def test_every_contract_is_kept(copy: Path) -> None:
    result = lint(copy)
    assert result.returncode == 0, result.stdout
    assert "0 broken" in result.stdout


PLANTED = [
    ("rules/planted.py", "import fiveup_desktop.layout", "Imports run downward only"),
    ("rules/planted.py", "import fiveup_desktop.resources", "Imports run downward only"),
    ("layout/planted.py", "from fiveup_desktop import records", "Imports run downward only"),
    ("players/planted.py", "def later():\n    import fiveup_desktop.layout", "Imports run downward only"),
    ("session/planted.py", "import fiveup_desktop.view", "Imports run downward only"),
    ("session/planted.py", "import fiveup_desktop.commands", "Imports run downward only"),
    ("view/planted.py", "import fiveup_desktop.tutorial", "Imports run downward only"),
    ("planted.py", "", "Missing layer|not listed|Unmatched"),
    ("records/planted.py", "from PySide6 import QtCore", "No Qt below session"),
    ("commands/planted.py", "import platformdirs", "No Qt below session"),
    ("view/planted.py", "import fiveup_desktop.players", "View and tutorial"),
    ("tutorial/planted.py", "from fiveup_desktop import records", "View and tutorial"),
]


@pytest.mark.parametrize(("where", "line", "caught_by"), PLANTED)
def test_a_planted_violation_is_caught(copy: Path, where: str, line: str, caught_by: str) -> None:
    (copy / "fiveup_desktop" / where).write_text(line + "\n", encoding="utf-8")
    result = lint(copy)
    assert result.returncode == 1, result.stdout
    assert re.search(caught_by, result.stdout.partition("Broken contracts")[2]), result.stdout


def test_a_planted_cycle_is_caught(copy: Path) -> None:
    (copy / "fiveup_desktop/rules/chicken.py").write_text("import fiveup_desktop.rules.egg\n")
    (copy / "fiveup_desktop/rules/egg.py").write_text("import fiveup_desktop.rules.chicken\n")
    result = lint(copy)
    assert result.returncode == 1
    assert "No cycles" in result.stdout.partition("Broken contracts")[2], result.stdout


def foreign(room: str, source: str) -> set[str]:
    """Return what SOURCE, a module of ROOM, imports and should not; import-linter sees only `PySide6`."""
    allowed = (*sys.stdlib_module_names, "fiveup_desktop")
    others = {name for name in imports(source) if name.partition(".")[0] not in allowed}
    if room == "session":
        others = {
            name for name in others if not re.match(r"(PySide6\.QtCore|shiboken6|platformdirs)\b", name)
        }
    return others


PURE = ("rules", "layout", "players", "records", "commands", "session")


@pytest.mark.parametrize("room", PURE)
def test_below_the_view_only_the_standard_library_and_in_session_qtcore(room: str) -> None:
    modules = sorted((PACKAGE / room).rglob("*.py"))
    assert modules
    assert {str(path): bad for path in modules if (bad := foreign(room, path.read_text("utf-8")))} == {}


def test_the_guard_of_third_parties_sees_planted_imports() -> None:
    assert foreign("rules", "import json, PySide6.QtCore") == {"PySide6.QtCore"}
    assert foreign("layout", "def f():\n    from numpy import array") == {"numpy.array"}
    assert foreign("session", "from PySide6 import QtCore, QtWidgets") == {"PySide6.QtWidgets"}
    assert foreign("session", "from PySide6.QtGui import QColor") == {"PySide6.QtGui.QColor"}
    assert foreign("session", "from PySide6.QtCore import QObject\nimport platformdirs") == set()


def without_init(folder: Path) -> list[str]:
    """Return the folders under FOLDER that hold Python files and are no packages."""
    holders = {path.parent for path in folder.rglob("*.py")}
    return sorted(str(each.relative_to(folder)) for each in holders if not (each / "__init__.py").exists())


def test_every_folder_of_code_is_a_package(tmp_path: Path) -> None:
    assert without_init(PACKAGE) == []
    assert without_init(ROOT / "tests") == []
    (tmp_path / "planted").mkdir()
    (tmp_path / "planted/module.py").touch()
    assert without_init(tmp_path) == ["planted"]
