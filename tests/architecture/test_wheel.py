"""The wheel holds all that the game needs, and the game in it finds it."""

import subprocess
import sys
import zipfile

import pytest
from PySide6.QtGui import QImage

from tests.architecture.source import ROOT

BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
START = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from fiveup_desktop.__main__ import main
sys.exit(main())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The folder that a wheel of this checkout has been unpacked into, as pip would."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-c", BUILD, folder]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=120)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "site")
    return folder / "site"


def test_it_holds_data_and_compiled_translations(installed):
    data = installed / "fiveup_desktop" / "data"
    inside = {path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file()}
    resources = {path.relative_to(ROOT / "resources") for path in (ROOT / "resources").rglob("*.*")}
    wanted = {path.as_posix() for path in resources if path.suffix not in {".py", ".pyc"}}
    assert inside == wanted | {"translations/fiveup_en.qm", "translations/fiveup_zh_CN.qm"}
    assert "fonts/SourceSans3-Bold.ttf" in inside
    assert (installed / "fiveup_desktop" / "py.typed").exists()


def test_the_game_in_it_starts_without_the_checkout(installed, tmp_path):
    picture = ["--screenshot", tmp_path / "start.png", "--page", "start", "--language", "zh_CN"]
    command = [sys.executable, "-I", "-c", START, installed, *picture]
    started = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (started.returncode, started.stderr) == (0, "")
    assert QImage(str(tmp_path / "start.png")).width() >= 640
