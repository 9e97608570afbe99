"""Why an action is refused, in words (the look, section 10; Rules, sections 2 to 5)."""

from collections.abc import Mapping
from typing import Final

from fiveup_desktop.rules.actions import Action, Placement
from fiveup_desktop.rules.errors import Refusal

from .fill import fill
from .language import QT_TRANSLATE_NOOP, Sentences

__all__ = ["Refusals"]

_TEXTS: Final[Mapping[Refusal, str]] = {
    Refusal.MATCH_OVER: QT_TRANSLATE_NOOP("Refusals", "The match is over."),
    Refusal.ROUND_NOT_DEALT: QT_TRANSLATE_NOOP("Refusals", "The next round has not been dealt yet."),
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn yet."),
    Refusal.TILE_NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "{tile} is not in your hand."),
    Refusal.TILE_ON_TABLE: QT_TRANSLATE_NOOP("Refusals", "{tile} lies on the table already."),
    Refusal.TABLE_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The table is empty: {tile} would open the round."),
    Refusal.CONNECTION_NEEDED: QT_TRANSLATE_NOOP("Refusals", "Choose the end that {tile} is to join."),
    Refusal.CONNECTION_NOT_ON_TABLE: QT_TRANSLATE_NOOP("Refusals", "{other} is not on the table."),
    Refusal.CONNECTION_OCCUPIED: QT_TRANSLATE_NOOP("Refusals", "A tile is joined to {other} there already."),
    Refusal.ARMS_NOT_OPEN: QT_TRANSLATE_NOOP(
        "Refusals", "The arms of {other} are not open yet: one line side is free."
    ),
    Refusal.NO_MATCHING_HALF: QT_TRANSLATE_NOOP(
        "Refusals", "{tile} has no {value}, so it does not fit there."
    ),
    Refusal.MUST_PLACE_NOT_DRAW: QT_TRANSLATE_NOOP("Refusals", "You can place a tile, so you may not draw."),
    Refusal.MUST_PLACE_NOT_PASS: QT_TRANSLATE_NOOP("Refusals", "You can place a tile, so you may not pass."),
    Refusal.MUST_DRAW_NOT_PASS: QT_TRANSLATE_NOOP(
        "Refusals", "The boneyard still has tiles: draw one before you may pass."
    ),
    Refusal.BONEYARD_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The boneyard is empty: you can only pass."),
}

_BOTH_SIDES_FREE: Final = QT_TRANSLATE_NOOP(
    "Refusals", "The arms of {other} are not open yet: both line sides are free."
)


class Refusals(Sentences):
    """Sentences for refusals: what the rule says, then what can be done."""

    def say(self, refusal: Refusal, action: Action | None = None, both_sides_free: bool = False) -> str:
        """Why `action` is refused; `both_sides_free` says so of a double whose arms are not open."""
        text = _TEXTS[refusal]
        if refusal is Refusal.ARMS_NOT_OPEN and both_sides_free:
            text = _BOTH_SIDES_FREE
        sentence = self._words.translate("Refusals", text, language=self.language)
        return fill(sentence, **_parts(action))


def _parts(action: Action | None) -> dict[str, object]:
    """The tile that is placed, the tile that it would join, and the value there."""
    parts: dict[str, object] = {"tile": "", "other": "", "value": ""}
    if isinstance(action, Placement):
        parts["tile"] = action.tile
        if action.connection is not None:
            parts["other"] = action.connection.tile
            parts["value"] = action.connection.value
    return parts
