"""The lot: what each seat drew, who drew again, who leads and why (Rules, section 2)."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import Lot, LotDraw, entity_of
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import LotWords, Names, SettlementWords, fill, joined

from .hands_panel import HandTiles
from .kit import Dialog, Elided, Icon, Mark, clear_layout, main_button

__all__ = ["LotDialog"]

_SIZE = QSize(760, 480)
_MORE = 150
"""Height of each further draw."""
_U = 36
_DIGITS = 16
"""How much of the commitment is shown; Copy takes all of it."""


class LotDialog(Dialog):
    """Shows a lot, with nothing but felt round it: no hand is out yet. `done`: deal the tiles."""

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        lot: Lot,
        names: Names,
        round_number: int,
        commitment: str | None = None,
    ) -> None:
        super().__init__(theme, host, _SIZE + QSize(0, _MORE * (len(lot.draws) - 1)))
        self._lot, self._names, self._number = lot, names, round_number
        self._commitment = commitment
        self._lots = LotWords(theme.words)
        self._result = Label(bold=True, wrap=True)
        self._seal = Label(Role.SMALL, "second")
        self.copy_button = Button(theme, "quiet", "copy")
        self.deal_button = main_button(theme)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(28, 16, 28, 16)
        self._rows.setSpacing(12)
        self.body.addLayout(self._rows, 1)
        self._build_foot()
        self.deal_button.clicked.connect(self.done)
        self.copy_button.clicked.connect(self._copy)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build_foot(self) -> None:
        seal = QHBoxLayout()
        seal.setSpacing(4)
        seal.addWidget(self._seal)
        seal.addWidget(self.copy_button)
        seal.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._result)
        words.addLayout(seal)
        self.foot.addLayout(words, 1)
        self.foot.addWidget(self.deal_button)
        for part in (self._seal, self.copy_button):
            part.setVisible(self._commitment is not None)

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.deal_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter deals, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def spoken(self) -> str:
        """Who drew what, and who leads."""
        said = []
        for draw in self._lot.draws:
            said += [self._lots.drew(draw, seat, self._names) for seat, _ in draw.tiles]
            said.append(self._lots.result(draw, self._names))
        return joined([self._lots.before(), *said], self.theme.language)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bare felt over all that lies below, where hands and counts are shown already."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.palette.table_edge)
        paint_felt(painter, QRectF(self.rect()), self.theme.palette)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(fill(self.tr("The lot for round {number}"), number=self._number), self._lots.before())
        clear_layout(self._rows)
        for index, draw in enumerate(self._lot.draws):
            if index:
                self._rows.addWidget(self._again(self._lot.draws[index - 1]))
            self._rows.addLayout(self._draw(draw))
        self._rows.addStretch(1)
        self._result.setText(self._lots.result(self._lot.draws[-1], self._names))
        self.deal_button.set_text(self.tr("Deal the tiles"))
        if self._commitment is not None:
            shown = fill(self.tr("Commitment to this deal: {digits}…"), digits=self._commitment[:_DIGITS])
            self._seal.setText(shown)
            self._seal.setAccessibleName(self._commitment)
            self._seal.setToolTip(
                self.tr("The deal is fixed already. After the round its record can be checked against this.")
            )
            self.copy_button.set_text(self.tr("Copy"))

    def _again(self, draw: LotDraw) -> QWidget:
        line = Label(wrap=True)
        line.setText(self._lots.result(draw, self._names))
        return line

    def _draw(self, draw: LotDraw) -> QGridLayout:
        """One draw: a column for each seat that took part."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        alone = len(draw.heaviest) == 1
        for column, (seat, tile) in enumerate(draw.tiles):
            grid.setColumnStretch(column, 1)
            grid.addLayout(self._who(seat), 0, column)
            picture = HandTiles(self.theme, (tile,), _U)
            picture.setAccessibleName(self._lots.drew(draw, seat, self._names))
            grid.addWidget(picture, 1, column)
            grid.addLayout(self._pips(tile.pips, alone and seat in draw.heaviest), 2, column)
        return grid

    def _who(self, seat: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        name = Elided(bold=True)
        name.set_whole(self._names.seat(seat))
        row.addWidget(Mark(self.theme, entity_of(seat, self._names.players), 11))
        row.addWidget(name, 1)
        return row

    def _pips(self, pips: int, leads: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(4)
        label = Label(Role.BODY, "good" if leads else "second", bold=leads)
        label.setText(SettlementWords(self.theme.words).pips(pips))
        if leads:
            row.addWidget(Icon(self.theme, "check", "good", 16))
        row.addWidget(label, 1)
        return row

    def _copy(self) -> None:
        if self._commitment is not None:
            QGuiApplication.clipboard().setText(self._commitment)
            self.copy_button.set_text(self.tr("Copied"))
