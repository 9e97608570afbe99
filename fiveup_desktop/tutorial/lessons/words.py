"""What stands on the pages of the lessons, beside the lessons themselves."""

from __future__ import annotations

from fiveup_desktop.view.words import Language, Sentences, Words, fill

__all__ = ["CourseTexts", "LessonWords"]


class CourseTexts:
    """The texts of the course in any language, whatever the interface speaks."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def text(self, source: str, language: Language) -> str:
        """A text of a lesson; empty for an empty one."""
        return self._words.translate("Lessons", source, language=language) if source else ""


class LessonWords(Sentences):
    """Headings, buttons and remarks."""

    # Pages

    def learn(self) -> str:
        """The title of the pages."""
        return self.tr("Learn")

    def lesson_of(self, number: int, count: int) -> str:
        """`Lesson 5 of 12`."""
        return fill(self.tr("Lesson {number} of {count}"), number=number, count=count)

    def exercise_of(self, number: int, count: int) -> str:
        """`Exercise 2 of 6`."""
        return fill(self.tr("Exercise {number} of {count}"), number=number, count=count)

    def again(self) -> str:
        """Beside an exercise that was missed before."""
        return self.tr("Once more: you missed this one before.")

    def step_of(self, number: int, count: int) -> str:
        """`Step 2 of 4`."""
        return fill(self.tr("Step {number} of {count}"), number=number, count=count)

    def daily(self) -> str:
        """The exercises of a day."""
        return self.tr("Daily five")

    def daily_of(self, number: int, count: int) -> str:
        """`Daily five, 2 of 5`."""
        return fill(self.tr("Daily five, {number} of {count}"), number=number, count=count)

    def differences(self) -> str:
        """The page for those who play another Five-Up."""
        return self.tr("I know Five-Up already")

    def both(self) -> str:
        """The switch for both languages."""
        return "English + 中文"

    def both_told(self) -> str:
        """What the switch does."""
        return self.tr("Lessons in both languages")

    def back(self) -> str:
        """The button at the top left."""
        return self.tr("Back")

    def progress(self, learned: int, count: int) -> str:
        """The bars in the head, read aloud."""
        return fill(self.tr("{learned} of {count} lessons learned"), learned=learned, count=count)

    # A lesson

    def your_goal(self) -> str:
        """Over the goal of a step."""
        return self.tr("Your goal")

    def question(self) -> str:
        """Over a question."""
        return self.tr("Question")

    def facts(self) -> str:
        """Over what there is to remember."""
        return self.tr("To remember")

    def now_exercises(self, count: int) -> str:
        """Below it."""
        return self.tr("Next: %n exercise(s).", "", count)

    def right(self) -> str:
        """The heading of a right answer."""
        return self.tr("Right")

    def done(self) -> str:
        """The heading of a step that is done."""
        return self.tr("Done", "step of a lesson")

    def shown(self) -> str:
        """The heading when the answer was shown."""
        return self.tr("This is how it goes")

    def not_yet(self) -> str:
        """The heading of a wrong try."""
        return self.tr("Not there yet")

    def look(self) -> str:
        """The heading of a hint."""
        return self.tr("Hint")

    def rule(self, number: str) -> str:
        """`Rules 3.6`: the link to a paragraph."""
        return fill(self.tr("Rules {number}"), number=number)

    def next(self) -> str:
        """On to the next."""
        return self.tr("Next")

    def try_again(self) -> str:
        """After a wrong try."""
        return self.tr("Try again", "a puzzle")

    def hint(self) -> str:
        """The button."""
        return self.tr("Hint")

    def show_me(self) -> str:
        """The button."""
        return self.tr("Show me")

    def check(self) -> str:
        """The button under tiles that were marked."""
        return self.tr("Check")

    def marked(self, tile: object) -> str:
        """A tile that can be marked, by name."""
        return fill(self.tr("Mark {tile}"), tile=tile)

    def hint_at_best(self, tile: object) -> str:
        """In the whole round: what a plain player would place."""
        return fill(self.tr("{tile} earns most now, or rids you of most pips: its place is lit."), tile=tile)

    def only_one_thing(self) -> str:
        """In the whole round: to draw, or to pass."""
        return self.tr("There is only one thing to do now: the button at your hand says it.")

    # The end of a sitting

    def finished(self) -> str:
        """The heading when all is done."""
        return self.tr("That is all for now")

    def result(self, solved: int, count: int) -> str:
        """How many were solved at once."""
        return fill(
            self.tr(
                "{solved} of {count} solved at the first try. What you missed comes back in the daily five."
            ),
            solved=solved,
            count=count,
        )

    def all_right(self, count: int) -> str:
        """When nothing was missed."""
        return self.tr("All %n solved at the first try.", "", count)

    def next_lesson(self, title: str) -> str:
        """On to another lesson."""
        return fill(self.tr("Next lesson: {title}"), title=title)

    def to_overview(self) -> str:
        """Back to the list of lessons."""
        return self.tr("All lessons")

    # The table

    def table(self) -> str:
        """What the table is called."""
        return self.tr("Table and hand of the lesson")

    def show_all(self) -> str:
        """The button that fits the table."""
        return self.tr("Show all")

    def how_to_place(self) -> str:
        """At the rack while nothing is held."""
        return self.tr("Drag a tile, or choose with arrow keys")

    def how_to_go_on(self) -> str:
        """At the rack while a tile is held."""
        return self.tr("Drop it in a lit place. Keys: Tab, then Enter")

    def pips(self) -> str:
        """Over the pips of hands."""
        return self.tr("Pips")

    def points(self) -> str:
        """Over the scores before."""
        return self.tr("Points before")

    def points_shared(self) -> str:
        """In the row of the second partner."""
        return self.tr("shared score")

    def out(self) -> str:
        """Where a hand was."""
        return self.tr("out of tiles")

    def drawn(self) -> str:
        """The picture of a lot."""
        return self.tr("The tiles drawn for the lead")

    def hands(self) -> str:
        """The picture of a settlement."""
        return self.tr("The revealed hands")

    def hand_told(self, name: str, tiles: str, pips: int) -> str:
        """A row of the picture, read aloud."""
        return fill(
            self.tr("{name}: {tiles}, {pips}"),
            name=name,
            tiles=tiles,
            pips=self.tr("%n pip(s)", "", pips),
        )
