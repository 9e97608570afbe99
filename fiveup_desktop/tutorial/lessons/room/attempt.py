"""One puzzle being tried: takes what is done, and says whether it is right, and why not."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import Action, Match, Placement, Refusal, Tile
from fiveup_desktop.session import LessonProgress
from fiveup_desktop.tutorial.book import paragraph_of
from fiveup_desktop.tutorial.lessons.answers import (
    Verdict,
    judge,
    options_of,
    right_placements,
    right_tiles,
    right_value,
)
from fiveup_desktop.tutorial.lessons.item_words import ItemWords
from fiveup_desktop.tutorial.lessons.opponent import best_action
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Mistake, Puzzle, Task
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords
from fiveup_desktop.tutorial.lessons.reasons import ReasonWords
from fiveup_desktop.tutorial.lessons.sitting import Item, Sitting
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Language

from .panel import Feedback, Mood, Panel, Texts
from .picture import Picture, look_of
from .table import LessonTable, Look, Sign

__all__ = ["Attempt", "texts_of"]

Says = Callable[[Language], str]


def texts_of(say: Says) -> Texts:
    """A text in both languages."""
    return {language: say(language) for language in Language}


class Attempt(QObject):
    """The item of a sitting that is on, while it asks something.

    `told`: there is another feedback, or none any more. `solved_now`: it was solved, or its answer was shown.
    `focus_wanted`: the keyboard should go where one can go on.
    """

    told = Signal()
    solved_now = Signal()
    focus_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        progress: LessonProgress,
        today: Callable[[], date],
        panel: Panel,
        picture: Picture,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._theme, self._progress, self._today = theme, progress, today
        self._panel, self._picture = panel, picture
        self._sitting: Sitting | None = None
        self._item: Item | None = None
        self._number = 0
        """Which attempt this is: a tile that glides may come to rest in the next one."""
        self._ticket: int | None = None
        self._say: Callable[[], Feedback] | None = None
        self.match: Match | None = None
        self.solved = False
        self.was_shown = False
        self.tried = False
        panel.answers.chosen.connect(self._on_chosen)
        panel.marks.toggled.connect(self._on_marked)
        picture.acted.connect(self._on_acted)
        picture.refused.connect(self._on_refused)
        picture.missed.connect(self._on_missed)
        picture.touched.connect(self.forget_feedback)
        progress.kept.connect(self._on_kept)

    def begin(self, sitting: Sitting) -> None:
        """Try the item of a sitting, from its beginning."""
        self._sitting, self._item, self._ticket, self._say = sitting, sitting.item, None, None
        self._number += 1
        self.solved = self.was_shown = self.tried = False
        puzzle = sitting.item.puzzle
        self.match = None if puzzle is None else puzzle.match

    # What is tried

    @property
    def item(self) -> Item:
        """The item that is on."""
        assert self._item is not None
        return self._item

    @property
    def puzzle(self) -> Puzzle:
        """What is asked."""
        puzzle = self.item.puzzle
        assert puzzle is not None
        return puzzle

    @property
    def is_open(self) -> bool:
        """Whether something is asked and not answered yet."""
        asks = self._sitting is not None and self.item.puzzle is not None
        return asks and not self.solved and self._ticket is None

    @property
    def table(self) -> LessonTable:
        """The table of the puzzle."""
        return self._picture.table(self.puzzle)

    @property
    def feedback(self) -> Feedback | None:
        """What is said of the last try, in the words of now."""
        return None if self._say is None else self._say()

    @property
    def look(self) -> Look:
        """What the table may tell now."""
        in_lesson = self.item.step is not None
        return look_of(self.puzzle, in_lesson=in_lesson, solved=self.solved, tried=self.tried)

    def _tell(self, say: Callable[[], Feedback]) -> None:
        self._say = say
        self.told.emit()

    def forget_feedback(self) -> None:
        """A new try begins: what was said of the last one goes."""
        if not self.solved and self._say is not None:
            self._say = None
            self.told.emit()

    def try_again(self) -> None:
        """Take the wrong try away."""
        if not self.puzzle.kind.shows_hands:
            self.table.clear()
        self.forget_feedback()
        self.focus_wanted.emit()

    # At the table

    def _on_acted(self, action: Action) -> None:
        if not self.is_open or self.match is None or self.puzzle.kind.task is not Task.TABLE:
            return
        judgement = judge(self.puzzle, self.match, action)
        if judgement.verdict is Verdict.WRONG and isinstance(action, Placement):
            assert judgement.mistake is not None
            self.table.handling.put_back()
            self._wrong_placement(action, judgement.mistake)
            return
        self._take(action, judgement.verdict is Verdict.RIGHT)

    def _take(self, action: Action, is_end: bool) -> None:
        assert self.match is not None
        transition = self.match.play(action)
        self.match = transition.after
        self.table.play(transition, self._then(self._solve if is_end else self._go_on, is_end))

    def _then(self, do: Callable[[], object], is_end: bool) -> Callable[[], object]:
        """`do` once it is shown. If another item is on by then, the right end of this one still counts."""
        number, exercise = self._number, self.item.exercise
        solved = None if exercise is None or not is_end or self.was_shown else exercise.id
        counts = partial(self._progress.solve, at_once=not self.tried)

        def done() -> None:
            if number == self._number:
                do()
            elif solved is not None:
                counts(solved, self._today())

        return done

    def _go_on(self) -> None:
        """The learner's action is shown; in a whole round the opponent answers."""
        if self.match is None or self.puzzle.kind is not Kind.ROUND or self.match.to_move in (0, None):
            return
        self._take_best(self.match)

    def _take_best(self, match: Match) -> None:
        action = best_action(match)
        self._take(action, judge(self.puzzle, match, action).verdict is Verdict.RIGHT)

    def _wrong_placement(self, action: Placement, mistake: Mistake) -> None:
        puzzle, match = self.puzzle, self.match
        assert match is not None

        def reason(language: Language) -> str:
            return ReasonWords(self._theme.words, language).placement(puzzle, match, action, mistake)

        self._miss()
        self.table.say_wrong(action, reason(self._theme.language))
        self._tell_wrong(reason)

    def _on_refused(self, refusal: Refusal, placement: Placement | None) -> None:
        if not self.is_open:
            return
        task, table = self.puzzle.kind.task, self.table
        if task is Task.TILES and placement is not None:
            self._panel.marks.toggle(placement.tile)
        elif task is Task.TABLE and self.match is not None and self.match.to_move == 0:

            def reason(language: Language) -> str:
                return table.why_not(refusal, placement, language)

            table.say_wrong(placement, reason(self._theme.language))
            self._tell_wrong(reason, paragraph_of(refusal))

    def _on_missed(self, tile: Tile) -> None:
        if not self.is_open or self.puzzle.kind.task is not Task.TABLE:
            return
        table = self.table
        table.say_wrong(tile, table.why_missed(tile, self._theme.language))
        self._tell_wrong(lambda language: table.why_missed(tile, language))

    def _tell_wrong(self, reason: Says, rule: str = "") -> None:
        words = self._theme.words
        paragraph = rule or (self.item.lesson.rule if self.item.lesson is not None else "")
        self._tell(
            lambda: Feedback(
                Mood.BAD,
                texts_of(lambda language: LessonWords(words, language).not_yet()),
                texts_of(reason),
                paragraph,
            )
        )

    # Choices and tiles

    def _on_chosen(self, value: int) -> None:
        if not self.is_open:
            return
        puzzle = self.puzzle
        option = next(option for option in options_of(puzzle) if option.value == value)
        if option.is_right:
            self._solve()
            return
        self._miss()
        self._panel.answers.judge(value, right=False)
        if not puzzle.kind.shows_hands:
            self.table.set_look(self.look)
        self._tell_wrong(lambda language: ReasonWords(self._theme.words, language).option(puzzle, option))
        self.focus_wanted.emit()

    def _on_marked(self, tile: Tile) -> None:
        self.table.clear()
        self._sign_marks()
        self.forget_feedback()

    def _sign_marks(self, wrong: frozenset[Tile] = frozenset()) -> None:
        self.table.sign({tile: Sign(is_wrong=tile in wrong) for tile in self._panel.marks.marked})

    def check_marks(self) -> None:
        """Say whether the tiles that are marked are the right ones."""
        marked, right, puzzle = self._panel.marks.marked, right_tiles(self.puzzle), self.puzzle
        if marked == right:
            self._solve()
            return
        unfit, left_out = marked - right, right - marked
        mistake, tile = (Mistake.UNFIT, min(unfit)) if unfit else (Mistake.LEFT_OUT, min(left_out))

        def reason(language: Language) -> str:
            return ReasonWords(self._theme.words, language).tile(puzzle, tile, mistake)

        self._miss()
        self.table.set_look(self.look)
        self._sign_marks(unfit)
        self.table.say_wrong(tile, reason(self._theme.language))
        self._tell_wrong(reason)

    # Right, wrong, shown

    def _miss(self) -> None:
        """A wrong answer: an exercise comes back, in this sitting and later."""
        exercise = self.item.exercise
        if exercise is not None and not self.tried:
            self._progress.miss(exercise.id, self._today())
            assert self._sitting is not None
            self._sitting.miss()
        self.tried = True

    def _solve(self) -> None:
        """The answer is right: an exercise counts once it is on disk, and only then it is said."""
        exercise = self.item.exercise
        if self.was_shown and self.item.step is not None and self._sitting is not None:
            self._sitting.shown.add(self.item.number)
        if exercise is None or self.was_shown:
            self._show_solved()
        else:
            self._ticket = self._progress.solve(exercise.id, self._today(), at_once=not self.tried)

    def _on_kept(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self._show_solved()

    def _show_solved(self) -> None:
        self.solved = True
        puzzle, match, sitting = self.puzzle, self.match, self._sitting
        assert match is not None
        assert sitting is not None
        if puzzle.kind.task is Task.CHOICE:
            self._panel.answers.judge(right_value(puzzle), right=True)
        self._panel.marks.freeze()
        if not puzzle.kind.shows_hands:
            self.table.set_look(self.look)
        words, was_shown = self._theme.words, self.was_shown
        self._tell(
            lambda: Feedback(
                Mood.HINT if was_shown else Mood.GOOD,
                texts_of(lambda each: ItemWords(words, sitting, each).solved_title(puzzle, was_shown)),
                texts_of(lambda each: ItemWords(words, sitting, each).told(puzzle, match)),
            )
        )
        self.solved_now.emit()

    # Help

    def give_hint(self) -> None:
        """Say where to look; in a lesson the tile lights up as well."""
        if not self.is_open:
            return
        puzzle = self.puzzle
        if puzzle.kind.task is Task.TABLE:
            self.table.clear()
        if puzzle.kind is Kind.ROUND:
            self._hint_in_round()
            return
        rights = right_placements(puzzle) if self.item.step is not None else ()
        if rights and puzzle.kind.task is Task.TABLE:
            self.table.light(rights[0].tile)
        self._tell_hint(lambda language: PuzzleWords(self._theme.words, language).hint(puzzle))

    def _hint_in_round(self) -> None:
        """The placement that a plain player would make, or that there is only one thing to do."""
        self.table.hurry()
        if self.match is None or self.match.to_move != 0:
            return
        best = best_action(self.match)
        if not isinstance(best, Placement):
            self._tell_hint(lambda language: LessonWords(self._theme.words, language).only_one_thing())
            return
        self.table.light(best.tile)
        self._tell_hint(lambda language: LessonWords(self._theme.words, language).hint_at_best(best.tile))

    def _tell_hint(self, text: Says) -> None:
        words = self._theme.words
        self._tell(
            lambda: Feedback(
                Mood.HINT, texts_of(lambda each: LessonWords(words, each).look()), texts_of(text)
            )
        )

    def show_answer(self) -> None:
        """Do it for the learner. An exercise that was shown comes back; a round goes on by one action."""
        self._settle()  # the tile that still glides may have been the right one
        if not self.is_open:
            return
        puzzle = self.puzzle
        if puzzle.kind is Kind.ROUND:
            if self.match is not None and self.match.to_move == 0:
                self._take_best(self.match)
            return
        self._miss()
        self.was_shown = True
        if puzzle.kind.task is Task.TABLE:
            self._show_action()
            return
        if puzzle.kind.task is Task.TILES:
            rights = right_tiles(puzzle)
            self._panel.marks.set_marks({tile: tile in rights for tile in self._panel.marks.buttons})
            self._sign_marks()
        self._solve()

    def _settle(self) -> None:
        """End whatever moves on the table of what is asked."""
        if self.is_open and self.puzzle.kind.task is Task.TABLE:
            self.table.hurry()

    def _show_action(self) -> None:
        """Take the right action, or what the turn demands until it is over."""
        self.table.clear()
        assert self.match is not None
        rights = right_placements(self.puzzle)
        action = rights[0] if rights else self.match.legal_actions()[0]
        is_end = judge(self.puzzle, self.match, action).verdict is Verdict.RIGHT
        transition = self.match.play(action)
        self.match = transition.after
        self.table.play(transition, self._then(self._solve if is_end else self._show_action, is_end))
