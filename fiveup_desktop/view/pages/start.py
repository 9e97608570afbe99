"""The start page: one key to go on with the last match, one row for everything else."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from fiveup_desktop import __version__
from fiveup_desktop.session import MatchSummary, Settings
from fiveup_desktop.view.art.icons import app_pixmap
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language, fill

from .kit import RowButton, Scroll
from .page import Page, side_margin
from .start_cards import ContinueCard, HowToCard, WelcomeCard

__all__ = ["StartPage"]

_LOGO = 52
_NARROW = 1100
_SHORT = 740


class StartPage(Page):
    """Continue with the picture of its table, and rows for the rest."""

    continue_wanted = Signal()
    new_match_wanted = Signal()
    matches_wanted = Signal()
    demo_wanted = Signal()
    rules_wanted = Signal()
    lessons_wanted = Signal()
    open_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._settings = settings
        self._offer: MatchSummary | None = None
        self._count: int | None = None
        self._unfinished = 0
        self._build()
        self._build_menus()
        self._build_shortcuts()
        self.retranslate()

    # Parts

    def _build(self) -> None:
        scroll = Scroll()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._column = scroll.column()
        self._column.addLayout(self._header())
        self._column.addSpacing(24)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(32)
        self._body.addLayout(self._left(), 608)
        self._body.addLayout(self._right(), 544)
        self._column.addLayout(self._body, 1)
        self._column.addSpacing(16)
        self._column.addLayout(self._footer())

    def _header(self) -> QHBoxLayout:
        self._logo = QLabel()
        self._name = Label(Role.TITLE)
        self._both_names = Label(Role.BODY, "second")
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._both_names)
        self.language_button = Button(self.theme, icon_name="language")
        self.theme_button = Button(self.theme, icon_name="theme")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._logo)
        row.addSpacing(8)
        row.addLayout(names)
        row.addStretch(1)
        row.addWidget(self.language_button)
        row.addWidget(self.theme_button)
        return row

    def _left(self) -> QVBoxLayout:
        self.continue_card = ContinueCard(self.theme)
        self.welcome_card = WelcomeCard(self.theme)
        self.continue_card.button.clicked.connect(self.continue_wanted)
        self.welcome_card.button.clicked.connect(self.new_match_wanted)
        column = QVBoxLayout()
        column.addWidget(self.continue_card)
        column.addWidget(self.welcome_card)
        return column

    def _right(self) -> QVBoxLayout:
        self.new_row = RowButton(self.theme, "new", "N")
        self.matches_row = RowButton(self.theme, "matches", "M")
        self.demo_row = RowButton(self.theme, "show-me", "D")
        self.rules_row = RowButton(self.theme, "rules", "R")
        self.learn_row = RowButton(self.theme, "learn", "L")
        self.new_row.clicked.connect(self.new_match_wanted)
        self.matches_row.clicked.connect(self.matches_wanted)
        self.demo_row.clicked.connect(self.demo_wanted)
        self.rules_row.clicked.connect(self.rules_wanted)
        self.learn_row.clicked.connect(self.lessons_wanted)
        self._how_to = HowToCard(self.theme)
        self._rows = (self.new_row, self.learn_row, self.matches_row, self.demo_row, self.rules_row)
        column = self._right_column = QVBoxLayout()
        for row in self._rows:
            column.addWidget(row)
        column.addWidget(self._how_to, 100)
        column.addStretch(1)
        return column

    def _footer(self) -> QHBoxLayout:
        self._private = Label(Role.SMALL, "second")
        self._version = Label(Role.SMALL, "second")
        self.settings_button = Button(self.theme, "quiet", "settings")
        self.about_button = Button(self.theme, "quiet", "info")
        self.settings_button.clicked.connect(self.settings_wanted)
        self.about_button.clicked.connect(self.about_wanted)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._private, 1)
        row.addWidget(self._version)
        row.addWidget(self.settings_button)
        row.addWidget(self.about_button)
        return row

    def _build_menus(self) -> None:
        self._languages = QMenu(self)
        self._schemes = QMenu(self)
        for button, menu in ((self.language_button, self._languages), (self.theme_button, self._schemes)):
            button.clicked.connect(lambda _=False, b=button, m=menu: _pop_up(m, b))
        group = QActionGroup(self)
        for language in Language:
            action = self._languages.addAction(language.native_name)
            action.setCheckable(True)
            action.setData(language.value)
            group.addAction(action)
            action.triggered.connect(lambda _=False, value=language.value: self._choose("language", value))
        group = QActionGroup(self)
        for scheme in ("system", "light", "dark"):
            action = self._schemes.addAction("")
            action.setCheckable(True)
            action.setData(scheme)
            group.addAction(action)
            action.triggered.connect(lambda _=False, value=scheme: self._choose("scheme", value))

    def _build_shortcuts(self) -> None:
        for key, signal in {
            "N": self.new_match_wanted,
            "M": self.matches_wanted,
            "D": self.demo_wanted,
            "R": self.rules_wanted,
            "L": self.lessons_wanted,
            "O": self.open_wanted,
        }.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(signal)
        for enter in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(enter), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._enter)

    # What is shown

    def set_offer(self, offer: MatchSummary | None) -> None:
        """Offer a match to go on with, or none."""
        self._offer = offer
        self.continue_card.setVisible(offer is not None)
        self.welcome_card.setVisible(offer is None)
        self.new_row.setVisible(offer is not None)
        # For those who have never played; everybody else has the rules one key away.
        self._how_to.setVisible(offer is None)
        if offer is not None:
            self.continue_card.set_offer(offer)

    @property
    def offer(self) -> MatchSummary | None:
        """The match that one can go on with."""
        return self._offer

    def set_kept(self, offer: MatchSummary | None, count: int | None, unfinished: int) -> None:
        """Offer a match, and say how many are kept here; None: they are still being counted."""
        self._count, self._unfinished = count, unfinished
        if offer != self._offer or offer is None:
            had_focus = self.first_focus().hasFocus()
            self.set_offer(offer)
            if had_focus:
                self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.welcome_card.button if self._offer is None else self.continue_card.button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._name.setText(self.tr("Five Up"))
        self._both_names.setText(self.tr("Exact 61 · 精确61·法伊夫·阿普"))
        self.new_row.set_texts(self.tr("New match"), self.tr("2, 3 or 4, people or computers"))
        self.matches_row.set_texts(self.tr("Matches"), self._kept_here())
        self.demo_row.set_texts(self.tr("Watch a match"), self.tr("Four computers play, and you look on"))
        self.rules_row.set_texts(self.tr("Rules"), self.tr("Both languages, side by side"))
        self.learn_row.set_texts(self.tr("Learn"), self.tr("Twelve short lessons at a real table"))
        self._private.setText(self.tr("Everything stays on this computer."))
        self._version.setText(__version__)
        self.settings_button.set_text(self.tr("Settings"))
        self.about_button.set_text(self.tr("About"))
        self.language_button.set_text(self.theme.language.native_name)
        schemes = {
            "system": self.tr("Like the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        self.theme_button.set_text(schemes[self._settings.scheme])
        for action in self._schemes.actions():
            action.setText(schemes[action.data()])
            action.setChecked(action.data() == self._settings.scheme)
        for action in self._languages.actions():
            action.setChecked(action.data() == self.theme.language.value)
        self.language_button.setAccessibleDescription(self.tr("Language"))
        self.theme_button.setAccessibleDescription(self.tr("Light or dark"))

    def _kept_here(self) -> str:
        """How many matches there are, and what else the page of matches is for."""
        if not self._count:
            return self.tr("All that you play is kept here, and files can be brought in")
        kept = self.tr("%n kept here", "", self._count)
        if not self._unfinished:
            return kept
        return fill(
            self.tr("{kept}, {unfinished}"),
            kept=kept,
            unfinished=self.tr("%n unfinished", "", self._unfinished),
        )

    def arrange(self) -> None:
        """Margins, and one column or two."""
        narrow = self.width() < _NARROW
        margin = side_margin(self.width(), 32 if narrow else 48)
        short = self.height() < _SHORT * self.theme.text_percent / 100
        self._column.setContentsMargins(margin, 16 if short else 36, margin, 4 if short else 12)
        self._right_column.setSpacing(12 if short else 16)
        for row in self._rows:
            row.set_height(70 if short else 84)
        stacked = self.width() < 780 * self.theme.text_percent / 100
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)
        self._logo.setPixmap(app_pixmap(self.theme.px(_LOGO), self.devicePixelRatioF()))

    def _choose(self, name: str, value: str) -> None:
        setattr(self._settings, name, value)

    def _enter(self) -> None:
        focused = self.window().focusWidget()
        if isinstance(focused, Button | RowButton) and self.isAncestorOf(focused):
            focused.click()
        elif self._offer is not None:
            self.continue_wanted.emit()
        else:
            self.new_match_wanted.emit()


def _pop_up(menu: QMenu, button: QWidget) -> None:
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
