"""Each part paints something, in the right colours, and only where it says."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules.tiles import Tile
from fiveup_desktop.view.art import bubbles, felt, icons, marks, table
from fiveup_desktop.view.art.table import TargetState
from fiveup_desktop.view.art.tally import GAP, GROUP, paint_tally, tally_size
from fiveup_desktop.view.theme import DARK, LIGHT
from fiveup_desktop.view.theme.palette import GARDEN

U = 40.0
RIGHT = QPointF(1, 0)


def painted(paint, width=120, height=80):
    picture = QImage(width, height, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint(painter)
    assert painter.transform().isIdentity()
    painter.end()
    return picture


def colours(picture):
    return {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() == 255
    }


def bounds(picture):
    """The rectangle of the pixels that are not empty: left, top, right, bottom."""
    hit = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).alpha() > 20
    ]
    xs, ys = [x for x, _ in hit], [y for _, y in hit]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def test_a_pin_lies_across_its_joint(fonts):
    left, top, right, bottom = bounds(painted(lambda p: table.paint_pin(p, QPointF(60, 40), RIGHT, U, LIGHT)))
    assert right - left == pytest.approx(0.36 * U + 1.2, abs=1.1)
    assert bottom - top == pytest.approx(0.115 * U + 1.2, abs=1.1)
    assert (left + right, top + bottom) == (120, 80)


def test_a_link_goes_where_it_is_told(fonts):
    corner = [QPointF(10, 10), QPointF(60, 10), QPointF(60, 70)]
    picture = painted(lambda p: table.paint_link(p, corner, U, LIGHT))
    for place in ((30, 10), (60, 40), (60, 10)):
        assert picture.pixelColor(*place) == LIGHT.brass
    assert picture.pixelColor(30, 40).alpha() == 0


def test_a_cap_stands_outside_its_end(fonts):
    picture = painted(lambda p: table.paint_cap(p, QPointF(20, 40), RIGHT, U, LIGHT))
    left, top, right, bottom = bounds(picture)
    assert left == pytest.approx(20 + 0.13 * U, abs=1)
    assert right - left == pytest.approx(0.12 * U, abs=1)
    assert bottom - top == pytest.approx(0.62 * U, abs=1.5)
    assert LIGHT.on_table2.name() in colours(picture)


def test_a_target_speaks_louder_the_nearer_it_is(fonts):
    def target(state):
        pose = QRectF(20, 20, 2 * U, U)
        return painted(lambda p: table.paint_target(p, pose, 5, QPointF(40, 40), state, U, LIGHT))

    rest, idle, hovered, chosen = (target(state) for state in TargetState)
    assert LIGHT.brass.name() not in colours(rest)
    assert LIGHT.hi.name() in colours(idle)
    assert LIGHT.brass.name() in colours(hovered)
    assert LIGHT.ring.name() in colours(chosen)
    assert LIGHT.ring.name() not in colours(hovered)
    left, top, right, bottom = bounds(chosen)
    reach = table.TARGET_GROWTH
    assert left >= 20 - reach
    assert right <= 100 + reach
    assert top >= 20 - reach
    assert bottom <= 60 + reach


def test_a_badge_stays_readable(fonts):
    assert [table.badge_radius(u) for u in (10, 40, 100)] == [10.5, 12, 17]
    picture = painted(lambda p: table.paint_badge(p, QPointF(60, 40), 12, U, LIGHT))
    assert {LIGHT.badge.name(), LIGHT.badge_ink.name()} <= colours(picture)


def test_a_hollow_mark_is_hollow(fonts):
    centre = table.hollow_centre(QPointF(30, 40), RIGHT, U)
    assert centre == QPointF(30 + 0.36 * U, 40)
    picture = painted(lambda p: table.paint_hollow(p, centre, U, DARK))
    assert picture.pixelColor(44, 40) == DARK.table
    assert DARK.brass.name() in colours(picture)


def test_the_ring_of_the_last_play_keeps_away_from_the_tile(fonts):
    face = QRectF(20, 20, 80, 40)
    picture = painted(lambda p: table.paint_last_play(p, face, U, LIGHT))
    assert picture.pixelColor(60, 40).alpha() == 0
    assert picture.pixelColor(60, 17).alpha() == 0
    left, top, _, _ = bounds(picture)
    assert (left, top) == (20 - 6, 20 - 6)
    assert LIGHT.ring.name() in colours(picture)


def test_a_wrong_try_is_crossed(fonts):
    picture = painted(lambda p: table.paint_wrong(p, QRectF(20, 20, 80, 40), U, LIGHT))
    assert picture.pixelColor(60, 40) == LIGHT.on_wrong_disc
    assert LIGHT.wrong_disc.name() in colours(picture)
    assert picture.pixelColor(30, 40).alpha() == 0


def ink(points):
    picture = painted(lambda p: paint_tally(p, QRectF(0, 0, 268, 40), points, LIGHT.ink), 270, 40)
    alphas = (picture.pixelColor(x, y).alpha() for x in range(270) for y in range(40))
    return sum(alphas)


def test_each_displayed_point_is_one_stroke():
    inks = [ink(points) for points in range(62)]
    assert inks[0] == 0
    assert all(before < after for before, after in pairwise(inks))
    # Ten strokes make a group, and all groups are alike.
    assert inks[60] == pytest.approx(6 * inks[10], rel=0.02)
    # Strokes 1 and 2 are the large ones.
    assert inks[2] > 2 * (inks[10] - inks[2]) / 4


@pytest.mark.parametrize("points", [0, -1, -15])
def test_no_strokes_at_zero_or_below(points):
    assert ink(points) == 0
    assert tally_size(points, 500).isEmpty()


def test_the_small_crosses_stand_top_right_bottom_left():
    def gained(fewer, more):
        rect = QRectF(0, 0, 100, 100)
        a, b = (
            painted(lambda p, n=n: paint_tally(p, rect, n, LIGHT.ink, 100), 100, 100) for n in (fewer, more)
        )
        places = [(x, y) for x in range(100) for y in range(100) if a.pixel(x, y) != b.pixel(x, y)]
        return (
            sum(x for x, _ in places) / len(places),
            sum(y for _, y in places) / len(places),
        )

    away = 33.5
    for fewer, (x, y) in {
        2: (50, 50 - away),
        4: (50 + away, 50),
        6: (50, 50 + away),
        8: (50 - away, 50),
    }.items():
        assert gained(fewer, fewer + 2) == pytest.approx((x, y), abs=1.5)


def test_a_tally_wraps():
    assert tally_size(61, 1000).toTuple() == (7 * GROUP + 6 * GAP, GROUP)
    assert tally_size(61, 4 * GROUP + 3 * GAP).toTuple() == (4 * GROUP + 3 * GAP, 2 * GROUP + GAP)
    assert tally_size(5, 1).toTuple() == (GROUP, GROUP)


def test_entities_have_three_shapes(fonts):
    shapes = []
    for entity in range(3):
        picture = painted(lambda p, e=entity: marks.paint_mark(p, QPointF(30, 30), 30, e, LIGHT.ink), 60, 60)
        shapes.append([picture.pixelColor(x, y).alpha() > 127 for x in range(60) for y in range(60)])
    areas = [sum(shape) for shape in shapes]
    assert shapes[0] != shapes[1] != shapes[2] != shapes[0]
    assert max(areas) / min(areas) < 1.45


def test_a_chip_and_the_level_bars(fonts):
    chip = painted(lambda p: marks.paint_chip(p, QRectF(0, 0, 34, 18), Tile(2, 5), DARK), 34, 18)
    assert {DARK.chip.name(), DARK.chip_edge.name()} <= colours(chip)
    for level in range(1, 6):
        bars = painted(
            lambda p, n=level: marks.paint_level(p, QRectF(0, 0, 42, 17), n, LIGHT.primary, LIGHT.line),
            42,
            17,
        )
        row = [bars.pixelColor(x, 15) for x in range(42)]
        filled = [c == LIGHT.primary for c in row]
        starts = sum(now and not before for before, now in zip([False, *filled], filled, strict=False))
        assert starts == level


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_the_felt_is_lighter_in_the_middle(fonts, palette):
    picture = painted(lambda p: felt.paint_felt(p, QRectF(0, 0, 300, 200), palette), 300, 200)
    assert picture.pixelColor(150, 92).lightness() > picture.pixelColor(10, 100).lightness()
    assert picture.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("wrong", [False, True])
def test_bubbles_point_at_what_they_speak_of(fonts, wrong):
    rect = QRectF(20, 20, 80, 30)
    below = painted(lambda p: bubbles.paint_bubble(p, rect, QPointF(60, 80), LIGHT, wrong))
    assert below.pixelColor(60, int(50 + bubbles.TIP) - 3).alpha() == 255
    above = painted(lambda p: bubbles.paint_bubble(p, rect, QPointF(60, 0), LIGHT, wrong))
    assert above.pixelColor(60, int(20 - bubbles.TIP) + 3).alpha() == 255
    edge = (LIGHT.wrong if wrong else LIGHT.brass).name()
    assert edge in colours(painted(lambda p: bubbles.paint_pill(p, QRectF(2, 2, 110, 40), LIGHT, wrong)))


ICONS = [
    "continue", "new", "matches", "learn", "rules", "back", "undo", "redo", "replay", "hint", "show-me",
    "draw", "pass", "sort", "fit", "zoom-in", "zoom-out", "panel", "log", "speed", "pause", "full-screen",
    "language", "theme", "settings", "search", "print", "copy", "check", "cross", "info", "warning",
    "person", "computer", "lock", "statistics", "export", "import", "rename", "duplicate", "delete",
]  # fmt: skip


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_of_the_look_is_drawn(fonts, name):
    for size in (16, 20, 24):
        picture = icons.icon_pixmap(name, GARDEN[0], size, 2.0).toImage()
        assert colours(picture) == {GARDEN[0].name()} or size == 16
        edge = [picture.pixelColor(i, 0).alpha() for i in range(2 * size)]
        assert max(edge) == 0, "it reaches over its grid"


@pytest.mark.parametrize("path", sorted(resource_path("icons").glob("*.svg")), ids=lambda p: p.stem)
def test_icons_keep_to_one_pen_and_to_the_palette(path: Path):
    text = path.read_text(encoding="utf-8")
    if path.stem.startswith("five-up"):
        tokens = {
            value.name().upper() for value in (*vars(LIGHT).values(), *GARDEN) if isinstance(value, QColor)
        }
        assert set(re.findall(r"#[0-9A-Fa-f]{6}", text)) <= tokens
        return
    assert 'viewBox="0 0 24 24"' in text
    assert 'stroke-width="1.75"' in text
    assert 'fill="none"' in text
    assert 'stroke-linecap="round"' in text
    assert "#" not in text


def test_a_disabled_icon_fades_and_an_unknown_one_is_an_error(fonts):
    lamp = icons.icon("hint", LIGHT.ink, 20)
    usual = lamp.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Normal).toImage()
    faded = lamp.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage()
    most = [max(i.pixelColor(x, y).alpha() for x in range(20) for y in range(20)) for i in (usual, faded)]
    assert most[1] == pytest.approx(0.45 * most[0], abs=3)
    with pytest.raises(FileNotFoundError, match="no-such"):
        icons.icon("no-such", LIGHT.ink)


def test_the_application_icon_drops_its_pins_when_small(fonts):
    icon = icons.app_icon()
    assert {size.width() for size in icon.availableSizes()} == set(icons.APP_SIZES)
    large = icon.pixmap(QSize(256, 256), 1.0).toImage()
    assert large.pixelColor(40, 128) == LIGHT.brass
    small = icon.pixmap(QSize(24, 24), 1.0).toImage()
    assert LIGHT.brass.name() not in {small.pixelColor(x, 12).name() for x in range(6)}
