"""The bar under the menu that says why a match could not be saved, and what can be done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from fiveup_desktop.session import SaveReason, SaveTrouble
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Theme

from .kit import Icon

__all__ = ["TroubleBar"]


class TroubleBar(QFrame):
    """Hidden while all is well."""

    retry_wanted = Signal()
    save_as_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "trouble")
        self._trouble: SaveTrouble | None = None
        self._text = Label(tone="bad", wrap=True)
        self.retry_button = Button(theme)
        self.save_as_button = Button(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.setSpacing(12)
        row.addWidget(Icon(theme, "warning", "bad"))
        row.addWidget(self._text, 1)
        row.addWidget(self.retry_button)
        row.addWidget(self.save_as_button)
        self.retry_button.clicked.connect(self.retry_wanted)
        self.save_as_button.clicked.connect(self.save_as_wanted)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()
        self.hide()

    def show_trouble(self, trouble: SaveTrouble) -> None:
        """Say what happened."""
        self._trouble = trouble
        self.retranslate()
        self.show()

    def clear(self) -> None:
        """All is well again."""
        self._trouble = None
        self.hide()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.retry_button.set_text(self.tr("Try again"))
        self.save_as_button.set_text(self.tr("Save as…"))
        if self._trouble is not None:
            self._text.setText(self._sentence(self._trouble.reason))

    def _sentence(self, reason: SaveReason) -> str:
        what = {
            SaveReason.NO_SPACE: self.tr("Could not save: the disk is full."),
            SaveReason.NO_PERMISSION: self.tr("Could not save: this folder may not be written."),
            SaveReason.READ_ONLY: self.tr("Could not save: the disk is read-only."),
            SaveReason.FOLDER_GONE: self.tr("Could not save: the folder of matches is gone."),
            SaveReason.OTHER_INSTANCE: self.tr("Not saved: another window of the game has this folder open."),
        }.get(reason, self.tr("Could not save: the system reports an error."))
        return what + self.tr(" Your match goes on; try again or save it elsewhere.")
