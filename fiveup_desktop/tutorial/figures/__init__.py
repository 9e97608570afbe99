"""The figures of the rule book and the lessons: data in `cases`, words in `FigureWords` and `BoardWords`."""

from .board_words import BoardWords
from .cases import FIGURES, BoardFigure, Figure, LotFigure, SettlementFigure, TallyFigure
from .figure_words import FigureWords, StepText

__all__ = [
    "FIGURES",
    "BoardFigure",
    "BoardWords",
    "Figure",
    "FigureWords",
    "LotFigure",
    "SettlementFigure",
    "StepText",
    "TallyFigure",
]
