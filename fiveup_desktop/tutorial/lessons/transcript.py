"""All that the lessons say, as plain text: for whoever wants to read them without a window.

    python -m fiveup_desktop.tutorial.lessons.transcript en     (or zh_CN)

prints lessons, exercises, every answer with its reason, and what there is to remember. Not used by the game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from fiveup_desktop.resources import translations_path
from fiveup_desktop.rules import Connection, Placement, Port, displayed
from fiveup_desktop.view.words import Language, Refusals, Words, number

from .answers import Verdict, judge, options_of, right_placements, right_tiles
from .bank import exercises_of
from .course import LESSONS, Lesson, Step
from .puzzle import Kind, Mistake, Puzzle, Task
from .puzzle_words import PuzzleWords, names_of
from .reasons import ReasonWords
from .transcript_words import TranscriptWords
from .words import CourseTexts, LessonWords

__all__ = ["Transcript", "main"]


class Transcript:
    """Writes it down in one language."""

    def __init__(self, words: Words, language: Language) -> None:
        self._language = language
        self._texts = CourseTexts(words)
        self._puzzles, self._reasons = PuzzleWords(words, language), ReasonWords(words, language)
        self._lessons, self._words = LessonWords(words, language), TranscriptWords(words, language)
        self._refusals = Refusals(words, language)

    def text(self) -> str:
        """The whole course."""
        lines: list[str] = []
        for place, lesson in enumerate(LESSONS.values(), 1):
            lines += self._lesson(lesson, place)
        return "\n".join(lines) + "\n"

    def _said(self, source: str) -> str:
        return self._texts.text(source, self._language)

    def _lesson(self, lesson: Lesson, place: int) -> Iterator[str]:
        yield f"## {place}. {self._said(lesson.title)}"
        yield ""
        yield self._said(lesson.lead)
        for at, each in enumerate(lesson.steps, 1):
            yield ""
            yield f"### {self._lessons.step_of(at, len(lesson.steps))}"
            yield self._said(each.goal) or self._puzzles.question(each.puzzle)
            yield from self._puzzle(each.puzzle, each)
        yield ""
        yield f"### {self._lessons.facts()}"
        for fact in lesson.facts:
            yield f"- {self._said(fact)}"
        found = exercises_of(lesson.id)
        for at, exercise in enumerate(found, 1):
            yield ""
            yield f"### {self._lessons.exercise_of(at, len(found))}"
            yield self._puzzles.question(exercise.puzzle)
            yield from self._puzzle(exercise.puzzle, None)
        yield ""

    def _puzzle(self, puzzle: Puzzle, step: Step | None) -> Iterator[str]:
        yield from self._position(puzzle)
        task = puzzle.kind.task
        if task is Task.CHOICE:
            yield from self._choice(puzzle)
        elif task is Task.TILES:
            yield from self._tiles(puzzle)
        else:
            yield from self._table(puzzle)
        if step is not None and step.said:
            yield self._words.then(self._said(step.said))
        elif task is not Task.TABLE:
            yield self._words.then(self._puzzles.right(puzzle))

    def _position(self, puzzle: Puzzle) -> Iterator[str]:
        """What is seen: the table, or the hands, and no more than a player sees."""
        names = names_of(puzzle, self._language, self._puzzles.you())
        current = puzzle.match.rounds[-1]
        if puzzle.kind.shows_hands:
            for seat, hand in enumerate(current.hands):
                tiles = self._puzzles.tiles(sorted(hand)) or self._lessons.out()
                yield f"  {names.seat(seat)}: {tiles}"
        else:
            if current.board.placements:
                yield f"  {self._words.table(self._puzzles, current.board)}"
            yield f"  {self._words.hand(self._puzzles.tiles(sorted(current.hands[0])))}"
            yield f"  {self._words.boneyard(current.boneyard_count)}"
        if puzzle.kind is Kind.LOT:
            return
        told = [
            f"{names.entity(entity)} {number(displayed(score))}"
            for entity, score in enumerate(puzzle.position.scores_raw)
        ]
        yield f"  {self._words.scores(self._puzzles.listed(told))}"

    def _choice(self, puzzle: Puzzle) -> Iterator[str]:
        for option in options_of(puzzle):
            name = self._puzzles.option(puzzle, option)
            if option.is_right:
                yield f"  + {name}"
            else:
                yield f"  − {name}: {self._reasons.option(puzzle, option)}"

    def _tiles(self, puzzle: Puzzle) -> Iterator[str]:
        right = right_tiles(puzzle)
        for tile in sorted(puzzle.match.rounds[-1].hand_to_move):
            mistake = Mistake.LEFT_OUT if tile in right else Mistake.UNFIT
            sign = "+" if tile in right else "−"
            yield f"  {sign} {tile}: {self._reasons.tile(puzzle, tile, mistake)}"

    def _table(self, puzzle: Puzzle) -> Iterator[str]:
        """The placement that is right, then each wrong one with its reason, and a refusal if one is near."""
        match = puzzle.match
        rights = right_placements(puzzle)
        if puzzle.kind is not Kind.ROUND:
            for placement in rights:
                yield f"  + {self._words.placement(self._puzzles, placement)}"
        for action in match.legal_actions():
            if not isinstance(action, Placement):
                continue
            judgement = judge(puzzle, match, action)
            if judgement.verdict is Verdict.WRONG and judgement.mistake is not None:
                reason = self._reasons.placement(puzzle, match, action, judgement.mistake)
                yield f"  − {self._words.placement(self._puzzles, action)}: {reason}"
        if puzzle.kind is Kind.LINE_SIDE and puzzle.tile is not None:
            arm = Placement(min(right_tiles(puzzle)), Connection(puzzle.tile, Port.BRANCH_A))
            refusal = match.refusal(arm)
            if refusal is not None:
                said = self._refusals.say(refusal, arm)
                yield f"  − {self._words.placement(self._puzzles, arm)}: {said}"


def main(arguments: list[str]) -> int:
    """Print the course in a language, `en` or `zh_CN`; status 2 for any other."""
    known = {language.value: language for language in Language}
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"one language, please: {' or '.join(known)}", file=sys.stderr)
        return 2
    app = QCoreApplication(["transcript"])
    words = Words(translations_path())
    sys.stdout.write(Transcript(words, known[arguments[0]]).text())
    words.uninstall()
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
