"""A whole match to 61 through the accessibility tree alone: by names, roles and actions, without a picture.

    python3 -m tests.reader.match [en|zh_CN]

New match for two, lot, every play from the list with what it says it earns, settlements; in the third round
the program is killed, started again, and the match continued; then on to the end.
"""

from __future__ import annotations

import re
import signal
import sys
import time

from gi.repository import GLib

from .desk import Desk, wait, within_bus

WORDS = {
    "en": {
        "new": "New match", "two": "2 players", "begin": "Draw lots and begin", "deal": "Deal the tiles",
        "continue": "Continue", "next": "Next event|Next round|See the result", "again": "Play again",
        "list": "List of plays", "idle": r"\d\|\d: (fits nowhere now|in your hand)",
        "points": r"Total \d+: (\d+) point", "over": "would be discarded",
        "board": "The board in words", "scores": "Scores and needs", "done": "Done",
    },
    "zh_CN": {
        "new": "新的一场", "two": "2 人", "begin": "抽签，开局", "deal": "发牌",
        "continue": "继续", "next": "下一个事件|下一局|看结果", "again": "再来一场",
        "list": "出法列表", "idle": r"\d\|\d：(现在接不上|在你手里)",
        "points": r"显示分 \+(\d+)", "over": "将被舍弃",
        "board": "用文字看牌桌", "scores": "比分和还差多少", "done": "好",
    },
}  # fmt: skip
KILLED_IN_ROUND = 3
SHOWN_S = 0.2


def main(language: str) -> int:
    """Play, and tell how it went; 0 if the match came to its end."""
    from .tree import Tree

    say = WORDS[language]
    with Desk(language, {"welcomed": True}) as desk:
        desk.start()
        tree = Tree()
        for step in ("new", "two", "begin"):
            tree.press(say[step])
        player = Player(desk, tree, say)
        while not player.is_over:
            if (
                desk.rounds
                and len(desk.rounds) == KILLED_IN_ROUND
                and not player.killed
                and player.placed > 8
            ):
                player.kill_and_continue()
            player.step()
        tree.listen()
        winner, rounds = desk.winner(), len(desk.rounds)
        print(
            f"{language}: {player.pressed} presses, {rounds} rounds, {desk.actions} actions, won by {winner}"
        )
        print(f"{len(tree.heard)} announcements heard; the last: {tree.heard[-1] if tree.heard else '-'}")
        return int(winner is None or not player.killed)


class Player:
    """Knows what the names of things say, and nothing else."""

    def __init__(self, desk: Desk, tree, say: dict[str, str]) -> None:
        self.desk, self.tree, self._say = desk, tree, say
        self.pressed = self.placed = 0
        self.killed = self.is_over = False

    def step(self) -> None:
        """Do the next thing that can be done."""
        button = wait(self._next, f"anything to do ({[each.name for each in self.tree.buttons()]})")
        if button == "over":
            self.is_over = True
            return
        before = self.desk.actions
        try:
            name = self.tree.do(button)
        except GLib.Error:
            return  # it went away before it was pressed
        self.pressed += 1
        if not re.fullmatch(f"{self._say['next']}|{self._say['deal']}", name):
            self.placed += 1
            wait(lambda: self.desk.actions > before, f"{name} on disk", 0.01)
            # It is on disk a moment before the list shows what comes next.
            time.sleep(SHOWN_S)

    def kill_and_continue(self) -> None:
        """Cut the program off, start it again, and go on."""
        before = self.desk.actions
        self.desk.kill()
        assert self.desk.actions == before
        self.desk.start()
        self.tree.press(self._say["continue"])
        self.killed = True

    def _next(self):
        """The button to press now: of a page that lies over the table, else the best play of the list."""
        if self.tree.named(self._say["again"]):
            return "over"
        page = self.tree.named(self._say["next"], self._say["deal"])
        return page or self._best()

    def _best(self):
        plays = self.tree.container(self._say["list"])
        entries = [] if plays is None else self.tree.buttons(plays)
        entries = [each for each in entries if not re.match(self._say["idle"], each.name)]
        return max(entries, key=lambda each: self._worth(each.name), default=None)

    def _worth(self, name: str) -> int:
        """What an entry says that it earns."""
        if self._say["over"] in name:
            return -1
        found = re.search(self._say["points"], name)
        return int(found.group(1)) if found else 0


if __name__ == "__main__":
    within_bus(WORDS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    raise SystemExit(max(main(each) for each in sys.argv[1:]))
