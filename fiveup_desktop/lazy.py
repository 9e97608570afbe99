"""Names of a package that are imported when they are first asked for, so that the game starts sooner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

__all__ = ["later"]


def later(package: str, names: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package (PEP 562) for the `names` that its modules hold.

    A module is named by where it is imported from. No name may be that of a module of `package`: importing
    the module would put it in the name's place.
    """
    homes = {name: module for module, held in names.items() for name in held}

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return find
