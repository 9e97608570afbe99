"""What tests of the view need: fonts, translations compiled from today's sources, and a theme."""

import os
import subprocess
from pathlib import Path

import PySide6
import pytest

from fiveup_desktop.resources import resource_path
from fiveup_desktop.view.theme import Scheme, Theme, load_fonts
from fiveup_desktop.view.words import Language, Words

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[2]
I18N = ROOT / "i18n"


@pytest.fixture(scope="session")
def qm_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("translations")
    lrelease = Path(PySide6.__file__).with_name("lrelease")
    for source in I18N.glob("*.ts"):
        target = folder / f"{source.stem}.qm"
        subprocess.run([lrelease, "-silent", source, "-qm", target], check=True)
    return folder


@pytest.fixture(scope="session")
def fonts(qapp):
    return load_fonts(resource_path("fonts"))


@pytest.fixture
def words(qapp, qm_folder):
    words = Words(qm_folder, Language.ENGLISH)
    yield words
    words.uninstall()


@pytest.fixture
def theme(fonts, words):
    theme = Theme(words)
    theme.set_scheme(Scheme.LIGHT)
    return theme
