"""The camera shows everything, on whole pixels, and finds its way from one look to the next."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from fiveup_desktop.view.table.camera import Camera, fitted, holds, joined_bounds, zoomed

halves = st.integers(-60, 60).map(lambda half: half / 2)
sizes = st.integers(2, 60).map(lambda half: half / 2)
ratios = st.sampled_from([1.0, 1.25, 1.5, 2.0])
ROOM = QRectF(120, 60, 740, 440)


@given(halves, halves, sizes, sizes, ratios)
def test_a_fitted_camera_shows_everything_on_whole_pixels(left, top, width, height, ratio):
    bounds = (left, top, left + width, top + height)
    camera = fitted(bounds, ROOM, ratio, 56)
    if camera.u > 8.5:  # below that, nothing more is given up to show everything
        assert holds(camera, bounds, ROOM)
    assert camera.u <= 56
    # Half a tile in device pixels is even: a lattice of half units lies on whole ones.
    assert camera.u * ratio / 2 == pytest.approx(round(camera.u * ratio / 2))
    assert camera.x * ratio == pytest.approx(round(camera.x * ratio))


@given(ratios, st.floats(-3, 3), st.floats(130, 800), st.floats(70, 480))
def test_zooming_keeps_the_point_under_the_pointer(ratio, steps, x, y):
    camera = Camera(30.0, 480.0, 290.0)
    nearer = zoomed(camera, 1.2**steps, QPointF(x, y), ratio)
    before, after = camera.units(QPointF(x, y)), nearer.units(QPointF(x, y))
    assert after[0] == pytest.approx(before[0], abs=1 / nearer.u)
    assert after[1] == pytest.approx(before[1], abs=1 / nearer.u)


@pytest.mark.parametrize("factor", [1.001, 0.999])
def test_even_a_small_step_of_zoom_does_something(factor):
    camera = Camera(30.0, 480.0, 290.0)
    assert (zoomed(camera, factor, QPointF(400, 300), 1.0).u > camera.u) == (factor > 1)


@given(st.integers(5, 40), st.integers(5, 40), halves, halves)
def test_a_new_picture_can_be_made_to_look_like_the_old_one(old_u, new_u, x, y):
    old, new = Camera(old_u * 2.0, 100, 200), Camera(new_u * 2.0, 300, 250)
    shown = new.transform_from(old).map(new.point(x, y))
    assert shown.x() == pytest.approx(old.point(x, y).x())
    assert shown.y() == pytest.approx(old.point(x, y).y())


def test_from_a_camera_to_itself_nothing_moves():
    camera = Camera(40.0, 480.0, 290.0)
    assert camera.transform_from(camera).isIdentity()


def test_bounds_are_joined():
    assert joined_bounds((0, 0, 2, 1), (-1, 0.5, 1, 3)) == (-1, 0, 2, 3)
