"""The focus ring: 2 px, 3 px away, and only for those who use the keyboard (the look, section 7)."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import FOCUS_GAP, FOCUS_WIDTH, RADIUS_CARD, RADIUS_FIELD

__all__ = ["OWN_FOCUS", "FocusRing"]

OWN_FOCUS = "ownFocus"
"""Dynamic property of widgets that show by themselves what in them has the focus, like the table."""

_REACH = FOCUS_GAP + FOCUS_WIDTH
_BY_KEYBOARD = Qt.WidgetAttribute.WA_KeyboardFocusChange


class _RingStyle(QProxyStyle):
    """Tells the frame to lie above its widget and to reach beyond it; worn by the frame alone."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Margins of the frame."""
        margins = (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin)
        return _REACH if metric in margins else super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        """The frame's place in the stack."""
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, returnData)


class _Frame(QFocusFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._style = _RingStyle("Fusion")
        self._style.setParent(self)
        self.setStyle(self._style)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring, along the frame's outer edge."""
        target = self.widget()
        radius = RADIUS_CARD if target.property("kind") == "row" else RADIUS_FIELD
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.palette.focus, FOCUS_WIDTH))
        inset = FOCUS_WIDTH / 2
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, radius + FOCUS_GAP + inset, radius + FOCUS_GAP + inset)
        painter.end()


class FocusRing(QObject):
    """Moves one ring to whatever control gets the focus, in any window of the application.

    It shows at first, and after every Tab or shortcut; a press of the mouse hides it. Where the program moves
    the focus, to a new page say, the ring shows if it did before.
    """

    def __init__(self, app: QApplication, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._frame: QFocusFrame | None = None
        self._by_keyboard = True
        app.focusChanged.connect(self._move)

    def _move(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            self._show_on(None)
            return
        window = new.window()
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._by_keyboard = False
            window.setAttribute(_BY_KEYBOARD, False)  # Qt sets it on a Tab, and never takes it back
        elif window.testAttribute(_BY_KEYBOARD):
            self._by_keyboard = True
        self._show_on(new if self._by_keyboard and not new.property(OWN_FOCUS) else None)

    def _show_on(self, target: QWidget | None) -> None:
        # A frame dies with the window in which it lies: a new one each time is simpler than to rescue it.
        if self._frame is not None and isValid(self._frame):
            self._frame.setWidget(None)  # type: ignore[arg-type]  # None is what takes it off
            self._frame.deleteLater()
        self._frame = None
        if target is not None and not target.isWindow():
            self._frame = _Frame(self._theme)
            self._frame.setWidget(target)
