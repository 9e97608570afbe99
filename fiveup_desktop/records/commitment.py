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
    if deal.nonce is None:
        return None
    compact = json.dumps(deal_to_json(deal), sort_keys=True, separators=(",", ":"))
    return sha256(f"{_LABEL}\n{deal.nonce}\n{compact}".encode()).hexdigest()
