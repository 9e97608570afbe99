"""Why a match file cannot be opened, in words."""

from fiveup_desktop.session import RecordError, RecordFault
from fiveup_desktop.view.words import Sentences, fill

__all__ = ["RecordWords"]

_NOT_A_MATCH = (
    RecordFault.NOT_UTF8,
    RecordFault.BYTE_ORDER_MARK,
    RecordFault.NOT_JSON,
    RecordFault.OTHER_FORMAT,
    RecordFault.EMPTY_FILE,
)


class RecordWords(Sentences):
    """What is wrong with a file, and what can be done."""

    def say(self, error: RecordError) -> str:
        """Two sentences: the reason, then that nothing was changed."""
        return self._reason(error) + " " + self.tr("Nothing was changed.")

    def _reason(self, error: RecordError) -> str:
        fault = error.fault
        if fault is RecordFault.NO_SUCH_FILE:
            return self.tr("There is no such file.")
        if fault is RecordFault.NOT_A_REGULAR_FILE:
            return self.tr("This is not a file that can be read.")
        if fault in (RecordFault.NOT_PERMITTED, RecordFault.CANNOT_OPEN):
            return self.tr("This file may not be read.")
        if fault is RecordFault.TOO_LARGE:
            return self.tr("The file is too large for a match.")
        if fault is RecordFault.NEWER_VERSION:
            return self.tr("The file comes from a newer version of the game.")
        if fault in _NOT_A_MATCH:
            return self.tr("The file holds no match.")
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
