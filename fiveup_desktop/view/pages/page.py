"""What every full page of the window has in common."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import PAGE_WIDTH

__all__ = ["Page", "side_margin"]


def side_margin(width: int, least: int) -> int:
    """Margin in px at either side of a page's column, which is at most `PAGE_WIDTH` wide and centred."""
    return max(least, (width - PAGE_WIDTH) // 2)


class Page(QWidget):
    """A page of warm paper. A page says its texts in `retranslate`, and is told when the language changes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.update)
        theme.changed.connect(self._rearrange)
        theme.words.changed.connect(self._speak)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Set margins, and one column or two, for the size of now."""

    def first_focus(self) -> QWidget:
        """What has the focus when the page is shown."""
        return self

    def entered(self) -> None:
        """The page is shown now."""
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper."""
        QPainter(self).fillRect(self.rect(), self.theme.palette.paper)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new size."""
        self.arrange()

    def _rearrange(self) -> None:
        self.arrange()
        QTimer.singleShot(0, self, self._lay_out_anew)

    def _lay_out_anew(self) -> None:
        """A style is put on part by part, also while layouts ask for sizes: those can be half old then."""
        for layout in self.findChildren(QLayout):
            layout.invalidate()

    def _speak(self) -> None:
        self.retranslate()
