"""For each paragraph of the rule book that states a rule: the rule, run by the engine.

A function is marked with the IDs of the paragraphs that it speaks for. No Qt is needed, so that mutants are
tried quickly: `python -m tests.tutorial.stated ID` runs one, and exits with 1 if the rule does not hold.
"""

from . import beginning, board, play, rare, settlements
from .kit import STATED

__all__ = ["STATED", "beginning", "board", "play", "rare", "settlements"]
