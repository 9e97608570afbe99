import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from fiveup_desktop.rules.tiles import FULL_SET, Tile
from fiveup_desktop.view.art.tiles import HELD_LIFT, TileArt, TileLook, face_rect, paint_back, tile_pixmap
from fiveup_desktop.view.theme import DARK, LIGHT, PipSet, Scheme
from fiveup_desktop.view.theme.palette import CLEAR, GARDEN

U = 40.0


def look(ratio=1.0, **more):
    return TileLook(U, ratio, more.pop("palette", LIGHT), more.pop("pips", PipSet.GARDEN), **more)


def image(tile, angle=0, **more):
    return tile_pixmap(tile, angle, look(**more)).toImage()


def pixel(picture, x, y):
    """The colour at (x, y) in u from the tile's middle."""
    ratio = picture.devicePixelRatio()
    return picture.pixelColor(
        int(picture.width() / 2 + x * U * ratio), int(picture.height() / 2 + y * U * ratio)
    )


def pip_places(picture, colour, half):
    """Which of the nine grid places of the half round (x, y) carry a pip of this colour, row by row."""
    x, y = half
    return [
        [pixel(picture, x + dx * 0.255, y + dy * 0.255) == colour for dx in (-1, 0, 1)] for dy in (-1, 0, 1)
    ]


PATTERNS = {
    0: ["...", "...", "..."],
    1: ["...", ".o.", "..."],
    2: ["..o", "...", "o.."],
    3: ["..o", ".o.", "o.."],
    4: ["o.o", "...", "o.o"],
    5: ["o.o", ".o.", "o.o"],
    6: ["ooo", "...", "ooo"],
}


def quarter(pattern):
    """The pattern turned clockwise."""
    return ["".join(row[column] for row in reversed(pattern)) for column in range(3)]


# Middles of the low and the high half at each angle (view.art.tiles: 0 is low on the left, clockwise).
HALVES = {
    0: ((-0.5, 0), (0.5, 0)),
    90: ((0, -0.5), (0, 0.5)),
    180: ((0.5, 0), (-0.5, 0)),
    270: ((0, 0.5), (0, -0.5)),
}


@pytest.mark.parametrize("angle", HALVES)
@pytest.mark.parametrize("tile", FULL_SET, ids=str)
def test_every_pip_is_where_it_belongs(qapp, tile, angle):
    picture = image(tile, angle)
    for value, half in zip((tile.low, tile.high), HALVES[angle], strict=True):
        pattern = PATTERNS[value]
        for _ in range(angle // 90):
            pattern = quarter(pattern)
        colour = GARDEN[value - 1] if value else None
        assert pip_places(picture, colour, half) == [[c == "o" for c in row] for row in pattern]


def test_the_six_has_its_rows_along_the_tile(qapp):
    along, across = image(Tile(6, 6), 0), image(Tile(6, 6), 90)
    assert pip_places(along, GARDEN[5], (-0.5, 0)) == [[True] * 3, [False] * 3, [True] * 3]
    assert pip_places(across, GARDEN[5], (0, -0.5)) == [[True, False, True]] * 3


@pytest.mark.parametrize("pips", [PipSet.GARDEN, PipSet.CLEAR])
def test_both_pip_palettes(qapp, pips):
    picture = image(Tile(1, 1), pips=pips)
    assert pixel(picture, -0.5, 0) == (GARDEN if pips is PipSet.GARDEN else CLEAR)[0]


@pytest.mark.parametrize("angle", HALVES)
def test_doubles_alone_have_a_rivet(qapp, angle):
    for tile in FULL_SET:
        middle = pixel(image(tile, angle), 0.03, 0.03)
        assert (middle == LIGHT.brass) == tile.is_double


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("angle", HALVES)
def test_straight_edges_are_crisp_at_every_ratio(qapp, ratio, angle):
    """No half-covered pixel along the sides: left of the face the shadow, then at once the edge line."""
    picture = image(Tile(0, 0), angle, ratio=ratio)
    middle = picture.height() // 2 - round(0.3 * U * ratio)
    row = [picture.pixelColor(x, middle) for x in range(picture.width())]
    first = next(x for x, colour in enumerate(row) if colour.alpha() == 255)
    assert row[first] == LIGHT.tile_edge
    assert row[first - 1].lightness() < 30


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_light_and_shadow_point_down_whatever_the_angle(qapp, palette):
    for angle in HALVES:
        picture = image(Tile(0, 0), angle, palette=palette)
        reach = 1.0 if angle % 180 else 0.5
        assert pixel(picture, 0.3, reach + 0.06).alpha() > 0
        assert pixel(picture, 0.3, -reach - 0.06).alpha() == 0
        top, bottom = pixel(picture, 0.3, -reach + 0.15), pixel(picture, 0.3, reach - 0.15)
        assert top.lightness() > bottom.lightness()


def test_the_held_tile_has_a_longer_shadow_that_is_not_cut_off(qapp):
    picture = tile_pixmap(Tile(0, 0), 0, look(lift=HELD_LIFT)).toImage()
    plain = tile_pixmap(Tile(0, 0), 0, look()).toImage()
    assert picture.height() > plain.height()
    assert all(picture.pixelColor(x, picture.height() - 1).alpha() == 0 for x in range(picture.width()))


def test_a_pixmap_is_painted_once_for_each_look(theme):
    art = TileArt(theme)
    first = art.pixmap(Tile(1, 4), 90, U, 2.0)
    assert art.pixmap(Tile(1, 4), 450, U, 2.0) is first
    assert art.pixmap(Tile(1, 4), 90, U, 1.0) is not first
    theme.set_pips(PipSet.CLEAR)
    assert art.pixmap(Tile(1, 4), 90, U, 2.0) is not first
    theme.set_pips(PipSet.GARDEN)
    assert art.pixmap(Tile(1, 4), 90, U, 2.0) is first
    theme.set_scheme(Scheme.DARK)
    assert art.pixmap(Tile(1, 4), 90, U, 2.0) is not first


def test_the_cache_does_not_grow_without_end(theme):
    art = TileArt(theme)
    first = art.pixmap(Tile(0, 0), 0, 20.0)
    for step in range(400):
        art.pixmap(Tile(0, 0), 0, 20.1 + step / 100)
    assert art.pixmap(Tile(0, 0), 0, 20.0) is not first


def test_backs_tell_nothing(theme):
    art = TileArt(theme)
    back = art.pixmap(None, 0, U).toImage()
    assert pixel(back, 0, 0) == LIGHT.back
    small = QImage(12, 24, QImage.Format.Format_ARGB32)
    small.fill(Qt.GlobalColor.transparent)
    painter = QPainter(small)
    paint_back(painter, QRectF(0, 0, 12, 24), LIGHT)
    painter.end()
    assert small.pixelColor(6, 12) == LIGHT.back


def test_the_face_is_a_little_smaller_than_two_units():
    assert face_rect(0, 100, QPointF(5, 7)) == QRectF(5 - 97, 7 - 47, 194, 94)
    assert face_rect(90, 100) == QRectF(-47, -97, 94, 194)


@pytest.mark.parametrize("u", [0.0, -0.4, -3.0, 0.02])
@pytest.mark.parametrize("tile", [Tile(6, 6), None])
def test_where_there_is_no_room_there_is_a_clear_pixmap(qapp, qtlog, tile, u):
    picture = tile_pixmap(tile, 90, TileLook(u, 1.5, LIGHT, PipSet.GARDEN))
    assert not picture.isNull()
    assert [record.message for record in qtlog.records] == []
