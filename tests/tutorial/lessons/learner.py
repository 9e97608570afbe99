"""Somebody who learns: real events of mouse and keyboard, and a look at what the page says."""

from dataclasses import dataclass
from time import sleep

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.rules import Draw, Pass, Placement
from fiveup_desktop.session import LessonProgress, Settings
from fiveup_desktop.tutorial.lessons.answers import options_of, right_placements, right_tiles
from fiveup_desktop.tutorial.lessons.opponent import best_action
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Task
from fiveup_desktop.tutorial.lessons.room.page import LessonsPage
from fiveup_desktop.tutorial.lessons.room.panel import Mood

LONG_MS = 60_000
"""How long to wait for something that must come: it ends a hung test, and decides nothing."""
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key


@dataclass
class Learner:
    qtbot: object
    page: LessonsPage
    settings: Settings
    progress: LessonProgress

    @property
    def course(self):
        return self.page.course

    @property
    def panel(self):
        return self.course.panel

    @property
    def table(self):
        return self.course.table

    @property
    def puzzle(self):
        return self.course.puzzle

    @property
    def mood(self):
        feedback = self.panel.feedback.feedback
        return None if feedback is None else feedback.mood

    @property
    def said(self):
        return self.panel.feedback.text.accessibleName()

    def wait(self, done):
        deadline = QDeadlineTimer(LONG_MS)
        while not done():
            assert not deadline.hasExpired(), "what must come has not come"
            QCoreApplication.processEvents()
            sleep(0.0002)

    def settle(self):
        for _ in range(3):
            QApplication.processEvents()

    def press(self, key):
        QTest.keyClick(QApplication.focusWidget() or self.page, key)
        QApplication.processEvents()

    def next(self):
        """Go on once the puzzle is solved."""
        before = self.course.sitting.at
        QTest.mouseClick(self.panel.main, LEFT)
        assert self.course.sitting.at == before + 1
        self.settle()

    # Right answers

    def solve_by_mouse(self):
        """Solve what is on with the mouse; by dragging and by clicking in turns."""
        task = self.puzzle.kind.task
        if task is Task.CHOICE:
            self.click_answer(self._right_value())
        elif task is Task.TILES:
            for tile in right_tiles(self.puzzle):
                self.click_in_rack(tile)
            QTest.mouseClick(self.panel.main, LEFT)
        else:
            for number, action in enumerate(self._actions()):
                self.act_by_mouse(action, drags=number % 2 == 0)
        self.wait(lambda: self.course.solved)

    def solve_by_keys(self):
        """Solve what is on with keys alone."""
        task = self.puzzle.kind.task
        if task is Task.CHOICE:
            places = [option.value for option in options_of(self.puzzle)]
            self.press(KEY(ord(self.panel.answers.buttons[places.index(self._right_value())].key)))
        elif task is Task.TILES:
            for tile, box in self.panel.marks.buttons.items():
                self.tab_to(box)
                if tile in right_tiles(self.puzzle):
                    self.press(KEY.Key_Space)
            self.press(KEY.Key_Return)
        else:
            for action in self._actions():
                self.act_by_keys(action)
        self.wait(lambda: self.course.solved)

    def _right_value(self):
        return next(option.value for option in options_of(self.puzzle) if option.is_right)

    def _actions(self):
        """The right actions, one after the other, as the table stands at each of them."""
        while not self.course.solved:
            match = self.course.match
            if self.puzzle.kind is Kind.ROUND:
                yield best_action(match)
            else:
                rights = right_placements(self.puzzle)
                yield rights[0] if rights else match.legal_actions()[0]
            self.wait(self._is_mine)

    def _is_mine(self):
        """Whether it can go on: solved, or the learner is to move and sees it."""
        shown = self.table.display.shown
        mine = self.course.match.to_move == 0 and not self.table.choreographer.busy
        return self.course.solved or (mine and shown is not None and self.table.match is self.course.match)

    # Ways

    def tab_to(self, widget):
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                return
            self.press(KEY.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def click_answer(self, value):
        button = next(each for each in self.panel.answers.buttons if each.answer.value == value)
        self.panel.sheet.ensureWidgetVisible(button)
        QTest.mouseClick(button, LEFT)

    def in_rack(self, tile):
        rack = self.table.display.rack
        return rack.slots[rack.hand.index(tile)].centre.toPoint()

    def at_target(self, placement):
        target = self.table.handling.targets_of(placement.tile)[placement]
        return self.table.stage.camera.rect(target.pose).center().toPoint()

    def click_in_rack(self, tile):
        QTest.mouseClick(self.table.stage.viewport(), LEFT, pos=self.in_rack(tile))

    def act_by_mouse(self, action, drags):
        viewport = self.table.stage.viewport()
        if not isinstance(action, Placement):
            QTest.mouseClick(self.table.display.surround.rack_words.button, LEFT)
            return
        self.table.display.ahead.finish()
        start, end = self.in_rack(action.tile), self.at_target(action)
        if not drags:
            QTest.mouseClick(viewport, LEFT, pos=start)
            QTest.mouseMove(viewport, end)
            QTest.mouseClick(viewport, LEFT, pos=end)
            return
        self.drag(start, end)

    def drag(self, start, end):
        viewport = self.table.stage.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        for share in (0.1, 0.4, 0.8, 1.0):
            point = QPointF(start) + (QPointF(end) - QPointF(start)) * share
            QTest.mouseMove(viewport, point.toPoint())
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def act_by_keys(self, action):
        stage = self.table.stage
        self.tab_to(stage)
        if isinstance(action, Draw | Pass):
            self.press(KEY.Key_D if isinstance(action, Draw) else KEY.Key_P)
            return
        for _ in self.table.display.rack.hand:
            self.press(KEY.Key_Right)
            if self.table.handling.cursor is action.tile:
                break
        for _ in self.table.handling.targets:
            self.press(KEY.Key_Tab)
            if self.table.handling.grip.aim is action:
                break
        self.press(KEY.Key_Return)

    def is_bad(self):
        return self.mood is Mood.BAD and not self.course.solved
