"""Buttons and fields of pages beyond `view.controls`: big rows, main buttons, names."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.view.art.icons import icon_pixmap
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import Button, Label, restyle, set_plain_tooltip
from fiveup_desktop.view.theme import Role, Theme

from .text import Elided, Icon, key_cap

__all__ = ["NameField", "RowButton", "main_button"]

_ROW_HEIGHT = 84
_DISC = 44


def main_button(theme: Theme, icon_name: str | None = None) -> Button:
    """The one main button of a page."""
    button = Button(theme, "main", icon_name)
    button.setProperty("role", Role.CARD_TITLE.value)
    return button


class _Disc(Icon):
    """An icon on a disc."""

    def sizeHint(self) -> QSize:
        """The disc's square."""
        side = self.theme.px(_DISC)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Disc first, icon on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.palette.sel)
        painter.drawEllipse(self.rect())
        painter.end()
        super().paintEvent(event)


class RowButton(Button):
    """A row of the start page: icon, title, a line below it, and the key that does the same.

    Without a key it is a row of a list: its title can be anything, and gives way as well.
    """

    def __init__(self, theme: Theme, icon_name: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, "row", parent=parent)
        self._height = _ROW_HEIGHT
        self._row_theme = theme
        self.title = Label(Role.CARD_TITLE) if key else Elided(Role.CARD_TITLE)
        self.line = Elided(Role.BODY, "second")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.line)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 20, 0)
        row.setSpacing(18)
        row.addWidget(_Disc(theme, icon_name, "primary"))
        row.addLayout(words, 1)
        if key:
            row.addWidget(key_cap(key))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_height(self, height: int) -> None:
        """Choose the height in px at 100% text."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def set_texts(self, title: str, line: str) -> None:
        """Set the title, and the line that says more."""
        if isinstance(self.title, Elided):
            self.title.set_whole(title)
        else:
            self.title.setText(title)
        self.line.set_whole(line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        set_plain_tooltip(self, "")

    def sizeHint(self) -> QSize:
        """84 px high."""
        return QSize(self._inner(minimum=False), self._row_theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        """The line may be elided."""
        return QSize(self._inner(minimum=True), self._row_theme.px(self._height))

    def _inner(self, minimum: bool) -> int:
        layout = self.layout()
        assert layout is not None
        return (layout.minimumSize() if minimum else layout.sizeHint()).width()


class NameField(QLineEdit):
    """A player's name behind the mark of its scoring entity, with an icon of who plays at its end."""

    def __init__(self, theme: Theme, entity: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entity = entity
        self._icon = "person"
        self.setProperty("role", Role.BODY.value)
        self.setProperty("bold", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_player(self, entity: int, icon_name: str) -> None:
        """Choose the mark at the beginning and the icon at the end."""
        self._entity, self._icon = entity, icon_name
        self.update()

    def set_wrong(self, wrong: bool) -> None:
        """Say that what stands there is no name."""
        if wrong != self.property("error"):
            restyle(self, error=wrong)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field by the style sheet, mark and icon by us."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = self._theme.px(11)
        centre = QPointF(12 + size / 2, self.height() / 2)
        paint_mark(painter, centre, size, self._entity, self._theme.team_colour(self._entity))
        side = self._theme.px(18)
        pixmap = icon_pixmap(self._icon, self._theme.palette.ink2, side, self.devicePixelRatioF())
        painter.drawPixmap(self.width() - side - 10, (self.height() - side) // 2, pixmap)

    def _restyle(self) -> None:
        self.setTextMargins(self._theme.px(11) + 6, 0, self._theme.px(18) + 4, 0)
