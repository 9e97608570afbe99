"""A known fault of some PySide6: each repaint in Python loses a reference to None, until it crashes."""

import sys

from tests.gui.table.conftest import *  # noqa: F403 - the fixtures of the table serve here

REPAINTS = 300


def test_repainting_loses_no_reference_to_none(sit_down):
    table = sit_down(4, seed=1)
    table.start()
    page = table.page
    for _ in range(10):
        page.repaint()
        page.stage.viewport().repaint()
    before = sys.getrefcount(None)
    for _ in range(REPAINTS):
        page.stage.viewport().repaint()
    for _ in range(REPAINTS):
        page.repaint()
    # None itself may be held once more or less here and there; a leak would show three hundred times.
    assert abs(sys.getrefcount(None) - before) < REPAINTS / 10
