"""What a screen reader says in one whole round: announcements, the list of plays, what was pressed.

    python3 -m tests.reader.transcript en|zh_CN FILE

For somebody who has seen nothing else, to be asked afterwards how the board, the scores and the hand stood.
"""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from .desk import Desk, wait, within_bus
from .match import WORDS, Player

ROUND = 2
"""The second round: there are scores already."""


def main(language: str, target: Path) -> int:
    """Play up to the end of a round, and write down what was said in it."""
    from .tree import Tree

    say = WORDS[language]
    with Desk(language, {"welcomed": True}) as desk:
        desk.start()
        tree = Tree()
        for step in ("new", "two", "begin"):
            tree.press(say[step])
        player, lines = Player(desk, tree, say), []
        while not player.is_over and len(desk.rounds) <= ROUND:
            wait(player._next, "anything to do")
            time.sleep(0.3)
            hear(tree, lines)
            tell_list(tree, say, lines)
            if player.placed % 3 == 2 and lines[-1].startswith("[" + say["list"]):
                tell_words(tree, say, lines)
            button = wait(player._next, "anything to do")
            lines.append(f"[pressed] {button.name}")
            player.step()
        hear(tree, lines)
    starts = [at for at, line in enumerate(lines) if re.search(rf"Round {ROUND}\.|第 {ROUND} 局。", line)]
    text = "\n".join(lines[starts[0] :]) + "\n"
    target.write_text(text, encoding="utf-8")
    print(f"{target}: {len(text.splitlines())} lines")
    return 0


def hear(tree, lines: list[str]) -> None:
    """Write down what has been announced since the last time."""
    tree.listen()
    lines += [f"[said] {text}" for text in tree.heard]
    tree.heard.clear()


def tell_words(tree, say: dict[str, str], lines: list[str]) -> None:
    """Ask for the board and the scores in words, as B and S do."""
    for what in ("board", "scores"):
        tree.choose(say[what])
        wait(lambda: tree.named(say["done"]), say["done"])
        time.sleep(0.2)
        lines.append(f"[asked] {say[what]}")
        hear(tree, lines)
        tree.press(say["done"])
        time.sleep(0.2)


def tell_list(tree, say: dict[str, str], lines: list[str]) -> None:
    """Write down the list of plays, if one can play."""
    plays = tree.container(say["list"])
    entries = [] if plays is None else [each.name for each in tree.buttons(plays)]
    if any(not re.match(say["idle"], name) for name in entries):
        lines += [f"[{say['list']}, {at} / {len(entries)}] {name}" for at, name in enumerate(entries, 1)]


if __name__ == "__main__":
    within_bus()
    raise SystemExit(main(sys.argv[1], Path(sys.argv[2])))
