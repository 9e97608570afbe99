"""The button of an aid on the rack: an icon on a plate, brass while the aid is in use."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from fiveup_desktop.view.art.icons import icon_pixmap
from fiveup_desktop.view.controls import OWN_FOCUS, set_plain_tooltip
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import DISABLED_SHARE, FOCUS_WIDTH, HIT, RADIUS_FIELD

__all__ = ["AidButton"]

_ICON = 22
_MOST_GROWTH = 1.5


class AidButton(QPushButton):
    """A square of 40 px or more; `set_reason` disables it and says why."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._icon_name = theme, icon_name
        self._pixmaps: tuple[QPixmap, QPixmap] | None = None
        self._tip = ""
        self.setCheckable(True)
        self.setProperty(OWN_FOCUS, True)
        self.setProperty("kind", "table")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.changed.connect(self._tint)
        self._tint()

    @property
    def side(self) -> int:
        """Its side in px."""
        return round(HIT * min(_MOST_GROWTH, max(1.0, self._theme.text_percent / 100)))

    def set_words(self, name: str, tip: str) -> None:
        """What it is called, and what its tooltip says while it can be used."""
        self.setAccessibleName(name)
        self._tip = tip
        self.set_reason(self.accessibleDescription())

    def set_reason(self, reason: str) -> None:
        """Disable it and say why; no reason: it can be used."""
        self.setEnabled(not reason)
        set_plain_tooltip(self, reason or self._tip)
        self.setAccessibleDescription(reason)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(self.side, self.side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, icon, and a white ring for the keyboard."""
        assert self._pixmaps is not None
        colours = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        lit = self.isChecked() or self.isDown()
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED_SHARE)
        bright = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(colours.hi if bright else colours.on_table2, 1.25))
        painter.setBrush(colours.brass if lit else colours.tag)
        painter.drawRoundedRect(rect, RADIUS_FIELD, RADIUS_FIELD)
        pixmap = self._pixmaps[lit]
        side = pixmap.width() / pixmap.devicePixelRatio()
        painter.drawPixmap(round((self.width() - side) / 2), round((self.height() - side) / 2), pixmap)
        if self.hasFocus():
            painter.setPen(QPen(colours.ring, FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_FIELD + 2, RADIUS_FIELD + 2
            )
        painter.end()

    def _tint(self) -> None:
        """Paint the icon for the colours and sizes of now; no pixmap is made in a paint call."""
        colours, ratio = self._theme.palette, self.devicePixelRatioF()
        size = round(_ICON * self.side / HIT)
        self._pixmaps = (
            icon_pixmap(self._icon_name, colours.on_table, size, ratio),
            icon_pixmap(self._icon_name, colours.badge_ink, size, ratio),
        )
        self.update()
