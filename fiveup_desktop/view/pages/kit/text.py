"""Texts and small drawings of pages beyond `view.controls`."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.view.art.icons import icon_pixmap
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import Label, set_plain_tooltip
from fiveup_desktop.view.theme import Role, Theme

__all__ = ["Elided", "Icon", "Mark", "key_cap"]


class Elided(Label):
    """A text of one line that gives way: what does not fit is elided, and whole in the tooltip."""

    def __init__(
        self,
        role: Role = Role.BODY,
        tone: str = "ink",
        bold: bool | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(role, tone, bold, parent=parent)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_whole(self, text: str) -> None:
        """Set the text; `text()` is what of it is shown."""
        self._whole = text
        self.setAccessibleName(text)
        self._elide()
        self.updateGeometry()

    @property
    def whole(self) -> str:
        """The text before eliding."""
        return self._whole

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        self.ensurePolished()
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        hint = self.sizeHint()
        few = QFontMetrics(self.font()).horizontalAdvance("nnnn…")
        return QSize(min(few, hint.width()), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Elide anew."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        if shown != self.text():
            self.setText(shown)
        set_plain_tooltip(self, self._whole if shown != self._whole else "")


def key_cap(key: str) -> Label:
    """The cap of a key, to stand beside what it does."""
    cap = Label(Role.SMALL, "second")
    cap.setProperty("kind", "key")
    cap.setText(key)
    cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return cap


class _Drawing(QWidget):
    """A small square that grows with the text."""

    def __init__(self, theme: Theme, size: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._size = size
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def side(self) -> int:
        """Its side in px."""
        return self.theme.px(self._size)

    def sizeHint(self) -> QSize:
        """The square and 2 px round it."""
        return QSize(self.side + 4, self.side + 4)


class Mark(_Drawing):
    """The shape of a scoring entity: circle, diamond or triangle in its colour."""

    def __init__(self, theme: Theme, entity: int, size: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(theme, size, parent)
        self._entity = entity

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape in the middle."""
        middle = self.rect().toRectF().center()
        paint_mark(QPainter(self), middle, self.side, self._entity, self.theme.team_colour(self._entity))


class Icon(_Drawing):
    """One of our icons in a colour token of the palette."""

    def __init__(
        self, theme: Theme, name: str, token: str = "ink", size: int = 20, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, size, parent)
        self._name, self._token = name, token

    def set_icon(self, name: str, token: str) -> None:
        """Show another icon."""
        self._name, self._token = name, token
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in the middle."""
        colour = getattr(self.theme.palette, self._token)
        pixmap = icon_pixmap(self._name, colour, self.side, self.devicePixelRatioF())
        at = (self.width() - self.side) // 2, (self.height() - self.side) // 2
        QPainter(self).drawPixmap(*at, pixmap)
