"""Pixmaps of the table's items."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from fiveup_desktop.view.table.sprites import blank


@pytest.mark.parametrize("half", [QSizeF(0, 5), QSizeF(-3, -3), QSizeF(0.1, 0.1)])
def test_a_pixmap_can_be_painted_on_however_little_room_there_is(qapp, qtlog, half):
    pixmap = blank(half, 1.5)
    QPainter(pixmap).end()
    assert pixmap.width() >= 2 <= pixmap.height()
    assert [record.message for record in qtlog.records] == []
