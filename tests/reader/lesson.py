"""One lesson through the accessibility tree alone: by names, roles and actions, without a picture.

    python3 -m tests.reader.lesson [en|zh_CN]

Somebody goes through the first lesson: reads on, plays from the list, tries one answer after the other.
"""

from __future__ import annotations

import re
import sys
import time

from .desk import Desk, wait, within_bus

WORDS = {
    "en": {
        "learn": "Learn", "lesson": r"1\. .*", "on": "Next", "list": "List of plays", "idle": r"\d\|\d: .*",
        "again": "Try again", "check": "Check", "show": "Show me", "end": "Next lesson: .*",
        "other": r"Back|Hint|Lessons in both languages|Rules [\d.]+|Show all.*",
    },
    "zh_CN": {
        "learn": "学打牌", "lesson": r"1\. .*", "on": "继续", "list": "出法列表", "idle": r"\d\|\d：.*",
        "again": "重试", "check": "看对不对", "show": "做给我看", "end": "下一课：.*",
        "other": r"返回|提示|用两种语言讲课|规则 [\d.]+|显示全部.*",
    },
}  # fmt: skip
MOST_STEPS = 150


def main(language: str) -> int:
    """Go through the lesson, and tell how; 0 if its end was reached."""
    from .tree import Tree

    say = WORDS[language]
    with Desk(language, {"welcomed": True}) as desk:
        desk.start()
        tree = Tree()
        for step in ("learn", "lesson"):
            tree.press(say[step])
        learner = Learner(tree, say)
        while not learner.is_done and len(learner.pressed) < MOST_STEPS:
            learner.step()
        shown = learner.pressed.count(say["show"])
        print(f"{language}: {len(learner.pressed)} presses, {shown} to be shown, done: {learner.is_done}")
        print(*learner.pressed, sep=" / ")
        return int(not learner.is_done)


class Learner:
    """Reads on where that is possible, else tries what has not been tried in this place."""

    def __init__(self, tree, say: dict[str, str]) -> None:
        self._tree, self._say = tree, say
        self.pressed: list[str] = []
        self._tried: set[str] = set()
        self.is_done = False

    def step(self) -> None:
        """Press one button."""
        time.sleep(0.15)
        button = wait(self._choice, "anything to press")
        if re.fullmatch(self._say["end"], button.name):
            self.is_done = True
            return
        name = self._tree.do(button)
        self.pressed.append(name)
        if name == self._say["on"]:
            self._tried.clear()
        elif name != self._say["again"]:
            self._tried.add(name)

    def _choice(self):
        say, buttons = self._say, {each.name: each for each in self._tree.buttons()}
        plays = self._tree.container(say["list"])
        entries = [] if plays is None else [each.name for each in self._tree.buttons(plays)]
        plain = [name for name in buttons if not re.fullmatch(say["other"], name)]
        known = (say["on"], say["again"], say["check"], say["show"])
        answers = [name for name in plain if name not in known and not re.fullmatch(say["idle"], name)]
        new = [name for name in answers if name not in self._tried]
        playable = [name for name in new if name in entries]
        check = [say["check"]] if say["check"] not in self._tried else []
        wanted = [say["end"], say["on"], *playable, say["again"], *new, *check, say["show"]]
        return next((buttons[name] for name in wanted if name in buttons), None)


if __name__ == "__main__":
    within_bus(WORDS)
    raise SystemExit(max(main(each) for each in sys.argv[1:]))
