"""The course: twelve lessons, each with its steps and what there is to remember."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from .board import BOARD_LESSONS
from .parts import Lesson, Step, numbered
from .scores import SCORE_LESSONS

__all__ = ["LESSONS", "Lesson", "Step"]

LESSONS: Final = MappingProxyType(
    {lesson.id: numbered(lesson) for lesson in (*BOARD_LESSONS, *SCORE_LESSONS)}
)
"""The lessons by ID, in their order."""
