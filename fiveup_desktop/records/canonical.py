"""Canonical JSON text, fast: what `json.dumps(..., ensure_ascii=False, indent=1)` writes.

With an indent the standard library's encoder is not the one in C, and most of the CPU time of a save is its.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from json.encoder import encode_basestring


def canonical(value: object, margin: str = "\n") -> str:
    """The text of a JSON value without floats, each item in a line of its own, one blank deeper."""
    if type(value) is str:
        return encode_basestring(value)
    inner = margin + " "
    if isinstance(value, dict):
        items = [f"{encode_basestring(key)}: {canonical(each, inner)}" for key, each in value.items()]
        return f"{{{inner}{f',{inner}'.join(items)}{margin}}}" if items else "{}"
    if isinstance(value, list | tuple):
        items = _items(value, inner)
        return f"[{inner}{f',{inner}'.join(items)}{margin}]" if items else "[]"
    return json.dumps(value)


def _items(values: Sequence[object], margin: str) -> list[str]:
    """The texts of the items of a list, which nearly always are texts themselves."""
    try:
        return [*map(encode_basestring, values)]  # type: ignore[arg-type]  # what is no text is told
    except TypeError:
        return [canonical(each, margin) for each in values]
