"""Why something could not be kept, in words, and what can be done."""

from __future__ import annotations

from fiveup_desktop.session import SaveReason, SaveTrouble
from fiveup_desktop.view.words import Sentences, fill

__all__ = ["TroubleWords"]


class TroubleWords(Sentences):
    """Says of a trouble why, and that nothing is lost."""

    def unsaved(self, trouble: SaveTrouble) -> str:
        """Of a match that is being played."""
        if trouble.reason is SaveReason.OTHER_INSTANCE:
            return self.tr(
                "Not saved: another window of the game has this folder open. Your match goes on; close the "
                "other window and try again, or save it elsewhere."
            )
        text = self.tr("Could not save: {why}. Your match goes on; try again or save it elsewhere.")
        return fill(text, why=self._why(trouble.reason))

    def kept(self, trouble: SaveTrouble) -> str:
        """Of a change that was asked for and not made."""
        if trouble.reason is SaveReason.OTHER_INSTANCE:
            return self.tr("Nothing was changed: another window of the game has this folder open.")
        return fill(self.tr("Nothing was changed: {why}."), why=self._why(trouble.reason))

    def unlisted(self, trouble: SaveTrouble) -> str:
        """Of a folder that cannot be looked into."""
        text = self.tr("The matches cannot be listed: {why}. Whatever lies there stays as it is.")
        unread = trouble.reason is SaveReason.NO_PERMISSION
        return fill(text, why=self.tr("this folder may not be read") if unread else self._why(trouble.reason))

    def reader(self) -> str:
        """Of a start in a folder in which another running game writes."""
        return self.tr(
            "Another window of the game has this folder open. You can play here, but nothing of it is kept."
        )

    def _why(self, reason: SaveReason) -> str:
        return {
            SaveReason.NO_SPACE: self.tr("the disk is full"),
            SaveReason.NO_PERMISSION: self.tr("this folder may not be written"),
            SaveReason.READ_ONLY: self.tr("the disk is read-only"),
            SaveReason.FOLDER_GONE: self.tr("the folder of matches is gone"),
        }.get(reason, self.tr("the system reports an error"))
