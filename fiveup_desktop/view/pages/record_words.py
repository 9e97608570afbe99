"""Why a match file cannot be opened, in words."""

from __future__ import annotations

from fiveup_desktop.session import RecordError, RecordFault
from fiveup_desktop.view.words import Sentences, fill

__all__ = ["RecordWords", "is_foreign"]

_NO_TEXT = (RecordFault.NOT_UTF8, RecordFault.BYTE_ORDER_MARK)


def is_foreign(error: RecordError) -> bool:
    """Whether a file says plainly that it is something else than a match of this game.

    JSON without our `format` is such a file; one that breaks off in the middle may be a damaged match.
    """
    if error.fault is RecordFault.OTHER_FORMAT:
        return True
    if error.fault is RecordFault.MISSING_KEY:
        return (error.parameters.get("where"), error.parameters.get("key")) == ("the record", "format")
    return error.fault is RecordFault.WRONG_TYPE and error.parameters.get("where") in ("the record", "format")


class RecordWords(Sentences):
    """What is wrong with a file, and what can be done."""

    def say(self, error: RecordError) -> str:
        """Two sentences: the reason, then that nothing was changed."""
        return fill(self.tr("{reason} Nothing was changed."), reason=self.reason(error))

    def reason(self, error: RecordError) -> str:
        """What is wrong, in one sentence."""
        if is_foreign(error):
            return self.tr("The file is not a match of this game.")
        return self._file(error) or self._text(error) or self._place(error)

    def _file(self, error: RecordError) -> str:
        """What is wrong before anything is read; empty if it is something else."""
        fault = error.fault
        if fault is RecordFault.NO_SUCH_FILE:
            return self.tr("There is no such file.")
        if fault is RecordFault.NOT_A_REGULAR_FILE:
            return self.tr("This is no plain file, but a folder, a link or a device.")
        if fault is RecordFault.NOT_PERMITTED:
            return self.tr("This file may not be read.")
        if fault is RecordFault.CANNOT_OPEN:
            return self.tr("The system reports an error where this file is read.")
        if fault is RecordFault.TOO_LARGE:
            return self.tr("The file is too large for a match.")
        return self.tr("The file is empty.") if fault is RecordFault.EMPTY_FILE else ""

    def _text(self, error: RecordError) -> str:
        """What is wrong with it as a text; empty if it is something else."""
        if error.fault is RecordFault.NEWER_VERSION:
            return self.tr("The file comes from a newer version of the game.")
        if error.fault in _NO_TEXT:
            return self.tr("The file is damaged, or something else than a match: it is no text.")
        if error.fault is RecordFault.NOT_JSON:
            return fill(
                self.tr("The file is damaged, or something else than a match: line {line} makes no sense."),
                line=str(error.parameters["line"]),
            )
        return ""

    def _place(self, error: RecordError) -> str:
        """Where a match does not hold."""
        if error.round_number is None:
            return self.tr("The file is damaged: it does not have the form of a match.")
        if error.action_number is None:
            return fill(
                self.tr("The file is damaged: round {round} is not as the rules have it."),
                round=error.round_number,
            )
        return fill(
            self.tr("The file is damaged: in round {round}, action {action} is against the rules."),
            round=error.round_number,
            action=error.action_number,
        )
