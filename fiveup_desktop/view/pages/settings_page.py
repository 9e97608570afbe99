"""The settings: each with its name, what it does, and its few values."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import Settings
from fiveup_desktop.view.controls import CheckBox, ComboBox, Label, Segments, frame
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.type import Role

from .kit import Notice, main_button
from .setting_words import CHOICES, PLAY_CHOICES, PLAY_SWITCHES, SettingWords

__all__ = ["SettingsDialog"]

_SIZE = QSize(860, 640)
_CHOICES = CHOICES | PLAY_CHOICES
_SWITCHES = ("reduced_motion", *PLAY_SWITCHES)
_MOST_SEGMENTS = 4
_SHORT = ("text_percent",)
"""Values so short that five of them stand side by side."""


class SettingsDialog(Notice):
    """Everything takes effect at once; there is nothing to confirm. `done` closes it."""

    def __init__(self, theme: Theme, host: QWidget, settings: Settings) -> None:
        super().__init__(theme, host, _SIZE)
        self._settings = settings
        self._words = SettingWords(theme.words)
        self._titles: dict[str, Label] = {}
        self._explanations: dict[str, Label] = {}
        self.choices: dict[str, Segments] = {}
        self.lists: dict[str, ComboBox] = {}
        self.switches: dict[str, CheckBox] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(28, 8, 28, 8)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        for name, values in _CHOICES.items():
            if len(values) > _MOST_SEGMENTS and name not in _SHORT:
                self._add_list(name, values)
            else:
                self._add_choice(name, values)
        for name in _SWITCHES:
            self._add_switch(name)
        self._kept = Label(Role.SMALL, "second", wrap=True)
        self.close_button = main_button(theme)
        self.foot.addWidget(self._kept, 1)
        self.foot.addWidget(self.close_button)
        self.close_button.clicked.connect(self.done)
        settings.changed.connect(self._show_values)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _add_choice(self, name: str, values: tuple[object, ...]) -> None:
        field = Segments(self.theme, len(values))
        field.chosen.connect(lambda index, n=name, v=values: setattr(self._settings, n, v[index]))
        self.choices[name] = field
        self._add_row(name, field)

    def _add_list(self, name: str, values: tuple[object, ...]) -> None:
        field = ComboBox(self.theme)
        field.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        field.activated.connect(lambda index, n=name, v=values: setattr(self._settings, n, v[index]))
        self.lists[name] = field
        self._add_row(name, field)

    def _add_switch(self, name: str) -> None:
        field = CheckBox(self.theme)
        field.toggled.connect(lambda on, n=name: setattr(self._settings, n, on))
        self.switches[name] = field
        self._add_row(name, field)

    def _add_row(self, name: str, field: QWidget) -> None:
        row = self._grid.rowCount()
        if self._titles:
            self._grid.addWidget(frame("rule"), row, 0, 1, 2)
            row += 1
        title, explanation = Label(bold=True), Label(Role.SMALL, "second", wrap=True)
        self._titles[name], self._explanations[name] = title, explanation
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(explanation)
        words.addStretch(1)
        self._grid.addLayout(words, row, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(field, row, 1, right)

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Settings"))
        for name, title in self._titles.items():
            title.setText(self._words.title(name))
            explanation = self._words.explanation(name)
            self._explanations[name].setText(explanation)
            self._explanations[name].setVisible(bool(explanation))
        for name, field in self.choices.items():
            field.set_texts(self._words.values(name, _CHOICES[name]))
            field.setAccessibleName(self._words.title(name))
        for name, box in self.lists.items():
            box.clear()
            box.addItems(self._words.values(name, _CHOICES[name]))
            box.setAccessibleName(self._words.title(name))
        for name, switch in self.switches.items():
            switch.setText(self.tr("On"))
            switch.setAccessibleName(self._words.title(name))
        self._kept.setText(self.tr("A change takes effect at once and is kept on this computer."))
        self.close_button.set_text(self.tr("Done"))
        self._show_values()

    def _show_values(self) -> None:
        for name, field in self.choices.items():
            field.set_index(_CHOICES[name].index(getattr(self._settings, name)))
        for name, box in self.lists.items():
            box.setCurrentIndex(_CHOICES[name].index(getattr(self._settings, name)))
        for name, switch in self.switches.items():
            switch.blockSignals(True)
            switch.setChecked(bool(getattr(self._settings, name)))
            switch.blockSignals(False)
