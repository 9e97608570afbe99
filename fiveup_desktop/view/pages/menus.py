"""The menu bar: what can be done at the table, and how everything looks."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from fiveup_desktop.session import Settings
from fiveup_desktop.view.controls import Label, mnemonic_free
from fiveup_desktop.view.theme import Role, Theme

from .setting_words import CHOICES, PLAY_CHOICES, PLAY_SWITCHES, SettingWords

__all__ = ["Menus"]


class _Entry(NamedTuple):
    """An action: its name in code, its key, and whether the key works everywhere in the window."""

    name: str
    key: str = ""
    at_table: bool = False


_MATCH = (
    _Entry("new", "Ctrl+N"),
    _Entry("open", "Ctrl+O"),
    _Entry("matches", "Ctrl+M"),
    _Entry("save_copy", "Ctrl+S", at_table=True),
    _Entry("fair_deals", at_table=True),
    _Entry("copy_commitment", at_table=True),
    _Entry("statistics"),
    _Entry("start", "Ctrl+W", at_table=True),
    _Entry("quit", "Ctrl+Q"),
)
_PLAY = (
    _Entry("undo", "Ctrl+Z", at_table=True),
    _Entry("redo", "Ctrl+Shift+Z", at_table=True),
    _Entry("draw", at_table=True),
    _Entry("pass", at_table=True),
    _Entry("hint", at_table=True),
    _Entry("tracker", at_table=True),
    _Entry("replay", at_table=True),
    _Entry("look_back", "Ctrl+R", at_table=True),
    _Entry("pause", "F8", at_table=True),
    _Entry("hand_over", "Ctrl+H", at_table=True),
)
_TABLE_VIEW = (
    _Entry("panel", at_table=True),
    _Entry("fit", at_table=True),
    _Entry("zoom_in", at_table=True),
    _Entry("zoom_out", at_table=True),
    _Entry("tell_board", at_table=True),
    _Entry("tell_scores", at_table=True),
    _Entry("plays", at_table=True),
)
_HELP = (
    _Entry("learn", "Ctrl+L"),
    _Entry("rules", "F1"),
    _Entry("legend", "F2"),
    _Entry("keys", "Shift+F1"),
    _Entry("about"),
)
_TABLE_KEYS = {
    "draw": "D",
    "pass": "P",
    "hint": "H",
    "tracker": "T",
    "replay": "R",
    "panel": "F9",
    "fit": "F",
    "zoom_in": "+",
    "zoom_out": "−",
    "tell_board": "B",
    "tell_scores": "S",
    "plays": "L",
}
"""Keys that the table itself takes; the menu only says so."""


class _Corner(Label):
    """What stands at the right end of the bar (QMenuBar's own corner does not follow a text that changes)."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(Role.LOG, "second", parent=bar)
        self._bar = bar
        bar.installEventFilter(self)

    def show_text(self, text: str) -> None:
        """Say something else."""
        if text != self.text():
            self.setText(text)
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the right end."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange):
            self._place()
        return False

    def _place(self) -> None:
        self.adjustSize()
        self.move(self._bar.width() - self.width() - 16, (self._bar.height() - self.height()) // 2)


class Menus(QObject):
    """Builds the menu bar of `window`. `triggered` names what was chosen; settings are set at once."""

    triggered = Signal(str)

    def __init__(self, window: QMainWindow, theme: Theme, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._theme, self._settings = window, theme, settings
        self._words = SettingWords(theme.words)
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._choices: dict[str, QMenu] = {}
        self._switches: dict[str, QAction] = {}
        self.corner = _Corner(window.menuBar())
        self._build()
        settings.changed.connect(self._show_values)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build(self) -> None:
        bar = self._window.menuBar()
        for name, entries in (("match", _MATCH), ("play", _PLAY), ("view", ()), ("help", _HELP)):
            menu = self._menus[name] = bar.addMenu("")
            for entry in entries:
                if entry.name in ("start", "quit"):
                    menu.addSeparator()
                self._add(menu, entry)
            if name == "view":
                self._build_view(menu)
            if name == "play":
                self._build_play(menu)
        self.actions["pause"].setCheckable(True)
        self._menus["play"].setToolTipsVisible(True)

    def _build_play(self, menu: QMenu) -> None:
        menu.addSeparator()
        for name, values in PLAY_CHOICES.items():
            self._add_choice(menu, name, values)
        for name in PLAY_SWITCHES:
            self._add_switch(menu, name)

    def _build_view(self, menu: QMenu) -> None:
        for entry in _TABLE_VIEW:
            self._add(menu, entry)
        menu.addSeparator()
        for name, values in CHOICES.items():
            self._add_choice(menu, name, values)
        self._add_switch(menu, "reduced_motion")
        menu.addSeparator()
        self._add(menu, _Entry("full_screen", "F11")).setCheckable(True)
        self._add(menu, _Entry("settings", "Ctrl+,"))

    def _add_choice(self, menu: QMenu, name: str, values: tuple[object, ...]) -> None:
        choice = self._choices[name] = menu.addMenu("")
        group = QActionGroup(self)
        for value in values:
            action = choice.addAction("")
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            action.triggered.connect(self._setter(name, value))

    def _add_switch(self, menu: QMenu, name: str) -> None:
        switch = self._switches[name] = self._add(menu, _Entry(name))
        switch.setCheckable(True)
        switch.triggered.connect(lambda on: setattr(self._settings, name, on))

    def _setter(self, name: str, value: object) -> Callable[[], None]:
        return lambda: setattr(self._settings, name, value)

    def _add(self, menu: QMenu, entry: _Entry) -> QAction:
        action = QAction(self._window)
        if entry.key:
            action.setShortcut(QKeySequence(entry.key))
        if entry.name == "quit":
            action.setMenuRole(QAction.MenuRole.QuitRole)
        action.triggered.connect(lambda _=False, name=entry.name: self.triggered.emit(name))
        menu.addAction(action)
        # Beside the menu: where the bar is hidden, the keys still work.
        self._window.addAction(action)
        self.actions[entry.name] = action
        return action

    def set_at_table(self, at_table: bool) -> None:
        """Whether a match is on the table: only then can it be played and saved."""
        for entry in (*_MATCH, *_PLAY, *_TABLE_VIEW):
            if entry.at_table:
                self.actions[entry.name].setEnabled(at_table)
        if not at_table:
            self.actions["undo"].setToolTip("")  # It told of a match that is out of sight.

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._menus["match"].setTitle(self.tr("&Match"))
        self._menus["play"].setTitle(self.tr("&Play"))
        self._menus["view"].setTitle(self.tr("&View"))
        self._menus["help"].setTitle(self.tr("&Help"))
        for name, text in self.texts().items():
            key = _TABLE_KEYS.get(name)
            self.actions[name].setText(mnemonic_free(text) + (f"\t{key}" if key else ""))
        for name, menu in self._choices.items():
            menu.setTitle(mnemonic_free(self._words.title(name)))
            actions = menu.actions()
            texts = self._words.values(name, [action.data() for action in actions])
            for action, text in zip(actions, texts, strict=True):
                action.setText(mnemonic_free(text))
        self._show_values()

    def texts(self) -> dict[str, str]:
        """What each action is called."""
        return {
            "new": self.tr("New match…"),
            "open": self.tr("Open a match file…"),
            "matches": self.tr("Matches…"),
            "save_copy": self.tr("Save a copy…"),
            "fair_deals": self.tr("Fair deals…"),
            "statistics": self.tr("Statistics…"),
            "copy_commitment": self.tr("Copy this round’s commitment"),
            "start": self.tr("Back to start"),
            "quit": self.tr("Quit"),
            "undo": self.tr("Take back"),
            "redo": self.tr("Redo"),
            "draw": self.tr("Draw a tile"),
            "pass": self.tr("Pass"),
            "hint": self.tr("Hint"),
            "tracker": self.tr("Tiles not seen yet"),
            "replay": self.tr("Show again since my turn"),
            "look_back": self.tr("Replay this match…"),
            "pause": self.tr("Pause the computers"),
            "hand_over": self.tr("Let a computer play for you…"),
            "panel": self.tr("Scores and log"),
            "fit": self.tr("Show the whole table"),
            "zoom_in": self.tr("Zoom in"),
            "zoom_out": self.tr("Zoom out"),
            "tell_board": self.tr("The board in words"),
            "tell_scores": self.tr("Scores and needs"),
            "plays": self.tr("To the list of plays"),
            **{name: self._words.title(name) for name in self._switches},
            "full_screen": self.tr("Full screen"),
            "settings": self.tr("Settings…"),
            "learn": self.tr("Lessons"),
            "rules": self.tr("Rules"),
            "legend": self.tr("What the table shows"),
            "keys": self.tr("Keys"),
            "about": self.tr("About Five Up"),
        }

    def keys(self) -> list[tuple[list[str], str]]:
        """The keys of all actions that have one, with what they do."""
        native = QKeySequence.SequenceFormat.NativeText
        rows = []
        for name, text in self.texts().items():
            key = self.actions[name].shortcut().toString(native)
            if key:
                rows.append((key.split("+") if not key.endswith("++") else [key], text.rstrip("…")))
        return rows

    def _show_values(self) -> None:
        for name, menu in self._choices.items():
            for action in menu.actions():
                action.setChecked(action.data() == getattr(self._settings, name))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(self._settings, name))
