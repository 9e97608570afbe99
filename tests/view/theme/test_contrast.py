"""WCAG 2 contrast of every pair of colours that meet (the look, section 2): 4.5 for text, 3.0 for marks."""

import pytest
from PySide6.QtGui import QColor

from fiveup_desktop.view.theme import DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, with_alpha
from fiveup_desktop.view.theme.palette import CLEAR, GARDEN

TEXT = [
    ("ink", "paper"), ("ink", "panel"), ("ink", "raised"), ("ink", "sel"), ("ink", "line"),
    ("ink", "good_bg"), ("ink", "bad_bg"),
    ("ink2", "paper"), ("ink2", "panel"), ("ink2", "raised"), ("ink2", "sel"),
    ("on_primary", "primary"), ("primary", "panel"),
    ("brass_text", "panel"), ("brass_text", "sel"), ("brass_text", "paper"),
    ("good", "panel"), ("good", "good_bg"), ("bad", "panel"), ("bad", "bad_bg"), ("bad", "paper"),
    ("on_table", "table"), ("on_table", "rail"), ("on_table", "tag"),
    ("on_table2", "table"), ("on_table2", "rail"), ("on_table2", "tag"),
    ("hi", "table"), ("brass", "tag"), ("brass", "rail"),
    ("badge_ink", "badge"), ("badge_ink", "brass"),
    ("on_bubble", "bubble"), ("brass", "bubble"), ("wrong", "bubble"), ("hi", "bubble"),
    ("chip_ink", "chip"), ("on_wrong_disc", "wrong_disc"),
    ("team_a", "panel"), ("team_b", "panel"), ("team_c", "panel"),
]  # fmt: skip
MARKS = [
    ("tile_face", "table"), ("tile_top", "table"), ("tile_bar", "tile_face"), ("brass", "table"),
    ("badge", "table"), ("brass_ring", "tile_face"), ("wrong", "table"), ("ring", "table"),
    ("strong", "raised"), ("strong", "paper"), ("strong", "panel"), ("focus", "paper"), ("focus", "panel"),
    ("table_team_a", "tag"), ("table_team_b", "tag"), ("table_team_c", "tag"),
    ("table_team_a", "rail"), ("table_team_b", "rail"), ("table_team_c", "rail"),
    ("back_line", "back"), ("back_line", "tag"), ("on_table2", "table"), ("brass_edge", "panel"),
]  # fmt: skip


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def over(front: QColor, back: QColor) -> QColor:
    share = front.alphaF()
    mixed = [
        share * f + (1 - share) * b for f, b in zip(front.getRgbF()[:3], back.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


def contrast(front: QColor, back: QColor) -> float:
    lighter, darker = sorted((luminance(over(front, back)), luminance(back)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def shown(palette, token):
    """A token as it is seen: plates let the felt through, at its lightest."""
    return over(getattr(palette, token), palette.table)


def test_the_formula_gives_the_known_values():
    black, white, grey = QColor("black"), QColor("white"), QColor("#777777")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(grey, white) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_is_legible(palette, front, back):
    assert contrast(getattr(palette, front), shown(palette, back)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT_HIGH, DARK_HIGH], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_of_high_contrast(palette, front, back):
    assert contrast(getattr(palette, front), shown(palette, back)) >= 7.0


@pytest.mark.parametrize("palette", [LIGHT_HIGH, DARK_HIGH], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), MARKS)
def test_marks_of_high_contrast(palette, front, back):
    assert contrast(getattr(palette, front), shown(palette, back)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), MARKS)
def test_marks_are_visible(palette, front, back):
    assert contrast(getattr(palette, front), shown(palette, back)) >= 3.0


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_a_resting_outline_and_a_digit_in_a_target_hold_on_their_own_ground(palette):
    assert contrast(with_alpha(palette.on_table2, 0.75), palette.table) >= 3.0
    for fill in (0.12, 0.14):
        ground = over(with_alpha(palette.brass, fill), palette.table)
        assert contrast(palette.hi, ground) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("pips", [GARDEN, CLEAR], ids=["garden", "clear"])
def test_pips_stand_out_from_the_face(palette, pips):
    assert len(pips) == 6
    for colour in pips:
        assert contrast(colour, palette.tile_face) >= 3.0


def test_the_looks_own_figures():
    """Spot checks against the measured values of the look, section 2."""
    assert contrast(LIGHT.ink, LIGHT.paper) == pytest.approx(13.3, abs=0.06)
    assert contrast(DARK.ink2, DARK.sel) == pytest.approx(5.7, abs=0.06)
    assert contrast(LIGHT.tile_bar, LIGHT.tile_face) == pytest.approx(3.7, abs=0.06)
    assert contrast(DARK.brass, DARK.table) == pytest.approx(5.6, abs=0.06)
