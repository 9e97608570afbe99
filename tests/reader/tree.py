"""The accessibility tree of the program, as a screen reader has it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pyatspi
from gi.repository import GLib

from .desk import wait

BUTTONS = ("push button", "toggle button", "check box", "radio button")


class Tree:
    """Finds things by role and name among those that show, and presses them. It gets no picture."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")

    def _hear(self, event) -> None:
        self.heard.append(str(event.any_data))

    def listen(self) -> None:
        """Take in what has been announced."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)

    @property
    def program(self):
        """The program's root; None while it is not there."""
        desktop = pyatspi.Registry.getDesktop(0)
        return next((each for each in desktop if each is not None and "fiveup" in each.name), None)

    def showing(self, root=None) -> Iterator[object]:
        """Everything that shows, in the order of the tree."""
        root = root or self.program
        if root is None:
            return
        try:
            children = [child for child in root if child is not None]
            shown = [each for each in children if each.getState().contains(pyatspi.STATE_SHOWING)]
        except GLib.Error:
            return  # it went away while we looked
        for child in shown:
            yield child
            yield from self.showing(child)

    def buttons(self, root=None) -> list[object]:
        """The buttons that show and can be pressed."""
        found = []
        for each in self.showing(root):
            try:
                usable = each.getState().contains(pyatspi.STATE_ENABLED)
                if usable and each.getRoleName() in BUTTONS and each.name:
                    found.append(each)
            except GLib.Error:
                continue  # it went away while we looked
        return found

    def named(self, *patterns: str):
        """The first button whose name matches one of the patterns, or None."""
        try:
            names = [(each, each.name) for each in self.buttons()]
        except GLib.Error:
            return None  # it went away while we looked
        for pattern in patterns:
            for each, name in names:
                if re.fullmatch(pattern, name):
                    return each
        return None

    def press(self, *patterns: str) -> str:
        """Press the first button that matches, once there is one; returns its name."""
        button = wait(lambda: self.named(*patterns), " or ".join(patterns))
        return self.do(button)

    def do(self, button) -> str:
        """Press a button."""
        name = button.name
        action = button.queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        action.doAction(next(names.index(each) for each in ("Press", "Toggle") if each in names))
        time.sleep(0.02)
        self.listen()
        return name

    def choose(self, text: str) -> None:
        """Choose what a menu offers under a text; menus need not be open for that."""
        for item in self._items(self.program):
            if item.name.partition("\t")[0] == text:
                self.do(item)
                return
        raise AssertionError(f"no menu offers {text}")

    def _items(self, root) -> Iterator[object]:
        for child in root:
            if child.getRoleName() == "menu item":
                yield child
            yield from self._items(child)

    def container(self, name: str):
        """What shows under a name and holds others, or None."""
        for each in self.showing():
            if each.name == name and each.childCount:
                return each
        return None
