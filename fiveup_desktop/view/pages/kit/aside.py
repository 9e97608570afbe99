"""A dialog over the table that can get out of its way."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.controls import Button
from fiveup_desktop.view.theme import Theme

from .overlay import Dialog
from .rows import main_button

__all__ = ["AsideDialog"]

_GIVEN = Qt.FocusReason.OtherFocusReason


class AsideDialog(Dialog):
    """`table_button` in its head shows the table behind it; any click or key brings the dialog back."""

    def __init__(self, theme: Theme, host: QWidget, most: QSize, *, fixed: bool = False) -> None:
        super().__init__(theme, host, most, fixed=fixed)
        self.table_button = Button(theme, "quiet", "show-me")
        self.head.addWidget(self.table_button)
        self.back_button = main_button(theme, "back")
        self.back_button.setParent(self)
        self.back_button.hide()
        self.table_button.clicked.connect(self.look_at_table)
        self.back_button.clicked.connect(self.come_back)

    @property
    def is_aside(self) -> bool:
        """Whether the page is out of the way, so that the table can be seen."""
        return self.frame.isHidden()

    def name_ways(self, there: str, back: str) -> None:
        """What the buttons to the table and back say."""
        self.table_button.set_text(there)
        self.back_button.set_text(back)
        self._place_back()

    def look_at_table(self) -> None:
        """Get out of the way; any click or key comes back."""
        self.frame.hide()
        self._place_back()
        self.back_button.show()
        self.back_button.setFocus(_GIVEN)
        self.update()

    def come_back(self) -> None:
        """The page again."""
        self.back_button.hide()
        self.frame.show()
        self.table_button.setFocus(_GIVEN)
        self.update()

    def _place_back(self) -> None:
        """In the corner where the table itself has nothing: over the log."""
        self.back_button.adjustSize()
        size = self.back_button.size()
        self.back_button.move(self.width() - size.width() - 24, self.height() - size.height() - 24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place page and button anew."""
        super().resizeEvent(event)
        self._place_back()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scrim; none while the table is looked at."""
        if not self.is_aside:
            super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key brings the page back."""
        if self.is_aside:
            self.come_back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the button brings the page back."""
        if self.is_aside:
            self.come_back()
        event.accept()
