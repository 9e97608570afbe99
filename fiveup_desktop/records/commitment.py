"""The commitment to a round: shown before it, checked after it (the match record, `nonce`).

It proves that the deal did not change during the round, not that nobody looked at it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from fiveup_desktop.records.codec import deal_to_json
from fiveup_desktop.rules import Deal

_LABEL: Final = "fiveup-deal-1"


def commitment(deal: Deal) -> str | None:
    """The SHA-256, in hex, of a deal salted with its nonce; None if it has no nonce."""
    text = committed_text(deal)
    return None if text is None else sha256(text.encode()).hexdigest()


def committed_text(deal: Deal) -> str | None:
    """What the commitment is the SHA-256 of, in UTF-8; it tells the whole deal. None without a nonce."""
    if deal.nonce is None:
        return None
    compact = json.dumps(deal_to_json(deal), sort_keys=True, separators=(",", ":"))
    return f"{_LABEL}\n{deal.nonce}\n{compact}"
