"""What stands round a figure, in the interface's language or in a given one."""

from __future__ import annotations

from fiveup_desktop.view.words import Sentences, fill

__all__ = ["PanelWords"]


class PanelWords(Sentences):
    """Captions, legend and hints of the figure panel, and of the printed figures."""

    def caption(self, number: int, name: str) -> str:
        """`Figure 1  Once the arms are open`."""
        return fill(self.tr("Figure {number}  {name}"), number=number, name=name)

    def place(self, step: int, steps: int) -> str:
        """`2 / 4`: the step, counted from 1."""
        return f"{step} / {steps}"

    def solid(self) -> str:
        """What a solid mark is."""
        return self.tr("Solid: a scoring end, with the pips it counts")

    def hollow(self) -> str:
        """What a hollow mark is."""
        return self.tr("Hollow: open to a tile, counts nothing here")

    def pips(self) -> str:
        """The heading over the pips of hands."""
        return self.tr("Pips")

    def points(self) -> str:
        """The heading over displayed points."""
        return self.tr("Points")

    def out(self) -> str:
        """Stands where a hand was."""
        return self.tr("out of tiles")

    def hint(self) -> str:
        """What the tray is for."""
        return self.tr("Drag a tile to the table, or use the arrow keys.")

    def tried(self) -> str:
        """The reader has placed a tile."""
        return self.tr("This is your own position.")

    def nothing_left(self) -> str:
        """The tray is empty."""
        return self.tr("The tray is empty.")

    def back(self) -> str:
        """The button that shows the figure again."""
        return self.tr("Back to the figure")

    def in_words(self) -> str:
        """The button that tells the figure in words."""
        return self.tr("In words")

    def as_picture(self) -> str:
        """The button that shows the legend again."""
        return self.tr("Legend")

    def quoted(self, number: str) -> str:
        """`Rules 3.5`: the link to a paragraph."""
        return fill(self.tr("Rules {number}"), number=number)

    def step_names(self) -> tuple[str, str, str]:
        """The parts of the slider, for screen readers."""
        return self.tr("Step of the figure"), self.tr("Previous step"), self.tr("Next step")

    def mat(self) -> str:
        """How the table of a figure is used, for screen readers."""
        return self.tr(
            "Left and right choose a tile, up and down a place, Enter places it, Esc takes it back."
        )
