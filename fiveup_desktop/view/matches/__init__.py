"""The matches that are kept here: their list, the trash, what can be done about a damaged one."""

from .desk import MatchesDesk

__all__ = ["MatchesDesk"]
