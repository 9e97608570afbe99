"""What the packages are made from agrees with the game: its modules of Qt, its version, its files."""

import configparser
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from fiveup_desktop import __version__
from fiveup_desktop.commands.arguments import PROGRAM
from tests.architecture.source import PACKAGE, ROOT, files, imports

sys.path.insert(0, str(ROOT / "packaging"))

from qt_parts import MODULES, imported_by_name, is_kept_plugin

LINUX = ROOT / "packaging" / "linux"


def test_all_that_the_game_imports_of_qt_is_packed():
    sources = [path.read_text("utf-8") for path in files(PACKAGE) if path.suffix == ".py"]
    names = {
        name.split(".")[1] for source in sources for name in imports(source) if name.startswith("PySide6.")
    }
    assert names <= set(MODULES)


@pytest.mark.parametrize(
    ("folder", "file", "kept"),
    [
        ("platforms", "libqxcb.so", True),
        ("platforms", "qwindows.dll", True),
        ("platforms", "libqcocoa.dylib", True),
        ("platforms", "libqvnc.so", False),
        ("tls", "libqopensslbackend.so", False),
    ],
)
def test_plugins_are_kept_by_name_whatever_the_system(folder, file, kept):
    assert is_kept_plugin(folder, file) is kept


def test_the_bundle_is_told_of_every_module():
    assert {"fiveup_desktop", "fiveup_desktop.records.statistics"} <= set(imported_by_name())


def test_the_version_stands_in_one_place():
    pattern = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    named = [
        path.relative_to(ROOT).as_posix()
        for path in files()
        if path.suffix in {".py", ".toml", ".in", ".xml", ".desktop", ".spec", ""}
        and path.is_relative_to(ROOT / "packaging") | (path.name == "pyproject.toml")
        and pattern.search(path.read_text("utf-8"))
    ]
    assert named == []


def test_menu_entry_type_and_metainfo_speak_of_the_same():
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / "fiveup-desktop.desktop", "utf-8")
    mime = ElementTree.parse(LINUX / "fiveup-desktop.mime.xml").getroot()[0].attrib["type"]
    metainfo = ElementTree.parse(LINUX / "fiveup-desktop.metainfo.xml.in").getroot()
    assert entry["Desktop Entry"]["Exec"] == f"{PROGRAM} %f"
    assert entry["Desktop Entry"]["MimeType"] == f"{mime};"
    assert metainfo.findtext("provides/mediatype") == mime
    assert metainfo.findtext("launchable") == f"{PROGRAM}.desktop"


def test_the_manual_names_only_options_that_there_are():
    text = (LINUX / "fiveup-desktop.6").read_text("utf-8").replace("\\-", "-")
    known = "".join(
        subprocess.run(
            [sys.executable, "-m", "fiveup_desktop", *command, "--help"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout
        for command in ((), ("referee",), ("simulate",))
    )  # fmt: skip
    named = set(re.findall(r"(?<![\w-])--[a-z-]+", text))
    assert len(named) > 10
    assert {option for option in named if option not in known} == set()
