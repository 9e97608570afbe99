"""What the keys of the table and of the pages do, for the list of keys."""

from fiveup_desktop.view.words import Sentences

__all__ = ["KeyWords"]

Rows = list[tuple[list[str], str]]


class KeyWords(Sentences):
    """The keys in groups."""

    def groups(self, of_menu: Rows) -> list[tuple[str, Rows]]:
        """All groups; `of_menu` are the keys of the menu, ready in words."""
        return [
            (self.tr("At the table"), self._table()),
            (self.tr("Everywhere"), [*of_menu, (["Tab"], self.tr("the next field or button"))]),
            (self.tr("In practice"), self._practice()),
            (self.tr("In a replay"), self._replay()),
            (self.tr("On the start page"), self._start()),
        ]

    def _table(self) -> Rows:
        return [
            (["←", "→"], self.tr("choose a tile of your hand")),
            (["1", "…", "9"], self.tr("choose a tile by its place")),
            (["Tab", "↑", "↓"], self.tr("go round the places where it fits")),
            (["Enter"], self.tr("place it there")),
            (["Space"], self.tr("do the only thing possible")),
            (["Esc"], self.tr("put the tile back")),
            (["D"], self.tr("draw a tile")),
            (["P"], self.tr("pass")),
            (["H"], self.tr("a hint: the best play, and why")),
            (["T"], self.tr("the tiles not seen yet")),
            (["R"], self.tr("see again what happened since your turn")),
            (["F"], self.tr("show the whole table")),
            (["+", "−"], self.tr("closer, further away")),
            (["F9"], self.tr("scores and log")),
            (["B"], self.tr("the board in words")),
            (["S"], self.tr("scores and needs in words")),
            (["L"], self.tr("to the list of all you can do")),
        ]

    def _practice(self) -> Rows:
        return [
            (["Page Up"], self.tr("one action back")),
            (["Page Down"], self.tr("one action on")),
        ]

    def _replay(self) -> Rows:
        return [
            (["←", "→"], self.tr("one step back, one step on")),
            (["Page Up", "Page Down"], self.tr("to the round before, to the next")),
            (["Home", "End"], self.tr("to the beginning, to the end")),
            (["Space"], self.tr("play, or pause")),
            (["Shift", "←"], self.tr("slower")),
            (["Shift", "→"], self.tr("faster")),
            (["Esc"], self.tr("leave the replay")),
        ]

    def _start(self) -> Rows:
        return [
            (["Enter"], self.tr("continue the last match")),
            (["N"], self.tr("new match")),
            (["U"], self.tr("other unfinished matches")),
            (["D"], self.tr("watch a match")),
            (["R"], self.tr("read the rules")),
            (["O"], self.tr("open a match file")),
        ]
