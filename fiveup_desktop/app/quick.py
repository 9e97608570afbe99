"""A quick start: what Python and PySide6 would do beside it, and nobody needs."""

from __future__ import annotations

import builtins
import gc

__all__ = ["begin_quickly", "has_begun"]


def begin_quickly() -> None:
    """To be called before the window's modules are imported, and `has_begun` when the window is there.

    PySide6 puts an `__import__` of its own before Python's: it reads the source of each imported module, to
    see whether that asks for PySide6's other names ("features"). Ours do not, and 200 sources are 40 ms and
    7 MB. Source: `shibokensupport/feature.py` in PySide6 6.11.
    """
    # All that is made now is to stay: there is no garbage to look for.
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - puts its import in place

    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


def has_begun() -> None:
    """From now on garbage is collected, but not looked for in what the start has made."""
    gc.freeze()
    gc.enable()
