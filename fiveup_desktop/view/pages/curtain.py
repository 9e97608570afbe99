"""The curtain: an opaque page between two people at one screen. The same whoever is next."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import entity_of, partner_of
from fiveup_desktop.view.art.tiles import TileLook, paint_back_tile
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.theme import Role, Theme, with_alpha
from fiveup_desktop.view.theme.metrics import RADIUS_DIALOG
from fiveup_desktop.view.words import Names, fill

from .kit import Elided, Mark, Overlay, key_cap, main_button

__all__ = ["Curtain"]

_CARD = QSize(620, 424)
_BACKS = 5
_NAME_SIZE = 44
_PATTERN = (86, 92)
_PATTERN_TILE = QSize(34, 68)


class Curtain(Overlay):
    """Asks for the screen to be handed to `seat`. `done`: that person is here."""

    def __init__(self, theme: Theme, host: QWidget, seat: int, names: Names) -> None:
        super().__init__(theme, host)
        self._seat, self._names = seat, names
        self._ask = Label(Role.CARD_TITLE, "second", bold=False)
        self._name = _BigName(theme)
        self._what = Elided(tone="second")
        self.button = main_button(theme, "show-me")
        self._away = Label(Role.SMALL, "second")
        self._or = Label(Role.SMALL, "second")
        self._saved = Label(tone="table2")
        self._card = _CurtainCard(theme, self)
        self._build()
        self.button.clicked.connect(self.done)
        self._saved.setParent(self)
        theme.words.changed.connect(self.retranslate)
        theme.changed.connect(self._place)
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self._card)
        column.setContentsMargins(32, 24, 32, 24)
        column.setSpacing(0)
        column.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(_Backs(self.theme), 0, middle)
        column.addSpacing(18)
        column.addWidget(self._ask, 0, middle)
        column.addWidget(self._name)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(Mark(self.theme, entity_of(self._seat, self._names.players), 11))
        row.addWidget(self._what)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(28)
        column.addWidget(self.button, 0, middle)
        column.addSpacing(18)
        hint = QHBoxLayout()
        hint.setSpacing(6)
        hint.addStretch(1)
        hint.addWidget(self._away)
        hint.addWidget(key_cap("Enter"))
        hint.addWidget(self._or)
        hint.addStretch(1)
        column.addLayout(hint)
        column.addStretch(1)

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter says that the person is here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        name = self._names.seat(self._seat)
        self._ask.setText(self.tr("Please pass the screen to"))
        self._name.set_name(name)
        partner = partner_of(self._seat, self._names.players)
        if partner is None:
            self._what.set_whole(fill(self.tr("{name} is to play"), name=name))
        else:
            text = self.tr("partner of {partner} · {name} is to play")
            self._what.set_whole(fill(text, partner=self._names.seat(partner), name=name))
        self.button.set_text(fill(self.tr("I am {name}, show my tiles"), name=name))
        self._away.setText(self.tr("Everybody else, please look away.", "before the key cap Enter"))
        self._or.setText(self.tr("works too.", "after the key cap Enter"))
        self._saved.setText(self.tr("Everything is saved; you can leave at any time."))
        self.setAccessibleName(fill(self.tr("Please pass the screen to {name}."), name=name))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card in the middle."""
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place everything anew when texts take another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return done

    def _place(self) -> None:
        wanted = QSize(self.theme.px(_CARD.width()), self.theme.px(_CARD.height()))
        room = self.room
        place = QRect(0, 0, min(wanted.width(), room.width() - 32), min(wanted.height(), room.height() - 32))
        place.moveCenter(room.center())
        self._card.setGeometry(place)
        self._saved.adjustSize()
        self._saved.move(24, self.height() - self._saved.height() - 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt-coloured paper with a pattern of tiles: nothing shines through."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.palette
        painter.fillRect(self.rect(), colours.table_edge)
        painter.setPen(QPen(with_alpha(colours.on_table2, 0.12), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        across, down = _PATTERN
        for line, y in enumerate(range(10, self.height(), down)):
            start = 20 if line % 2 == 0 else 20 - across // 2
            for x in range(start, self.width(), across):
                painter.drawRoundedRect(QRectF(x, y, _PATTERN_TILE.width(), _PATTERN_TILE.height()), 6, 6)


class _CurtainCard(QWidget):
    """The card in the middle, with a brass hairline."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel and hairline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.panel)
        box = self.rect().toRectF()
        painter.drawRoundedRect(box, RADIUS_DIALOG + 4, RADIUS_DIALOG + 4)
        painter.setPen(QPen(colours.brass_edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(7.5, 7.5, -7.5, -7.5), RADIUS_DIALOG, RADIUS_DIALOG)


class _Backs(QWidget):
    """Five hidden tiles: as many whoever is next, and whatever they hold."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row of standing tiles."""
        return QSize(_BACKS * 38, 68)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Backs in a row."""
        painter = QPainter(self)
        look = TileLook(29, self.devicePixelRatioF(), self._theme.palette, self._theme.pips)
        for place in range(_BACKS):
            painter.save()
            painter.translate(19 + place * 38, 32)
            paint_back_tile(painter, 90, look)
            painter.restore()


class _BigName(QWidget):
    """The name, large; what does not fit is made smaller, then elided."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """Show a name."""
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        """One large line."""
        return QSize(200, self._theme.px(_NAME_SIZE) * 4 // 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name in the middle."""
        painter = QPainter(self)
        font = self._font()
        painter.setFont(font)
        painter.setPen(self._theme.palette.ink)
        shown = QFontMetrics(font).elidedText(self._name, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine), shown)

    def _font(self) -> QFont:
        font = QFont(self._theme.font(Role.TITLE))
        for size in range(self._theme.px(_NAME_SIZE), self._theme.px(20), -2):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(self._name) <= self.width():
                break
        return font
