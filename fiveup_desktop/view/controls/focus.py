"""The focus ring: 2 px, 3 px away, and only for those who use the keyboard (the look, section 7)."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import FOCUS_GAP, FOCUS_WIDTH, RADIUS_CARD, RADIUS_FIELD

__all__ = ["OWN_FOCUS", "FocusRing"]

OWN_FOCUS = "ownFocus"
"""Dynamic property of widgets that show by themselves what in them has the focus, like the table."""

_REACH = FOCUS_GAP + FOCUS_WIDTH
_BY_KEYBOARD = Qt.WidgetAttribute.WA_KeyboardFocusChange
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class _Ring(QWidget):
    """The painted ring, a sibling or uncle of the widget that it surrounds."""

    def __init__(self, home: QWidget, theme: Theme, radius: int) -> None:
        super().__init__(home)
        self._theme = theme
        self._radius = radius + FOCUS_GAP + FOCUS_WIDTH / 2
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring, along the widget's own edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.palette.focus, FOCUS_WIDTH))
        inset = FOCUS_WIDTH / 2
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, self._radius, self._radius)
        painter.end()


class FocusRing(QObject):
    """Moves one ring to whatever control gets the focus, in any window of the application.

    It shows at first, and after every Tab or shortcut; a press of the mouse hides it. Where the program moves
    the focus, to a new page say, the ring shows if it did before.
    """

    def __init__(self, app: QApplication, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ring: _Ring | None = None
        self._watched: list[QWidget] = []
        self._by_keyboard = True
        app.focusChanged.connect(self._move)

    def _move(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            self._surround(None)
            return
        window = new.window()
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._by_keyboard = False
            window.setAttribute(_BY_KEYBOARD, False)  # Qt sets it on a Tab, and never takes it back
        elif window.testAttribute(_BY_KEYBOARD):
            self._by_keyboard = True
        self._surround(new if self._by_keyboard and not new.property(OWN_FOCUS) else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget with the focus, and what it lies in."""
        if event.type() in _MOVES and self._watched:
            self._surround(self._watched[0])
        return False

    def _surround(self, target: QWidget | None) -> None:
        self._let_go()
        if target is None or target.isWindow() or not target.isVisible():
            if target is not None:
                self._watch([target])
            return
        _lay_out(target)
        radius = RADIUS_CARD if target.property("kind") == "row" else RADIUS_FIELD
        between, home, place = _room_for(target)
        self._ring = _Ring(home, self._theme, radius)
        self._ring.setGeometry(place)
        self._ring.show()
        self._watch([target, *between])

    def _watch(self, widgets: list[QWidget]) -> None:
        self._watched = widgets
        for widget in widgets:
            widget.installEventFilter(self)

    def _let_go(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = []
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None


def _lay_out(target: QWidget) -> None:
    """Let layouts catch up now: to show the ring would do it, and move what it has just surrounded."""
    widget = target.parentWidget()
    while widget is not None:
        if (layout := widget.layout()) is not None:
            layout.activate()
        widget = None if widget.isWindow() else widget.parentWidget()


def _room_for(target: QWidget) -> tuple[list[QWidget], QWidget, QRect]:
    """The nearest ancestor that does not cut the ring off, those passed on the way, and the ring's place."""
    between: list[QWidget] = []
    home = target.parentWidget() or target.window()
    while True:
        place = QRect(target.mapTo(home, QPoint()), target.size()).adjusted(-_REACH, -_REACH, _REACH, _REACH)
        outer = home.parentWidget()
        if home.isWindow() or outer is None or home.rect().contains(place):
            return between, home, place
        between.append(home)
        home = outer
