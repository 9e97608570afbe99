"""A small picture of a table: tiles, pins and felt, with nothing that is hidden from anybody."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.layout import Link, Table, lay_out
from fiveup_desktop.rules import Board
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.table import LINK_INSIDE, paint_last_play, paint_link, paint_pin
from fiveup_desktop.view.art.tiles import TileLook, face_rect, paint_tile
from fiveup_desktop.view.theme import Theme

__all__ = ["BoardPicture", "paint_lying"]

_MARGIN = 30
_MOST_U = 52
_LEAST_RINGED = 12
"""Below so many px a half, the ring round the last tile would be larger than the tile."""


class BoardPicture(QWidget):
    """The table of a board, as large as it fits. Painted once for each size and look."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table = Table.empty()
        self._painted: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._forget)

    def set_board(self, board: Board) -> None:
        """Show another board."""
        self.set_table(lay_out(board.placements))

    def set_table(self, table: Table) -> None:
        """The same, laid out already."""
        self._table = table
        self._forget()

    def sizeHint(self) -> QSize:
        """Little: it takes what is left, and a column that scrolls goes by what is hinted."""
        return QSize(400, 160)

    def minimumSizeHint(self) -> QSize:
        """Still a picture."""
        return QSize(260, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept pixmap."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size().toSizeF() * ratio).toSize()
        if self._painted is None or self._painted.size() != wanted:
            self._painted = self._paint(wanted, ratio)
        QPainter(self).drawPixmap(0, 0, self._painted)

    def _forget(self) -> None:
        self._painted = None
        self.update()

    def _paint(self, wanted: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(wanted)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self._theme.palette.panel)
        painter = QPainter(pixmap)
        room = QRectF(QPointF(), self.size().toSizeF())
        paint_felt(painter, room, self._theme.palette)
        inside = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        paint_lying(painter, self._table, inside, self._theme, ratio)
        painter.end()
        return pixmap


def paint_lying(painter: QPainter, table: Table, room: QRectF, theme: Theme, ratio: float) -> None:
    """Paint all that lies on a table into `room`, as large as it fits; `ratio`: device pixels for each px."""
    if not table.poses:
        return
    left, top, right, bottom = table.bounds
    u = min(_MOST_U, room.width() / (right - left), room.height() / (bottom - top))
    u = max(1.0, int(u * ratio)) / ratio
    look = TileLook(u, ratio, theme.palette, theme.pips)
    origin = room.center() - QPointF((left + right) / 2, (top + bottom) / 2) * u
    origin = QPointF(round(origin.x() * ratio) / ratio, round(origin.y() * ratio) / ratio)
    for tile, pose in table.poses.items():
        painter.save()
        painter.translate(origin + QPointF(pose.x, pose.y) * u)
        paint_tile(painter, tile, pose.angle, look)
        painter.restore()
    for joint in table.joints:
        across = QPointF(1, 0) if joint.horizontal else QPointF(0, 1)
        paint_pin(painter, origin + QPointF(joint.x, joint.y) * u, across, u, theme.palette)
    for link in table.links:
        paint_link(painter, _link_points(link, origin, u), u, theme.palette)
    if u < _LEAST_RINGED:
        return
    last = list(table.poses.values())[-1]
    face = face_rect(last.angle, u, origin + QPointF(last.x, last.y) * u)
    paint_last_play(painter, face, u, theme.palette)


def _link_points(link: Link, origin: QPointF, u: float) -> list[QPointF]:
    """A link's corners in px, each end drawn out a little into its tile."""
    points = [QPointF(x, y) for x, y in link.points]
    for end, beside in ((0, 1), (-1, -2)):
        away = points[end] - points[beside]
        length = max((away.x() ** 2 + away.y() ** 2) ** 0.5, 1e-9)
        points[end] = points[end] + away / length * LINK_INSIDE
    return [origin + point * u for point in points]
