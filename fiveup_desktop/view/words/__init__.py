"""Words: both languages, and the sentences that values are told in. How to write strings: `language`."""

from .fill import MINUS, fill, number, signed
from .language import Language, Sentences, Words, joined
from .log import LogWords, end_counts, ends_sum
from .names import Names, usual_names
from .refusals import Refusals
from .rounds import LotWords, OutcomeWords, SettlementWords
from .scores import ScoreWords, event_sum
from .turns import PreviewWords, TurnWords

__all__ = [
    "MINUS",
    "Language",
    "LogWords",
    "LotWords",
    "Names",
    "OutcomeWords",
    "PreviewWords",
    "Refusals",
    "ScoreWords",
    "Sentences",
    "SettlementWords",
    "TurnWords",
    "Words",
    "end_counts",
    "ends_sum",
    "event_sum",
    "fill",
    "joined",
    "number",
    "signed",
    "usual_names",
]
