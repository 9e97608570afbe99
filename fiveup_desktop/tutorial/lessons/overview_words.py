"""What stands on the page of all lessons, on the welcome, and on the page of differences."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.session import ProgressDamage
from fiveup_desktop.view.words import Sentences, fill

__all__ = ["OverviewWords"]


class OverviewWords(Sentences):
    """Headings, states and buttons."""

    def numbered(self, number: int, title: str) -> str:
        """`5. Arms`."""
        return f"{number}. {title}"

    def state(self, is_learned: bool, is_begun: bool) -> str:
        """How far one is with a lesson."""
        if is_learned:
            return self.tr("Learned")
        return self.tr("Begun") if is_begun else self.tr("Not begun")

    def exercises(self, solved: int, count: int) -> str:
        """The button for the exercises of a lesson: how many of them are solved."""
        return fill(self.tr("Exercises {solved}/{count}"), solved=solved, count=count)

    def heading(self, done: int, count: int) -> str:
        """Over the main button."""
        if done == 0:
            return self.tr("Learn by playing")
        if done == count:
            return self.tr("You know the whole game")
        return fill(self.tr("{done} of {count} lessons learned"), done=done, count=count)

    def what_next(self, done: int, count: int, title: str) -> str:
        """Below the heading."""
        if done == 0:
            return self.tr(
                "Twelve short lessons, each at a real table. Try whatever you like: a wrong try costs "
                "nothing, and the table says why."
            )
        if done == count:
            return self.tr("Go through a lesson again whenever you like, or keep fresh with the daily five.")
        return fill(self.tr("Next: {title}."), title=title)

    def begin(self) -> str:
        """A main button."""
        return self.tr("Begin")

    def go_on(self) -> str:
        """The main button once something was learned."""
        return self.tr("Go on", "with the lessons")

    def practise_of(self, title: str, solved: int, count: int) -> str:
        """The same for a screen reader, and for whom the pointer stays on it."""
        text = self.tr("Practise: {title}. {solved} of {count} exercises solved.")
        return fill(text, title=title, solved=solved, count=count)

    def forget_of(self, title: str) -> str:
        """The button that resets a lesson."""
        return fill(self.tr("Forget my progress in: {title}"), title=title)

    def really(self) -> str:
        """The same button once it was pressed."""
        return self.tr("Really forget?")

    def really_of(self, title: str) -> str:
        """The same for a screen reader."""
        return fill(self.tr("Really forget my progress in: {title}?"), title=title)

    def daily(self) -> str:
        """The exercises of a day."""
        return self.tr("Daily five")

    def daily_later(self) -> str:
        """Before anything was learned."""
        return self.tr("Comes with your first lesson.")

    def daily_done(self) -> str:
        """When the day’s exercises are solved."""
        return self.tr("Done for today. Tomorrow there are new ones.")

    def daily_left(self, done: int, count: int) -> str:
        """How many are left."""
        if done:
            return fill(self.tr("{done} of {count} solved today."), done=done, count=count)
        return self.tr("A few exercises from all that you have learned; what you missed comes first.")

    def begin_daily(self) -> str:
        """Its button for a screen reader."""
        return self.tr("Begin the daily five")

    def differences(self) -> str:
        """The page for those who play another Five-Up."""
        return self.tr("I know Five-Up already")

    def differences_line(self) -> str:
        """What the page has."""
        return self.tr("What is different here, on one page")

    def differences_lead(self) -> str:
        """The first line of that page."""
        return self.tr(
            "There are many Five-Ups. This is where Exact 61 goes its own way; all the rest you can play as "
            "you know it."
        )

    def elsewhere(self, text: str) -> str:
        """What one is used to."""
        return fill(self.tr("Elsewhere: {text}"), text=text)

    def damage(self, damage: ProgressDamage, names: Sequence[str], own: str) -> str:
        """What became of progress that could not be read."""
        files = self.tr(", ", "in a list").join(names)
        if damage is ProgressDamage.RESTORED:
            return fill(
                self.tr(
                    "The record of your lessons was damaged. Its copy was whole, so nothing is lost. The "
                    "damaged file was kept as {files}."
                ),
                files=files,
            )
        if damage is ProgressDamage.NEWER:
            return fill(
                self.tr(
                    "The record of your lessons was written by a newer version of the game. What this one "
                    "understands of it holds. The newer one was kept: {files}."
                ),
                files=files,
            )
        if damage is ProgressDamage.LOST:
            return fill(
                self.tr(
                    "The record of your lessons was damaged, and so was its copy. What could be read of "
                    "them holds. Both were kept: {files}."
                ),
                files=files,
            )
        return fill(
            self.tr(
                "The record of your lessons, {file}, can neither be read nor moved. It is left alone, and "
                "what you learn now is not kept."
            ),
            file=own,
        )

    def trouble_title(self) -> str:
        """The heading when progress could not be written."""
        return self.tr("Your progress was not saved")

    def trouble(self) -> str:
        """Progress that could not be written."""
        return self.tr("Your progress could not be saved just now. It counts as long as the game runs.")
