"""The new match page: how many play, who sits where, and how well the computers play."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import entity_count
from fiveup_desktop.session import (
    DEFAULT_LEVEL,
    LONGEST_NAME,
    NameFault,
    Player,
    PlayerKind,
    Settings,
    name_fault,
)
from fiveup_desktop.view.controls import Button, CheckBox, Label, Segments, frame
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, fill, usual_names

from .kit import Elided, Mark, Scroll, clear_layout, main_button
from .level_card import LevelCard
from .page import Page, side_margin
from .seat_card import SeatCard, TablePlan

__all__ = ["NewMatchPage"]

_COUNTS = (2, 3, 4)
_SIDES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""Which sides of the table the seats take, clockwise from the bottom."""
_CELLS = ((2, 1), (1, 0), (0, 1), (1, 2))
"""Row and column of each side in the grid."""
_NARROW = 1100
_BOX_INDENT = 32
"""Words under a check box stand under its words."""


class NewMatchPage(Page):
    """Seats round a table. `begun` brings players, whether aids are in it, and whether it is for practice."""

    begun = Signal(object, bool, bool)
    cancelled = Signal()

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._settings = settings
        self._named_in = theme.language
        self.count = Segments(theme, len(_COUNTS))
        self.seats = [SeatCard(theme, seat, self) for seat in range(max(_COUNTS))]
        self.levels = LevelCard(theme)
        self.plan = TablePlan(theme)
        self.begin_button = main_button(theme)
        self._build()
        self._connect()
        self._remember(settings.last_players)
        self.retranslate()

    # Parts

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        scroll = Scroll()
        self._column = scroll.column()
        self._column.addLayout(self._header())
        self._column.addSpacing(12)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(20)
        self._body.addLayout(self._left(), 760)
        self._body.addLayout(self._right(), 440)
        self._column.addLayout(self._body, 1)
        outer.addWidget(scroll, 1)
        outer.addWidget(self._footer())

    def _header(self) -> QHBoxLayout:
        self.back_button = Button(self.theme, "quiet", "back")
        self._title = Label(Role.TITLE)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.back_button)
        row.addWidget(self._title, 1)
        return row

    def _left(self) -> QVBoxLayout:
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(12)
        self._grid.addWidget(self.plan, 1, 1)
        for column in range(3):
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(1, 1)
        self._partners = QHBoxLayout()
        self._partners.setSpacing(8)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.count, 0, Qt.AlignmentFlag.AlignLeft)
        left.addSpacing(16)
        left.addLayout(self._grid, 1)
        left.addSpacing(12)
        left.addLayout(self._partners)
        left.addSpacing(12)
        return left

    def _right(self) -> QVBoxLayout:
        self._screen_card = frame("card")
        self._screen = Label(Role.BODY, "second", wrap=True)
        self.aids, self.practice = CheckBox(self.theme), CheckBox(self.theme)
        self._aids_line, self._practice_line = (Label(Role.SMALL, "second", wrap=True) for _ in range(2))
        self.aids.setChecked(self._settings.aids)
        inner = QVBoxLayout(self._screen_card)
        inner.setContentsMargins(20, 12, 20, 12)
        inner.setSpacing(0)
        inner.addWidget(self._screen)
        inner.addSpacing(6)
        for box, line in ((self.aids, self._aids_line), (self.practice, self._practice_line)):
            inner.addWidget(box)
            line.setIndent(self.theme.px(_BOX_INDENT))
            inner.addWidget(line)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.levels)
        column.addWidget(self._screen_card)
        column.addStretch(1)
        return column

    def _footer(self) -> QWidget:
        foot = frame("foot")
        self._lot_line = Label(Role.BODY, "second", wrap=True)
        self.cancel_button = Button(self.theme)
        self._foot_row = QHBoxLayout(foot)
        self._foot_row.setSpacing(14)
        self._foot_row.addWidget(self._lot_line, 1)
        self._foot_row.addWidget(self.cancel_button)
        self._foot_row.addWidget(self.begin_button)
        return foot

    def _connect(self) -> None:
        self.count.chosen.connect(self._on_count)
        for card in self.seats:
            card.changed.connect(self._tell)
            card.entered.connect(lambda chosen=card: self._choose(chosen))
        self.levels.chosen.connect(self._set_all_levels)
        for box in (self.aids, self.practice):
            box.toggled.connect(self._tell_ways)
        self.begin_button.clicked.connect(self.begin)
        for button in (self.back_button, self.cancel_button):
            button.clicked.connect(self.cancelled)
        for key in ("Return", "Enter"):
            self._shortcut(key, self._enter)
        self._shortcut("Esc", self.cancelled.emit)

    def _shortcut(self, key: str, call: object) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(call)

    def _enter(self) -> None:
        """Enter presses the button that has the focus, and begins from everywhere else."""
        focused = self.window().focusWidget()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        else:
            self.begin()

    # What is chosen

    @property
    def players_count(self) -> int:
        """How many play."""
        return _COUNTS[self.count.index]

    @property
    def cards(self) -> tuple[SeatCard, ...]:
        """The cards of the seats that play, in seat order."""
        return tuple(self.seats[: self.players_count])

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, in seat order."""
        return tuple(card.player for card in self.cards)

    def begin(self) -> None:
        """Begin the match, or go to the first name that is none."""
        faults = self._faults()
        wrong = [card for card, fault in zip(self.cards, faults, strict=True) if fault]
        if wrong:
            wrong[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._settings.last_players = self.players
        self._settings.aids = self.aids.isChecked()
        self.begun.emit(self.players, self.aids.isChecked(), self.practice.isChecked())

    def _remember(self, last: Sequence[Player]) -> None:
        """Seat those of the last new match, and the usual ones on the seats that were empty."""
        names = usual_names(self.theme.language)
        for seat, card in enumerate(self.seats):
            kind = PlayerKind.COMPUTER if seat else PlayerKind.HUMAN
            usual = Player(names[seat], kind, DEFAULT_LEVEL if seat else None)
            card.set_player(last[seat] if seat < len(last) else usual)
        self.count.set_index(_COUNTS.index(len(last)) if len(last) in _COUNTS else 2)
        self._on_count()

    def _on_count(self) -> None:
        sides = _SIDES[self.players_count]
        for card in self.seats:
            self._grid.removeWidget(card)
            card.setVisible(card.seat < self.players_count)
        for card, side in zip(self.cards, sides, strict=False):
            card.set_players(self.players_count)
            # The middle cell grows; cards keep their height and stay near the table.
            where = {0: Qt.AlignmentFlag.AlignTop, 2: Qt.AlignmentFlag.AlignBottom}
            self._grid.addWidget(card, *_CELLS[side], where.get(side, Qt.AlignmentFlag.AlignVCenter))
        self.plan.set_sides(sides)
        for before, after in zip(self.cards, self.cards[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._tell()

    def _choose(self, chosen: SeatCard) -> None:
        for card in self.seats:
            card.set_chosen(card is chosen)
        self.levels.set_level(chosen.player.level)

    def _set_all_levels(self, level: str) -> None:
        for card in self.seats:
            card.set_level(level)

    # What is said

    def entered(self) -> None:
        """The page is shown now: for a match that counts, unless somebody says otherwise."""
        self.practice.setChecked(False)
        super().entered()

    def first_focus(self) -> QWidget:
        """The main button: everything is filled in already."""
        return self.begin_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._follow_names()
        self.back_button.setAccessibleName(self.tr("Back"))
        self._title.setText(self.tr("New match"))
        self.count.set_texts([self.tr("2 players"), self.tr("3 players"), self.tr("4 players, two pairs")])
        self.cancel_button.set_text(self.tr("Cancel"))
        self.begin_button.set_text(self.tr("Draw lots and begin"))
        self._lot_line.setText(self.tr("Everyone draws a tile first; the heaviest leads."))
        self.aids.setText(self.tr("Hints and tile tracker"))
        self.practice.setText(self.tr("Practice"))
        self._tell_ways()
        self._tell()

    def _follow_names(self) -> None:
        """A name that nobody typed is told in the new language."""
        before, after = usual_names(self._named_in), usual_names(self.theme.language)
        for card, old, new in zip(self.seats, before, after, strict=True):
            if card.player.name == old:
                card.name.setText(new)
        self._named_in = self.theme.language

    def _faults(self) -> list[str]:
        names = [player.name for player in self.players]
        return [self._fault(name, names[:seat]) for seat, name in enumerate(names)]

    def _fault(self, name: str, earlier: Sequence[str]) -> str:
        fault = name_fault(name)
        if fault is None:
            return self.tr("Another seat has this name.") if name in earlier else ""
        return {
            NameFault.EMPTY: self.tr("Please type a name."),
            NameFault.TOO_LONG: fill(self.tr("At most {count} characters, please."), count=LONGEST_NAME),
            NameFault.CONTROL_CHARACTER: self.tr("There is a line break or control character in it."),
            NameFault.BIDI_CHARACTER: self.tr("There is a character in it that turns the writing round."),
        }[fault]

    def _tell(self) -> None:
        """Everything that depends on who plays."""
        for card, fault in zip(self.cards, self._faults(), strict=True):
            card.set_fault(fault)
        self._tell_partners()
        people = sum(player.kind is PlayerKind.HUMAN for player in self.players)
        if people == 0:
            text = self.tr(
                "Only computers play: you watch. Their tiles stay hidden until a round is settled."
            )
        elif people == 1:
            text = self.tr("The computers see only what their own seat may see.")
        else:
            text = self.tr("Between two people an opaque page asks for the screen to be passed on.")
        self._screen.setText(text)

    def _tell_ways(self) -> None:
        """What the two boxes mean, as they are ticked now; both hold for the whole match."""
        self._aids_line.setText(
            self.tr("H shows the best play and why, T the tiles not seen yet.")
            if self.aids.isChecked()
            else self.tr("Switched off for the whole match.")
        )
        self._practice_line.setText(
            self.tr("All hands open, any play can be taken back; not counted.")
            if self.practice.isChecked()
            else self.tr("The match counts; a play can be taken back only until the next one acts.")
        )
        for box, line in ((self.aids, self._aids_line), (self.practice, self._practice_line)):
            box.setAccessibleDescription(line.text())

    def _tell_partners(self) -> None:
        clear_layout(self._partners)
        players = self.players
        names = Names(tuple(player.name for player in players))
        for entity in range(entity_count(len(players))):
            name = Elided(Role.BODY, "second")
            name.set_whole(names.entity(entity))
            self._partners.addWidget(Mark(self.theme, entity, 11))
            self._partners.addWidget(name)
            self._partners.addSpacing(16)
        line = Label(Role.BODY, "second", wrap=True)
        line.setText(
            self.tr("Those who sit opposite are partners and keep one score.")
            if len(players) == 4
            else self.tr("Everyone keeps a score of their own.")
        )
        self._partners.addWidget(line, 1)

    def arrange(self) -> None:
        """Margins, and one column or two."""
        narrow = self.width() < _NARROW
        margin = side_margin(self.width(), 16 if narrow else 40)
        self._grid.setHorizontalSpacing(8 if narrow else 12)
        self.levels.set_compact(narrow)
        for line in (self._aids_line, self._practice_line):
            line.setIndent(self.theme.px(_BOX_INDENT))
        short = self.height() < 700
        self._column.setContentsMargins(margin, 10 if short else 20, margin, 0)
        self._foot_row.setContentsMargins(margin, 14, margin, 14)
        stacked = self.width() < 960 * self.theme.text_percent / 100
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)
