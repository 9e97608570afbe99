"""A process that plays at a table and tells how that felt: python -m tests.perf.table_child bare|game.

A person (real mouse events) plays against three computers of the level Expert, which think in their own
process; the bare scene moves a rectangle instead. Printed as JSON, times in milliseconds:

- `answer`: from each click until its answer is painted, by the wall's clock. A tile that is picked up, and
  a placement: judged, on disk, and painted in its first frame.
- `turn`: CPU of each turn of the GUI thread's event loop.
- `frame`: CPU of each painting of the table meanwhile, animations included.
- `repaint`: CPU of painting all of a 1920 x 1080 window, 28 tiles (the game: most of them on the table).
- `idle_ms_a_minute`: CPU of the process, and of the thinking one, while it is the person's turn.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter, process_time, thread_time

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QPoint, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView

CLICKS = 60
LOOK_MS = 15
"""How often the player looks whether there is something to do."""
IDLE_S = 15
REPAINTS = 60
MANY = 20
"""Tiles on a table that is called crowded."""
NAMES = ("Ann", "Bo", "Cy", "Di")


@dataclass
class Figures:
    """What was measured."""

    answer: list[float] = field(default_factory=list)
    turn: list[float] = field(default_factory=list)
    frame: list[float] = field(default_factory=list)
    repaint: list[float] = field(default_factory=list)
    idle_ms_a_minute: float = 0.0


class Watch(QObject):
    """Measures the paintings of one viewport, the turns of the event loop, and the answers to clicks."""

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures
        self._asked: float | None = None
        self._has_answer: Callable[[], bool] = lambda: True
        self.counts_turns = False
        self._since = thread_time()
        # Once a turn, whatever the dispatcher; waiting costs no CPU.
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._on_turn)

    def ask(self, click: Callable[[], None], has_answer: Callable[[], bool]) -> None:
        """Click, and measure until something is painted after HAS_ANSWER is true."""
        self._asked, self._has_answer = perf_counter(), has_answer
        click()

    @property
    def waits(self) -> bool:
        """Whether a click still waits for its answer."""
        return self._asked is not None

    def painted(self, cpu_s: float) -> None:
        """A painting took so long."""
        self.figures.frame.append(1000 * cpu_s)
        if self._asked is not None and self._has_answer():
            self.figures.answer.append(1000 * (perf_counter() - self._asked))
            self._asked = None

    def _on_turn(self) -> None:
        now = thread_time()
        if self.counts_turns:
            self.figures.turn.append(1000 * (now - self._since))
        self._since = now


def watched(view: type[QGraphicsView], watch: Callable[[], Watch]) -> None:
    """Have the class VIEW tell of every painting."""
    plain = view.viewportEvent

    def viewport_event(self: QGraphicsView, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return plain(self, event)
        start = thread_time()
        done = plain(self, event)
        watch().painted(thread_time() - start)
        return done

    view.viewportEvent = viewport_event


def for_a_while(seconds: float) -> None:
    """Run the event loop."""
    # Not `quit`, which would close the windows.
    QTimer.singleShot(round(1000 * seconds), QApplication.exit)
    QApplication.exec()


def measure_idle(figures: Figures, others: Callable[[], float]) -> None:
    """CPU of this process and of OTHERS (seconds so far) while nothing happens."""
    for_a_while(2)
    start = process_time() + others()
    for_a_while(IDLE_S)
    figures.idle_ms_a_minute = 1000 * (process_time() + others() - start) * 60 / IDLE_S


def measure_repaint(watch: Watch, view: QGraphicsView) -> None:
    """Paint all of the view again and again."""
    view.window().resize(1920, 1080)
    for_a_while(1)
    assert view.isVisible()
    for _ in range(REPAINTS):
        start = thread_time()
        view.viewport().repaint()
        watch.figures.repaint.append(1000 * (thread_time() - start))


# The bare scene


def bare() -> Figures:
    """28 rectangles, of which a click moves one."""
    from tests.perf.child import TILES

    application = QApplication(["bare"])
    figures = Figures()
    watch = Watch(figures)

    class View(QGraphicsView):
        def viewportEvent(self, event: QEvent) -> bool:
            return super().viewportEvent(event)

        def mousePressEvent(self, event: QMouseEvent) -> None:
            event.accept()
            glide(items[len(figures.answer) % TILES])

    watched(View, lambda: watch)
    scene = QGraphicsScene(0, 0, 1200, 700)
    items = [scene.addRect(40 * (tile % 7), 80 * (tile // 7), 30, 60) for tile in range(TILES)]
    view = View(scene)
    view.resize(1280, 720)
    view.show()
    glides: list[QVariantAnimation] = []

    def glide(item: QGraphicsRectItem) -> None:
        animation = QVariantAnimation(startValue=item.x(), endValue=item.x() + 300, duration=220)
        animation.valueChanged.connect(item.setX)
        animation.start()
        glides.append(animation)

    def look() -> None:
        if len(figures.answer) >= CLICKS:
            timer.stop()
            application.exit()
        elif not watch.waits and not any(each.state() == each.State.Running for each in glides):
            watch.ask(lambda: QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(5, 5)), lambda: True)

    timer = QTimer(interval=LOOK_MS)
    timer.timeout.connect(look)
    timer.start()
    watch.counts_turns = True
    application.exec()
    measure_idle(figures, lambda: 0.0)
    measure_repaint(watch, view)
    return figures


LEFT = Qt.MouseButton.LeftButton


# The game


def game() -> Figures:
    """A match of a person against three experts."""
    from fiveup_desktop.app.house import House
    from fiveup_desktop.session import Player, PlayerKind
    from fiveup_desktop.view.table.stage import Stage

    figures = Figures()
    watches: list[Watch] = []
    watched(Stage, lambda: watches[0])
    with tempfile.TemporaryDirectory() as folder:
        instead = {"speed": "fast", "language": "en", "scheme": "light"}
        with House(Path(folder), instead, random.Random(61)) as house:
            experts = [Player(name, PlayerKind.COMPUTER, "expert") for name in NAMES[1:]]
            watches.append(Watch(figures))
            house.window.resize(1280, 720)
            house.window.show()
            house.window.begin_match([Player(NAMES[0], PlayerKind.HUMAN), *experts])
            play(house, watches[0])
            return figures


def play(house, watch: Watch) -> None:
    """Play until there were clicks enough, then measure the rest."""
    Clicker(house.window, watch).run()
    measure_idle(watch.figures, thinking_cpu)
    show_full_table(house)
    measure_repaint(watch, house.window.flow.table.stage)


class Clicker(QObject):
    """The person: clicks on what is offered, and on the main button of whatever lies over the table."""

    def __init__(self, window, watch: Watch) -> None:
        super().__init__()
        self._window, self._watch = window, watch
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)

    def run(self) -> None:
        """Until there were clicks enough, and it is the person's turn."""
        self._timer.start()
        # What begins the match is no turn that somebody could wait for.
        QTimer.singleShot(0, self, lambda: setattr(self._watch, "counts_turns", True))
        QApplication.exec()
        self._watch.counts_turns = False

    def _look(self) -> None:
        if self._watch.waits:
            return
        top = self._window.overlays.top
        if top is not None:
            QTest.keyClick(top, Qt.Key.Key_Return)
            return
        from tests.gui.table.player import Table

        flow = self._window.flow
        table = Table(None, self._window.library, flow.session, flow.table)
        if flow.session.match.needs_deal or not table.is_my_turn():
            return
        if len(self._watch.figures.answer) >= CLICKS:
            self._timer.stop()
            QApplication.exit()
        else:
            self._act(table)

    def _act(self, table) -> None:
        from fiveup_desktop.rules import Placement

        page, session = table.page, table.session
        legal = session.match.legal_actions()
        held = page.handling.grip.tile if page.handling.grip is not None else None
        if not isinstance(legal[0], Placement):
            button = page.display.surround.rack_words.button
            ply = session.match.ply
            self._watch.ask(lambda: QTest.mouseClick(button, LEFT), lambda: session.match.ply != ply)
        elif held is None:
            spot = table.in_rack(legal[0].tile)
            self._watch.ask(lambda: QTest.mouseClick(table.viewport, LEFT, pos=spot), lambda: True)
        else:
            action = next(each for each in legal if isinstance(each, Placement) and each.tile is held)
            ply = session.match.ply
            spot = table.at_target(action)
            self._watch.ask(
                lambda: QTest.mouseClick(table.viewport, LEFT, pos=spot), lambda: session.match.ply != ply
            )


def thinking_cpu() -> float:
    """CPU seconds of the processes that this one has started (Linux)."""
    import os

    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid():
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def show_full_table(house) -> None:
    """Take up a match with a crowded table."""
    from fiveup_desktop.app.positions import crowded
    from fiveup_desktop.records import MatchRecord, record_to_bytes
    from fiveup_desktop.session import Player, PlayerKind

    match = crowded(0)
    players = [Player(name, PlayerKind.HUMAN if name == "Ann" else PlayerKind.COMPUTER) for name in NAMES]
    path = house.library.folder.parent / "crowded.fiveup"
    path.write_bytes(record_to_bytes(MatchRecord.of(match, players)))
    house.window.open_file(path)
    for_a_while(1)
    laid = len(house.window.flow.session.match.round.board.placements)
    assert house.window.flow.table.isVisible()
    assert laid > MANY, f"only {laid} tiles on the table"


if __name__ == "__main__":
    print(json.dumps(asdict({"bare": bare, "game": game}[sys.argv[1]]())), flush=True)
