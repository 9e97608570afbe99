"""Overlays: pages that lie over the window until they are answered."""

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from fiveup_desktop.view.controls import Button, Label, frame
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import SPACE_3, SPACE_4

from .rows import main_button
from .scroll import Scroll
from .text import Elided

__all__ = ["ChoiceDialog", "Dialog", "Notice", "Overlay"]

_SIDE = 29
_EDGE = 16
_GIVEN = Qt.FocusReason.OtherFocusReason


class Overlay(QWidget):
    """Covers its window, keeps the focus inside, and grows with it. `done` says that it can go."""

    done = Signal()
    spoke = Signal(str)
    """Something has come up in it that is to be announced."""

    def __init__(self, theme: Theme, host: QWidget) -> None:
        super().__init__(host)
        self.theme = theme
        self._host = host
        self._before: QWidget | None = None
        self._bar: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        host.installEventFilter(self)
        theme.changed.connect(self.update)

    def open(self) -> None:
        """Show it above everything, and take the focus."""
        self._before = self.window().focusWidget()
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.take_focus()

    @property
    def room(self) -> QRect:
        """Where it may lay its contents: all of it, or what is below its bar."""
        above = 0 if self._bar is None else self._bar.geometry().bottom() + 1
        return self.rect().adjusted(0, above, 0, 0)

    def set_bar(self, bar: QWidget | None) -> None:
        """Keep a bar, a child of this, at the height where it is: it tells what must be seen in any case."""
        if self._bar is not None:
            if any(each.hasFocus() for each in self._bar.findChildren(QWidget)):
                self.take_focus()
            self._bar.hide()
            self._bar.deleteLater()
        self._bar = bar
        self._place_bar()
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """Place the bar, then what lies below it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_bar()
        return super().event(event)

    def _place_bar(self) -> None:
        if self._bar is not None:
            tall = max(self._bar.heightForWidth(self.width()), self._bar.minimumSizeHint().height())
            self._bar.setGeometry(0, self._bar.y(), self.width(), tall)
            self._bar.raise_()

    def close_overlay(self) -> None:
        """Take it away and give the focus back."""
        self.hide()
        self._host.removeEventFilter(self)
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(_GIVEN)
        self.deleteLater()

    def first_focus(self) -> QWidget:
        """What has the focus when it opens."""
        return self

    def spoken(self) -> str:
        """What is announced when it opens, beside its name and what has the focus."""
        return ""

    def take_focus(self) -> None:
        """Give the focus to what should have it first."""
        self.first_focus().setFocus(_GIVEN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the host's size."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round inside: what lies below cannot be reached."""
        stops = [each for each in self.findChildren(QWidget) if _takes_tab(each, self)]
        stops.sort(key=lambda each: _place(each, self))
        if not stops:
            return True
        current = self.window().focusWidget()
        at = stops.index(current) if current in stops else (-1 if forward else 0)
        target = stops[(at + (1 if forward else -1)) % len(stops)]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        self.show_stop(target)
        return True

    def show_stop(self, target: QWidget) -> None:
        """Bring what has the focus now into sight."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below it is clicked."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A scrim over what lies below."""
        QPainter(self).fillRect(self.rect(), self.theme.palette.scrim)


class Dialog(Overlay):
    """A dialog on a scrim: a title, a body that scrolls if it must, and a foot with buttons.

    `most` is its size at 100% text if the window has that much room; it is only as high as its contents need,
    unless it is `fixed`.
    """

    def __init__(self, theme: Theme, host: QWidget, most: QSize, *, fixed: bool = False) -> None:
        super().__init__(theme, host)
        self._most = most
        self._fixed = fixed
        theme.changed.connect(self._place_later)
        self.frame = frame("dialog", self)
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.title = Elided(Role.TITLE)
        self.subtitle = Label(Role.BODY, "second", wrap=True)
        self.head = QHBoxLayout()
        column.addLayout(self._head())
        column.addWidget(frame("rule"))
        self.column_scroll = Scroll()
        self.body = self.column_scroll.column()
        column.addWidget(self.column_scroll, 1)
        column.addWidget(frame("rule"))
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(_SIDE - 1, SPACE_4, _SIDE - 1, 15)
        self.foot.setSpacing(SPACE_3)
        column.addLayout(self.foot)

    def _head(self) -> QHBoxLayout:
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(self.title)
        titles.addWidget(self.subtitle)
        self.head.setContentsMargins(_SIDE - 1, 11, _SIDE - 1, 12)
        self.head.setSpacing(SPACE_4)
        self.head.addLayout(titles, 1)
        return self.head

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Set what stands in the head, which is also what the dialog is called."""
        self.title.set_whole(title)
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))
        self.setAccessibleName(title)

    def show_stop(self, target: QWidget) -> None:
        """Scroll to it, if it is in the body."""
        if self.column_scroll.isAncestorOf(target):
            self.column_scroll.ensureWidgetVisible(target)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the frame in the middle."""
        self._place_frame()

    def showEvent(self, event: QShowEvent) -> None:
        """Place the frame in the middle."""
        self._place_frame()

    def event(self, event: QEvent) -> bool:
        """Make the frame higher when its contents need it.

        Only higher: contents that wrap could ask for less and more in turns, for ever.
        """
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_frame(self.frame.height())
        return done

    def _place_later(self) -> None:
        """Once everything inside has taken its new size."""
        QTimer.singleShot(0, self, self._place_frame)

    def _place_frame(self, least: int = 0) -> None:
        room = self.room.marginsRemoved(QMargins(_EDGE, _EDGE, _EDGE, _EDGE))
        width = min(self.theme.px(self._most.width()), room.width())
        height = min(max(self._natural_height(width), least), room.height())
        place = QRect(0, 0, width, height)
        place.moveCenter(self.room.center())
        self.frame.setGeometry(place)

    def _natural_height(self, width: int) -> int:
        most = self.theme.px(self._most.height())
        if self._fixed:
            return most
        inside = width - 2 * self.frame.frameWidth()
        parts = (self.head, self.body, self.foot)
        heights = [_height_of(part, inside) for part in parts]
        return min(most, sum(heights) + 4)


def _height_of(layout: QLayout, width: int) -> int:
    """What a layout needs when it is so wide."""
    least = layout.totalSizeHint().height()
    return max(layout.totalHeightForWidth(width), least) if layout.hasHeightForWidth() else least


def _takes_tab(widget: QWidget, within: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisibleTo(within)


def _place(widget: QWidget, within: QWidget) -> tuple[int, int]:
    at = widget.mapTo(within, widget.rect().topLeft())
    return at.y(), at.x()


class Notice(Dialog):
    """A dialog that only tells, or whose every change holds at once: Esc and Enter are its main answer."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Enter close it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def add_close(self) -> Button:
        """End the foot with the main button, which closes; its words are the caller's."""
        button = main_button(self.theme)
        button.clicked.connect(self.done)
        self.foot.addStretch(1)
        self.foot.addWidget(button)
        return button


class ChoiceDialog(Dialog):
    """A dialog with one button for each choice: Enter takes the one that has the focus, Esc none."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what has the focus, up and down go along, Esc leaves all as it is."""
        focused = self.window().focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
