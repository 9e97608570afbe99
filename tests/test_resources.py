"""Data files are found wherever the game runs from, and the fonts hold every character that it writes."""

import importlib.util
import shutil
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtGui import QRawFont

from fiveup_desktop import resources
from tests.architecture.source import ROOT

FACES = {
    "NotoSansSC-Regular.ttf": ("Noto Sans SC", 400),
    "NotoSansSC-Bold.ttf": ("Noto Sans SC", 700),
    "NotoSerifSC-Bold.ttf": ("Noto Serif SC", 700),
    "SourceSans3-Regular.ttf": ("Source Sans 3", 400),
    "SourceSans3-Bold.ttf": ("Source Sans 3", 700),
}
CHINESE = [name for name in FACES if name.startswith("Noto")]


def test_a_checkout_reads_its_own_folders():
    assert resources.resource_path("fonts") == ROOT / "resources" / "fonts"
    assert resources.translations_path() == ROOT / "build" / "translations"


def test_an_installed_package_reads_inside_itself(tmp_path):
    package = tmp_path / "fiveup_desktop"
    (package / "data").mkdir(parents=True)
    shutil.copy(resources.__file__, package)
    spec = importlib.util.spec_from_file_location("installed_resources", package / "resources.py")
    installed = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(installed)
    assert installed.resource_path("fonts", "a.ttf") == package / "data" / "fonts" / "a.ttf"
    assert installed.translations_path() == package / "data" / "translations"


def raw_font(name: str) -> QRawFont:
    """Load a font file without the font database, so that no other font can stand in."""
    font = QRawFont(str(resources.resource_path("fonts", name)), 16)
    assert font.isValid()
    return font


@pytest.mark.parametrize("name", FACES)
def test_a_font_says_what_it_is_and_brings_its_licence(qapp, name):
    family, weight = FACES[name]
    assert (raw_font(name).familyName(), raw_font(name).weight()) == (family, weight)
    licence = resources.resource_path("fonts", f"OFL-{name.partition('-')[0]}.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence.upper()


def characters(tag: str) -> set[str]:
    """Return every character in the elements of this name in the translations."""
    texts = [
        "".join(element.itertext())
        for path in (ROOT / "i18n").glob("*.ts")
        for element in ET.parse(path).getroot().iter(tag)
    ]
    return set("".join(texts)) - {"\n"}


@pytest.mark.parametrize("name", CHINESE)
def test_the_chinese_fonts_hold_every_character_of_both_languages(qapp, name):
    font = raw_font(name)
    wanted = characters("translation") | characters("source")
    assert len(wanted) > 200
    assert {each for each in wanted if not font.supportsCharacter(ord(each))} == set()


@pytest.mark.parametrize("name", ["SourceSans3-Regular.ttf", "SourceSans3-Bold.ttf"])
def test_the_latin_fonts_hold_every_character_of_english(qapp, name):
    font = raw_font(name)
    # Names of languages are written in themselves; Chinese is the Chinese font's.
    wanted = {each for each in characters("source") if ord(each) < 0x2E80}
    assert {each for each in wanted if not font.supportsCharacter(ord(each))} == set()


def test_a_missing_character_would_be_seen(qapp):
    assert not raw_font("SourceSans3-Regular.ttf").supportsCharacter(ord("骨"))
    assert not raw_font("NotoSansSC-Regular.ttf").supportsCharacter(0x1F063)
