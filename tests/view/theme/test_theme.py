import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

import fiveup_desktop
from fiveup_desktop.view.theme import (
    DARK,
    DARK_HIGH,
    LIGHT,
    LIGHT_HIGH,
    Contrast,
    Motion,
    PipSet,
    Role,
    Scheme,
    Speed,
    Theme,
)
from fiveup_desktop.view.theme.motion import easing, milliseconds
from fiveup_desktop.view.theme.type import families, font, type_style
from fiveup_desktop.view.words import Language

PACKAGE = Path(fiveup_desktop.__file__).parent


def test_no_colour_is_written_outside_the_palette():
    written = re.compile(r"""["']#[0-9A-Fa-f]{3,8}["']|QColor\(\s*\d|Qt\.GlobalColor\.(?!transparent)\w+""")
    for path in PACKAGE.rglob("*.py"):
        if path.name != "palette.py":
            assert not written.findall(path.read_text(encoding="utf-8")), path


def test_the_bundled_fonts_are_there(fonts):
    assert {"Noto Sans SC", "Noto Serif SC", "Source Sans 3"} <= set(fonts)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("role", Role)
def test_both_weights_are_real_files(fonts, language, role):
    for bold in (False, True):
        chosen = font(role, language, bold=bold)
        info = QFontInfo(chosen)
        assert info.family() == families(language, type_style(role, language).serif)[0]
        assert info.pixelSize() == type_style(role, language).size
        if not type_style(role, language).serif:
            assert info.weight() == (QFont.Weight.Bold if bold else QFont.Weight.Normal)


def test_an_english_apostrophe_is_no_square(fonts):
    chosen = font(Role.TITLE, Language.ENGLISH)
    assert QFontMetricsF(chosen).horizontalAdvance("’") <= chosen.pixelSize() / 2


def test_nothing_is_smaller_than_small_print():
    for language in Language:
        small = type_style(Role.SMALL, language).size
        assert min(type_style(role, language).size for role in Role) == small


def test_the_text_size_multiplies_sizes_heights_and_line_heights(theme):
    for role in Role:
        before, line = theme.font(role).pixelSize(), theme.line_height(role)
        theme.set_text_percent(200)
        assert theme.font(role).pixelSize() == 2 * before
        assert theme.line_height(role) >= 2 * line - 2
        assert theme.px(40) == 80
        theme.set_text_percent(100)
    with pytest.raises(ValueError, match="110"):
        theme.set_text_percent(110)


def test_a_language_switch_changes_the_order_of_families(theme, words, qtbot):
    assert theme.font(Role.BODY).families() == ["Source Sans 3", "Noto Sans SC"]
    with qtbot.waitSignal(theme.changed, timeout=0):
        words.set_language(Language.CHINESE)
    assert theme.font(Role.BODY).families() == ["Noto Sans SC", "Source Sans 3"]
    assert theme.font(Role.BODY, language=Language.ENGLISH).families()[0] == "Source Sans 3"


def test_every_choice_is_told_once(theme, qtbot):
    heard = []
    theme.changed.connect(lambda: heard.append(theme.palette))
    theme.set_scheme(Scheme.DARK)
    theme.set_scheme(Scheme.DARK)
    assert heard == [DARK]
    theme.set_pips(PipSet.CLEAR)
    theme.set_pips(PipSet.CLEAR)
    theme.set_text_percent(150)
    assert len(heard) == 3


def test_like_the_system_follows_the_system(words, fonts, monkeypatch):
    from PySide6.QtCore import QObject, Qt, Signal

    class Wishes(QObject):
        contrastPreferenceChanged = Signal(Qt.ContrastPreference)
        contrast = Qt.ContrastPreference.NoPreference

        def contrastPreference(self):
            return self.contrast

    class Hints(QObject):
        colorSchemeChanged = Signal(Qt.ColorScheme)
        scheme = Qt.ColorScheme.Light
        wishes = Wishes()

        def colorScheme(self):
            return self.scheme

        def accessibility(self):
            return self.wishes

    hints = Hints()
    monkeypatch.setattr("fiveup_desktop.view.theme.theme.QGuiApplication.styleHints", lambda: hints)
    theme = Theme(words)
    assert theme.palette is LIGHT
    hints.scheme = Qt.ColorScheme.Dark
    hints.colorSchemeChanged.emit(hints.scheme)
    assert theme.palette is DARK
    theme.set_scheme(Scheme.LIGHT)
    assert theme.palette is LIGHT
    hints.wishes.contrast = Qt.ContrastPreference.HighContrast
    hints.wishes.contrastPreferenceChanged.emit(hints.wishes.contrast)
    assert theme.palette is LIGHT_HIGH
    theme.set_contrast(Contrast.NORMAL)
    assert theme.palette is LIGHT
    theme.set_contrast(Contrast.HIGH)
    theme.set_scheme(Scheme.SYSTEM)
    assert theme.palette is DARK_HIGH


def test_nothing_moves_where_it_was_chosen_or_the_system_asks_for_it(theme):
    assert theme.milliseconds(Motion.CAMERA) > 0
    theme.set_system_reduces(True)
    assert theme.reduced_motion
    assert theme.milliseconds(Motion.CAMERA) == 0
    theme.set_system_reduces(False)
    theme.set_reduced_motion(True)
    assert theme.milliseconds(Motion.CAMERA) == 0


@pytest.mark.parametrize("motion", Motion)
def test_speeds_and_reduced_motion(motion):
    usual = milliseconds(motion)
    assert 0 < usual <= 1600
    if motion is Motion.TOAST_STAY:
        assert {milliseconds(motion, speed, reduced=True) for speed in Speed} == {usual}
        return
    assert milliseconds(motion, Speed.NONE) == 0
    assert milliseconds(motion, Speed.FAST) < usual < milliseconds(motion, Speed.SLOW)
    assert milliseconds(motion, reduced=True) in (0, usual)
    assert easing(motion).valueForProgress(1) == pytest.approx(1)


def test_under_reduced_motion_positions_jump_and_changes_fade():
    assert milliseconds(Motion.PLACE_FROM_SEAT, reduced=True) == 0
    assert milliseconds(Motion.CAMERA, reduced=True) == 0
    assert milliseconds(Motion.CHANGE_RING, reduced=True) == 120


def test_each_entity_has_a_colour_of_its_own(theme):
    for on_table in (False, True):
        assert len({theme.team_colour(entity, on_table).name() for entity in range(3)}) == 3
