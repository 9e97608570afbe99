"""Why nothing can be taken back now, in words."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.rules import Placement, Transition

from .fill import fill
from .language import Sentences
from .names import Names

__all__ = ["TakingBackWords"]


class TakingBackWords(Sentences):
    """The reasons of a match that counts, where a placement stands once anybody has acted after it."""

    def why_not(self, past: Sequence[Transition], viewer: int | None, names: Names) -> str:
        """Why the last action stays; `past`: what happened in the round; `viewer`: who sits at the screen."""
        if all(each.seat != viewer for each in past):
            return self.tr("You have nothing to take back in this round yet.")
        last = past[-1]
        if last.seat != viewer:
            text = self.tr(
                "{name} has played since: a placement can be taken back only until the next action."
            )
            return fill(text, name=names.seat(last.seat))
        if not isinstance(last.action, Placement):
            return self.tr("Only a placement can be taken back: a draw or a pass stays.")
        if last.outcome is not None:
            return self.tr("The round has ended: its last placement stays.")
        return self.tr(
            "A placement can be taken back only until the next action, or until the screen is passed on."
        )
