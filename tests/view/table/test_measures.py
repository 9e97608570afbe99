"""Where everything stands: the figures of the look at its sizes, and nothing over anything at any."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF

from fiveup_desktop.view.table.measures import Place, extent_of, measure, places

SIZES = [(1280, 688), (1920, 1048), (1024, 608), (880, 528), (2560, 1400)]


def measured(width, height, players, text=1.0):
    extent = extent_of(QSize(width, height), text)
    panel = 0 if extent.drawer else extent.panel + 16
    return extent, measure(QSizeF(width - panel, height), players, extent)


def test_the_figures_of_the_look_at_1280_by_720():
    # The look counts from the window's corner, where the menu bar takes 32 px.
    extent, measures = measured(1280, 688, 4)
    assert measures.mat == QRectF(8, 8, 960, 568)
    assert measures.rack == QRectF(8, 584, 960, 96)
    assert extent.panel == 288
    assert measures.fit.left() - measures.mat.left() == 112
    assert measures.fit.top() - measures.mat.top() == 58
    assert measures.mat.bottom() - measures.fit.bottom() == 62


@pytest.mark.parametrize(("width", "panel", "rack"), [(1920, 360, 128), (1024, 256, 84)])
def test_panel_and_rack_of_other_windows(width, panel, rack):
    extent = extent_of(QSize(width, 1048 if width == 1920 else 608))
    assert (extent.panel, extent.rack) == (panel, rack)


@pytest.mark.parametrize(("size", "drawer"), [((1000, 588), False), ((999, 700), True), ((1200, 587), True)])
def test_a_small_window_makes_the_panel_a_drawer(size, drawer):
    assert extent_of(QSize(*size)).drawer is drawer


@pytest.mark.parametrize(
    ("size", "players", "text"), list(itertools.product(SIZES, (2, 3, 4), (1.0, 1.5, 2.0)))
)
def test_nothing_stands_over_anything(size, players, text):
    _, measures = measured(*size, players, text)
    assert not measures.mat.intersects(measures.rack)
    assert measures.rack.contains(measures.hand)
    assert measures.fit.width() > 150
    assert measures.fit.height() > 100
    for tag in measures.tags.values():
        assert measures.mat.contains(tag)
        assert not measures.fit.intersects(tag)
    plates = QRectF(
        measures.mat.left(), measures.total.y() - measures.plate_height, 900, measures.plate_height
    )
    assert not measures.fit.intersects(plates)


def test_seats_stand_clockwise_from_the_rack():
    assert places(2) == (Place.BOTTOM, Place.TOP)
    assert places(3) == (Place.BOTTOM, Place.LEFT, Place.RIGHT)
    assert places(4) == (Place.BOTTOM, Place.LEFT, Place.TOP, Place.RIGHT)
