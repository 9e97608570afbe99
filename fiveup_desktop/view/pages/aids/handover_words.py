"""A computer that stands in for a person, in words."""

from fiveup_desktop.view.words import Sentences, fill
from fiveup_desktop.view.words.levels import LevelWords

__all__ = ["HandoverWords"]


class HandoverWords(Sentences):
    """What the dialog and the rack say of seats that a computer plays for a while."""

    def title(self) -> str:
        """What the dialog is called."""
        return self.tr("Who plays which seat")

    def explanation(self) -> str:
        """What it does."""
        return self.tr(
            "A computer can play your seat for a while. It sees only what your seat may see. "
            "The log tells it, and you can take the seat back at any time."
        )

    def oneself(self) -> str:
        """The choice beside the levels."""
        return self.tr("plays here")

    def computer(self, level: str) -> str:
        """The choice of a level."""
        return fill(self.tr("Computer: {level}"), level=LevelWords(self._words, self._fixed).name(level))

    def explained(self, name: str, level: str | None) -> str:
        """What a choice means."""
        if level is None:
            return fill(self.tr("{name} plays at this screen."), name=name)
        return LevelWords(self._words, self._fixed).line(level)

    def field(self, name: str) -> str:
        """What the choice of a seat is called, for those who hear it."""
        return fill(self.tr("Who plays for {name}"), name=name)
