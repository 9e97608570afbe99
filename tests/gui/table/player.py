"""A person at the table: real events of mouse and keyboard, and a look at what the scene shows."""

from dataclasses import dataclass
from time import sleep

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from fiveup_desktop.records import read_record
from fiveup_desktop.rules import Action, Draw, Pass, Placement, Tile
from fiveup_desktop.session import Library, MatchSession
from fiveup_desktop.view.table import TablePage

LONG_MS = 60_000
"""How long to wait for something that must come: it ends a hung test, and decides nothing."""


@dataclass
class Table:
    qtbot: object
    library: Library
    session: MatchSession
    page: TablePage

    @property
    def viewport(self):
        return self.page.stage.viewport()

    def start(self):
        self.session.begin()
        self.wait(lambda: self.session.match.rounds)
        self.wait_for_turn()

    def wait(self, done):
        deadline = QDeadlineTimer(LONG_MS)
        while not done():
            assert not deadline.hasExpired(), "what must come has not come"
            QCoreApplication.processEvents()
            sleep(0.0002)

    def is_my_turn(self) -> bool:
        shown = self.page.display.shown
        match = self.session.match
        return (
            match.to_move == self.session.viewer
            and not self.page.choreographer.busy
            and self.page.display.ahead.is_ready
            and shown is not None
            and len(shown.view.plies) == len(match.round.plies)
        )

    def wait_for_turn(self):
        """Until it is this person's turn, or the round is over."""
        self.wait(lambda: self.session.match.needs_deal or self.session.match.is_over or self.is_my_turn())

    def act(self, action: Action, how) -> None:
        """Take an action in a given way, and wait until it is shown."""
        before = self.session.match.ply
        how(self, action)
        self.wait(lambda: self.session.match.ply != before)
        self.wait_for_turn()

    def act_behind(self, action: Action) -> None:
        """Take an action without any gesture."""
        self.act(action, lambda table, it: table.session.submit(it, table.session.match.to_move))

    def record(self) -> bytes:
        path = self.library.folder / f"{self.session.record_id}.fiveup"
        return read_record(path)

    # Where things are

    def in_rack(self, tile: Tile) -> QPoint:
        display = self.page.display
        return display.rack.slots[display.rack.hand.index(tile)].centre.toPoint()

    def at_target(self, placement: Placement) -> QPoint:
        target = self.page.handling.targets_of(placement.tile)[placement]
        return self.page.stage.camera.rect(target.pose).center().toPoint()

    def tiles_shown(self) -> set[Tile]:
        return {key[1] for key in self.page.stage.board.items if key[0] == "tile"}


def by_click(table: Table, action: Action) -> None:
    if not isinstance(action, Placement):
        QTest.mouseClick(table.page.display.surround.rack_words.button, Qt.MouseButton.LeftButton)
        return
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=table.in_rack(action.tile))
    QTest.mouseMove(table.viewport, table.at_target(action))
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=table.at_target(action))


def by_drag(table: Table, action: Action) -> None:
    if not isinstance(action, Placement):
        by_click(table, action)
        return
    start, end = table.in_rack(action.tile), table.at_target(action)
    QTest.mousePress(table.viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.1, 0.4, 0.8, 1.0):
        point = QPointF(start) + (QPointF(end) - QPointF(start)) * share
        QTest.mouseMove(table.viewport, point.toPoint())
    QTest.mouseRelease(table.viewport, Qt.MouseButton.LeftButton, pos=end)


def by_keys(table: Table, action: Action) -> None:
    stage = table.page.stage
    if isinstance(action, Draw):
        QTest.keyClick(stage, Qt.Key.Key_D)
        return
    if isinstance(action, Pass):
        QTest.keyClick(stage, Qt.Key.Key_P)
        return
    hand = table.page.display.rack.hand
    for _ in hand:
        QTest.keyClick(stage, Qt.Key.Key_Right)
        if table.page.handling.cursor is action.tile:
            break
    for _ in table.page.handling.targets:
        QTest.keyClick(stage, Qt.Key.Key_Tab)
        if table.page.handling.grip.aim is action:
            break
    QTest.keyClick(stage, Qt.Key.Key_Return)
