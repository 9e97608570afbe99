"""About the game: version, licences, where the matches lie; a bug report to be copied."""

import sys
from pathlib import Path

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from fiveup_desktop import __version__
from fiveup_desktop.view.art.icons import app_pixmap
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

from .kit import Notice

__all__ = ["AboutDialog"]

_SIZE = QSize(680, 480)
_LOGO = 72


class AboutDialog(Notice):
    """What this program is; `matches` is the folder of matches. `done` closes it."""

    def __init__(self, theme: Theme, host: QWidget, matches: str) -> None:
        super().__init__(theme, host, _SIZE)
        self._matches = Path(matches)
        self._logo = QLabel()
        self._lines = [Label(wrap=True) for _ in range(5)]
        self._folder = Label(Role.SMALL, "second", wrap=True)
        self._folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.setSpacing(10)
        for line in (*self._lines, self._folder):
            words.addWidget(line)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setContentsMargins(28, 20, 28, 16)
        row.setSpacing(24)
        row.addWidget(self._logo, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.body.addLayout(row, 1)
        self.copy_button = Button(theme, "quiet", "copy")
        self.copy_button.clicked.connect(self._copy)
        self.foot.addWidget(self.copy_button)
        self.close_button = self.add_close()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Five Up"), fill(self.tr("Version {version}"), version=__version__))
        texts = (
            self.tr("Exact 61 Five Up, a dominoes game for two to four, against people and computers."),
            self.tr("The rules are based on the Five-Up rules published by Kelley and PUREMCO."),
            self.tr("Free software under the MIT licence. It comes without any warranty."),
            self.tr("Fonts: Noto Sans SC, Noto Serif SC and Source Sans 3, under the SIL Open Font License."),
            fill(
                self.tr("Qt {qt} and PySide6, under the GNU LGPL 3; Python {python}; platformdirs (MIT)."),
                qt=qVersion(),
                python=sys.version.partition(" ")[0],
            ),
        )
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
        self._folder.setText(fill(self.tr("Your matches are kept in {folder}"), folder=str(self._matches)))
        side = self.theme.px(_LOGO)
        self._logo.setPixmap(app_pixmap(side, self.devicePixelRatioF()))
        self.copy_button.set_text(self.tr("Copy a bug report"))
        self.close_button.set_text(self.tr("Done"))

    def _copy(self) -> None:
        from fiveup_desktop.session import bug_report

        # The log lies beside the folder of matches, in the data folder.
        QGuiApplication.clipboard().setText(bug_report(self._matches.parent))
        self.copy_button.set_text(self.tr("Copied"))
