"""python -m tests.gui.hostile FOLDER: 40 hostile names and titles on every page, in both languages.

The names point to files `c0` to `c9` in FOLDER, which is the working folder. It prints how many pages it saw,
and a line for each place where a name is not shown as it is, or could be taken for something else; status 1
then. Whoever watches the system calls sees that none of those files is opened. A number after FOLDER: so many
of the ten groups of names.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from uuid import UUID

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QAction, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QToolTip, QWidget

from fiveup_desktop.app import positions
from fiveup_desktop.app.house import House
from fiveup_desktop.records import MatchRecord, record_to_bytes
from fiveup_desktop.rules import Match
from fiveup_desktop.session import Player, PlayerKind, name_fault

NAMES = (
    *('<img src="c0">', "<img src=c1>", '<a href="c2">x</a>', '<p style="background:url(c3)">', "<b>b</b>"),
    *(
        "<br>",
        "<!--",
        "&lt;i&gt;",
        "<html>",
        "</p></body>",
        "<table><tr><td>1",
        "<style>*{color:red}</style>",
    ),
    *("A & B", "&Quit", "&&", "&amp;", "&", "file:c4", "c5", "./c6", "../../etc/passwd", "C:\\nul"),
    *("{name}", "{0} {name} {x.y}", "%1 %n %s", "%n", "'; drop--", '"quoted"', "-stylesheet=c7", "\\n\\t"),
    *("W" * 40, "林" * 40, "👩‍👩‍👧 Ωmega", "e\u0301\u0301\u0301", "\u200bzero", "𝕱𝖎𝖛𝖊 𝖀𝖕", "🀄🀄🀄"),
    *("javascript:x", "https://example.org/", "url(c8)"),
)
REFUSED = (
    "x" * 41,
    "x" * 300,
    "a\nb",
    "a\tb",
    "a\0b",
    "a\u202eb",
    "a\u2066b",
    "a\u200fb",
    "\u2028",
    "",
    "\x1b[31m",
)
TITLE = 'Title <img src="{canary}"> & {{name}} %n &Quit \u202e\n' + "x" * 300

assert len(NAMES) == 40


def names(group: int) -> tuple[str, ...]:
    """The ten groups of four."""
    return NAMES[4 * group : 4 * group + 4]


class Guest:
    """Goes through the pages of one house with one group of names."""

    def __init__(self, house: House, group: int) -> None:
        self.house, self.window, self.group = house, house.window, group
        self.names = names(group)
        self.title = TITLE.format(canary=Path("c9").absolute())
        self.shown: list[str] = []
        self.wrong: list[str] = []

    def go(self) -> None:
        for page in self.pages():
            self.settle()
            self.shown.append(page)
            self.wrong += [f"{page}, group {self.group}: {fault}" for fault in self.faults(page)]
            self.touch_tooltips()
            self.window.overlays.clear()

    def pages(self) -> Iterator[str]:
        window, history, matches = self.window, self.window.history, self.window.matches
        window.show_new_match()
        for card, name in zip(window.new_match.seats, self.names, strict=True):
            card.name.setText(name)
            card.changed.emit()
        yield "new match"
        for name, match, people in (
            ("table", positions.in_play(0), (0,)),
            ("settlement", positions.settlement(0, "domino"), (0,)),
            ("blocked", positions.settlement(0, "blocked"), (0,)),
            ("end", positions.ended(0), (0,)),
            ("curtain", positions.curtain(0), (0, 2)),
        ):
            self.put(0, match, people)
            window.take_up(str(UUID(int=0)))
            yield name
            if name == "table":
                yield from self.at_table()
        self.put(1, positions.ended(0), (0,))
        history.replay(str(UUID(int=1)))
        yield "replay"
        window.show_start()
        yield "start"
        history.show_scores(str(UUID(int=1)))
        yield "scores"
        history.show_statistics()
        yield "statistics"
        yield from self.among_matches(matches)

    def at_table(self) -> Iterator[str]:
        window = self.window
        for name in ("tracker", "hint", "hand_over", "fair_deals", "tell_board", "tell_scores", "plays"):
            window.menus.triggered.emit(name)
            yield name

    def among_matches(self, matches) -> Iterator[str]:
        path = self.put(2, positions.ended(0), (0,))
        path.write_bytes(path.read_bytes()[:-600])
        matches.show()
        yield "matches"
        matches.page.search.setText(self.names[0])
        yield "search"
        matches.page.search.clear()
        matches.page.rows.choose(matches.page.list.row_of(str(UUID(int=1))))
        from fiveup_desktop.view.matches.actions import MatchAction

        matches.page.want(MatchAction.RENAME)
        yield "rename"
        matches.repairs.repair(str(UUID(int=2)))
        yield "recovery"
        matches.page.want(MatchAction.DELETE)
        yield "deleted"
        matches.show_trash()
        yield "trash"

    def put(self, number: int, match: Match, people: tuple[int, ...]) -> Path:
        players = tuple(
            Player(name, PlayerKind.HUMAN) if seat in people else Player(name, PlayerKind.COMPUTER, name)
            for seat, name in enumerate(self.names)
        )
        record_id = str(UUID(int=number))
        record = replace(MatchRecord.of(match, players, None), meta={"id": record_id, "title": self.title})
        path = self.house.library.path_of(record_id)
        self.window.put_away(record_id)
        self.house.library._saver.wait()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record_to_bytes(record))
        return path

    # What is looked at

    def settle(self) -> None:
        for _ in range(30):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.window.grab()

    def faults(self, page: str) -> Iterator[str]:
        """Where something could be taken for markup or a shortcut, and names that are not there."""
        for label in self.window.findChildren(QLabel):
            is_tip = label.metaObject().className() == "QTipLabel"  # of which the text is looked at below
            plain = is_tip or label.textFormat() == Qt.TextFormat.PlainText
            if not plain and Qt.mightBeRichText(label.text()):
                yield f"a label may guess: {label.text()!r}"
        for widget in self.window.findChildren(QWidget):
            tip = widget.toolTip()
            is_ours = tip.startswith("<p>") and tip.endswith("</p>")
            is_ours = is_ours and "<" not in tip[3:-4].replace("<br>", "")
            if Qt.mightBeRichText(tip) and not is_ours:
                yield f"a tooltip is markup: {tip!r}"
        ours = {each.menuAction() for each in self.window.findChildren(QMenu)}  # whose & is a shortcut
        actions = [each for each in self.window.findChildren(QAction) if each not in ours]
        for each in (*self.window.findChildren(QAbstractButton), *actions):
            for name in self.names:
                lone = "&" in name.replace("&&", "")
                if lone and name in each.text() and name.replace("&", "&&") not in each.text():
                    yield f"an ampersand is a shortcut: {each.text()!r}"
        if page == "start" and any(sign in self.said() for sign in "\u202e"):
            yield "a title turns the writing round"
        if page in ("table", "curtain", "start", "settlement", "end"):
            said = self.said()
            wanted = self.names if page != "curtain" else self.names[2:3]
            yield from (f"not shown as it is: {name!r}" for name in wanted if name not in said)

    def said(self) -> str:
        """All texts of the window, and what a screen reader is told."""
        texts = [getattr(each, "whole", each.text()) for each in self.window.findChildren(QLabel)]
        texts += [each.accessibleName() for each in self.window.findChildren(QWidget)]
        texts += list(_accessible(QAccessible.queryAccessibleInterface(self.window)))
        for each in self.window.findChildren(QWidget):
            names = getattr(each, "names", getattr(each, "_names", None))
            texts += list(getattr(names, "seats", ()))
        return "\n".join(texts)

    def touch_tooltips(self) -> None:
        """Show each: that is when a picture in it would be loaded."""
        for widget in self.window.findChildren(QWidget):
            if widget.toolTip() and widget.isVisible():
                QToolTip.showText(QPoint(10, 10), widget.toolTip(), widget)
                QApplication.processEvents()
        QToolTip.hideText()


def _accessible(interface, depth: int = 0) -> Iterator[str]:
    if interface is not None and interface.isValid() and depth < 40:
        yield interface.text(QAccessible.Text.Name)
        for index in range(interface.childCount()):
            yield from _accessible(interface.child(index), depth + 1)


def refusals() -> Iterator[str]:
    """Names that are refused with a reason, and those that are not."""
    yield from (f"refused: {name!r}" for name in NAMES if name_fault(name) is not None)
    yield from (f"not refused: {name!r}" for name in REFUSED if name_fault(name) is None)


def visit(group: int, language: str, report: Callable[[str], None]) -> list[str]:
    folder = Path("data") / f"{group}-{language}"
    with House(
        folder, {"language": language, "speed": "none"}, random.Random(group), own_process=False
    ) as house:
        house.window.resize(1280, 720)
        house.window.show()
        guest = Guest(house, group)
        guest.go()
        report(f"group {group} {language}: {len(guest.shown)} pages, {len(guest.wrong)} wrong")
        return guest.wrong


def main() -> int:
    os.chdir(sys.argv[1])
    groups = range(int(sys.argv[2]) if len(sys.argv) > 2 else len(NAMES) // 4)
    for number in range(10):
        Path(f"c{number}").write_text("a file that nobody opens")
    print("ready", flush=True)
    wrong = list(refusals())
    for group in groups:
        for language in ("en", "zh_CN"):
            wrong += visit(group, language, lambda line: print(line, flush=True))
    print("\n".join(wrong), flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
