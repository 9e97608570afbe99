"""The game's own table in a lesson: its scene, its gestures and keys, over a match that nobody keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from fiveup_desktop.layout import Pose
from fiveup_desktop.rules import DRAW, PASS, Match, Placement, Refusal, Tile, Transition
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.view.art.bubbles import paint_check
from fiveup_desktop.view.art.table import paint_cross_disc
from fiveup_desktop.view.table.advice import AdviceWords
from fiveup_desktop.view.table.bubble import Covered, bubble_sprite
from fiveup_desktop.view.table.choreographer import Choreographer
from fiveup_desktop.view.table.display import Display
from fiveup_desktop.view.table.glides import Glides
from fiveup_desktop.view.table.handling import Handling
from fiveup_desktop.view.table.keys import Keys
from fiveup_desktop.view.table.laid import Laid, laid_out
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.table.measures import extent_of
from fiveup_desktop.view.table.moves import Moves
from fiveup_desktop.view.table.offers import NOTHING
from fiveup_desktop.view.table.options import Badges, TableOptions
from fiveup_desktop.view.table.pointer import Pointer
from fiveup_desktop.view.table.props import Props
from fiveup_desktop.view.table.rack_info import Advice
from fiveup_desktop.view.table.shown import Shown, shown
from fiveup_desktop.view.table.sprites import Sprite
from fiveup_desktop.view.table.stage import Stage
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words.language import Language
from fiveup_desktop.view.words.names import Names

__all__ = ["LessonTable", "Look", "Sign"]

_WRONG_OPACITY = 0.55
_SIGN = 12.0
_FRONT = 9.0
_PLATE_WEIGHT = 8.0
_LIST_WIDTH = 260


class Look(NamedTuple):
    """How much the table tells by itself: a puzzle may not give its own answer away."""

    counts: bool = True
    """Badges, and the plate with the end total."""
    outlines: bool = True
    """Where a tile may be joined."""
    previews: bool = True
    """What a placement would do, while it is meant."""
    playable: bool = False
    """Which tiles fit somewhere."""
    acts: bool = True
    """Whether anything can be done at the table."""


class Sign(NamedTuple):
    """A mark over a tile of the hand: chosen, right or wrong; told apart by shape."""

    is_wrong: bool = False
    is_missed: bool = False


class _Options(TableOptions):
    """The table's options, as the look of a puzzle wants them."""

    look = Look()

    @property
    def badges(self) -> Badges:
        """Hidden as long as the ends are to be counted."""
        return Badges.ALWAYS if self.look.counts else Badges.NEVER

    @property
    def marks_playable(self) -> bool:
        """Whether a playable tile wears a dot."""
        return self.look.playable


class LessonTable(QWidget):
    """A table for a number of players; seat 0 is whoever learns.

    `acted`: an Action was decided, and not taken yet. `refused`: a Refusal and the Placement that it forbids.
    `missed`: a Tile was let go where nothing is. `touched`: somebody begins to do something.
    """

    acted = Signal(object)
    refused = Signal(object, object)
    missed = Signal(object)
    touched = Signal()
    settled = Signal()
    """Another moment is shown."""

    def __init__(self, theme: Theme, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._letters = Lettering(theme)
        self.options = _Options(parent=self)
        self.names = names
        self.handling, self.stage = Handling(self), Stage(theme, self)
        glides = Glides(theme, self)
        props = Props(self.stage, theme, names, self._letters, self.options, self.handling, glides)
        self.display = Display(props)
        self._glides = glides
        self._pointer = Pointer(self.stage, self.display, self.handling, self._begin)
        self._keys = Keys(self.display.rack, self.handling)
        self.choreographer = Choreographer(self)
        self._moves = Moves(self.display, theme)
        self._laid = Laid.empty()
        self.match: Match | None = None
        self._list: QWidget | None = None
        self._wrong: tuple[Placement | Tile | None, str] | None = None
        self._signs: Mapping[Tile, Sign] = {}
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.setFocusProxy(self.stage)
        self.stage.installEventFilter(self)
        self.handling.changed.connect(self._on_handling)
        self.handling.acted.connect(self.acted)
        self.handling.refused.connect(self.refused)
        self.handling.missed.connect(self.missed)
        self.stage.resized.connect(self._measure)
        self.stage.focus_changed.connect(self.display.rack.refresh)
        surround = self.display.surround
        surround.rack_words.pressed.connect(self._press_button)
        surround.fit_button.clicked.connect(self.display.camera_man.fit_again)
        self.display.camera_man.taken.connect(surround.fit_button.setVisible)
        self.display.camera_man.changed.connect(self._show_over)
        self._theme.changed.connect(self.retranslate)

    # What is shown

    @property
    def look(self) -> Look:
        """How much the table tells."""
        return self.options.look

    def show_match(self, match: Match, look: Look) -> None:
        """Show a moment, at once and with nothing over it."""
        self.hurry()
        self._wrong, self._signs = None, {}
        self.options.look = look
        self._settle(match)

    def set_look(self, look: Look) -> None:
        """Tell more, or less, of the same moment."""
        self.options.look = look
        if self.match is not None:
            self._settle(self.match)

    def play(self, transition: Transition, done: Callable[[], object]) -> None:
        """Show what an action does, then make everything agree, and say `done`."""
        self._wrong = None
        after = laid_out(transition.round_after.board, self._laid)

        def end() -> None:
            self._settle(transition.after)
            done()

        self._show_over()
        self.choreographer.play([self._moves.transition(transition, after, end)])

    def hurry(self) -> None:
        """End at once whatever moves."""
        self.choreographer.finish()
        self.display.camera_man.finish()
        self._glides.finish()

    def _settle(self, match: Match) -> None:
        self.match = match
        current = match.rounds[-1]
        self._laid = laid_out(current.board, self._laid)
        moment = shown(match, 0, self._laid)
        if not self.look.acts:
            moment = moment._replace(offers=NOTHING)
        self.handling.begin(self._laid, moment.view.hand, moment.offers)
        self.display.show(moment)
        self.stage.targets.setVisible(self.look.outlines)
        self.display.surround.total.setVisible(self.look.counts and self.look.previews)
        self._show_advice()
        self._show_over()
        self.settled.emit()

    def _show_advice(self) -> None:
        moment = self.display.shown
        if moment is None:
            return
        words = AdviceWords(self._theme.words)
        told = words.advise(moment, self.handling.grip, self.names)
        if not self.look.acts or moment.over:
            told = Advice()
        elif not told.button and not self.look.playable:
            told = self._plain_advice(moment)
        self.display.surround.rack_words.show_advice(told)

    def _plain_advice(self, moment: Shown) -> Advice:
        """How things are done here, and not which tile fits."""
        words = LessonWords(self._theme.words)
        if self.handling.grip is None:
            return Advice("", (words.how_to_place(),))
        return Advice("", (words.how_to_go_on(),))

    # What is said over the table

    def say_wrong(self, about: Placement | Tile | None, text: str) -> None:
        """Say why a try is wrong: where the tile would lie, at a tile of the hand, or over the hand."""
        self.display.ahead.finish()
        self._wrong = about, text
        self._show_over()

    def clear(self) -> None:
        """Take the wrong try away."""
        if self._wrong is not None:
            self._wrong = None
            self._show_over()

    def sign(self, signs: Mapping[Tile, Sign]) -> None:
        """Mark tiles of the hand."""
        self._signs = dict(signs)
        self._show_over()

    def light(self, tile: Tile | None) -> None:
        """Hold a tile for the learner, so that its places light up; None: put it back."""
        self.handling.move_cursor(tile)

    @property
    def reason(self) -> str:
        """What is said of a wrong try; empty if nothing is."""
        return "" if self._wrong is None else self._wrong[1]

    def _show_over(self) -> None:
        """Everything that lies over the table and does not follow from the match."""
        over = self.stage.over
        for key in [key for key in over.items if isinstance(key, tuple) and key[0] == "sign"]:
            over.put(key, None)
        for tile, sign in self._signs.items():
            sprite = self._sign_sprite(tile, sign)
            if sprite is not None:
                over.put(("sign", tile), sprite)
        for name, wrong in self._wrong_sprites().items():
            over.put(name, wrong)
        if not self.look.previews:
            over.put("bubble", None)

    def _wrong_sprites(self) -> dict[str, Sprite | None]:
        nothing: dict[str, Sprite | None] = {"wrong-tile": None, "wrong-mark": None, "wrong-reason": None}
        if self._wrong is None:
            return nothing
        about, text = self._wrong
        pose = self._pose_of(about) if isinstance(about, Placement) else None
        if pose is not None and isinstance(about, Placement):
            at, u = self.display.camera.point(pose.x, pose.y), self.display.camera.u
            tile = self.stage.sprites.tile(about.tile, pose.angle, u)
            nothing["wrong-tile"] = Sprite(tile, at, _FRONT, _WRONG_OPACITY)
            nothing["wrong-mark"] = Sprite(self.stage.sprites.wrong(pose.angle, u), at, _FRONT + 1)
            where = self.display.camera.rect(pose)
        else:
            at_tile = about.tile if isinstance(about, Placement) else about
            where = self.display.rack.about(at_tile)
        nothing["wrong-reason"] = self._reason_sprite(text, where)
        return nothing

    def _pose_of(self, placement: Placement) -> Pose | None:
        """Where a placement would lie, legal or not; None for one without a place on the table."""
        laid, at = self._laid, placement.connection
        if laid.board.refusal(placement) is None:
            return laid.table.target(placement).pose
        if at is None or at not in laid.table.port_points:
            return None
        point = laid.table.port_points[at]
        along = point.dx != 0
        away = 0.5 if placement.tile.is_double else 1.0
        lies = along != placement.tile.is_double
        w, h = (2.0, 1.0) if lies else (1.0, 2.0)
        angle = 0 if lies else 90
        if placement.tile.is_double:
            angle = 90 if lies else 0
        return Pose(point.x + point.dx * away, point.y + point.dy * away, w, h, angle)

    def _reason_sprite(self, text: str, about: QRectF) -> Sprite:
        stage, laid = self.stage, self._laid
        covered = [Covered(stage.camera.rect(pose)) for pose in laid.table.poses.values()]
        covered += [Covered(item.sceneBoundingRect()) for item in stage.badges.items.values()]
        covered += [Covered(rect, _PLATE_WEIGHT) for rect in self.display.surround.rects]
        room = stage.measures.mat.adjusted(10, 10, -10, -10)
        sprite = bubble_sprite([text], about, room, covered, self._letters, stage.sprites, wrong=True)
        return sprite._replace(z=_FRONT + 2)

    def _sign_sprite(self, tile: Tile, sign: Sign) -> Sprite | None:
        slot = self.display.rack.slot_of(tile)
        if slot is None:
            return None
        colours = self._theme.palette

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if sign.is_wrong and not sign.is_missed:
                paint_cross_disc(painter, QPointF(), _SIGN - 1, colours.wrong_disc, colours.on_wrong_disc)
                return
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.tag if sign.is_missed else colours.badge)
            painter.drawEllipse(QPointF(), _SIGN - 1, _SIGN - 1)
            if not sign.is_missed:
                paint_check(painter, QRectF(-6, -6, 12, 12), colours.badge_ink)

        pixmap = self.stage.sprites.painted(("sign", sign), QSizeF(_SIGN, _SIGN), paint)
        corner = slot.rect.topRight() + QPointF(-2, 2)
        return Sprite(pixmap, QPointF(round(corner.x()), round(corner.y())), _FRONT)

    # What the learner does

    def _begin(self) -> None:
        """A gesture begins, or a key is pressed."""
        self.hurry()
        self.clear()
        self.touched.emit()

    def _on_handling(self) -> None:
        self.display.show_grip()
        self._show_advice()
        self._show_over()

    def _press_button(self) -> None:
        self._begin()
        self.handling.act_only()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the stage, Tab among them, before Qt moves the focus."""
        if watched is self.stage and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_key(event)
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        keys = Qt.Key
        if event.key() in (keys.Key_Shift, keys.Key_Control, keys.Key_Alt, keys.Key_Meta):
            return False
        beyond = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~beyond:
            return False
        if event.key() == keys.Key_Escape and self._pointer.is_down:
            self._pointer.take_back()
            return True
        actions = {keys.Key_D: DRAW, keys.Key_P: PASS}
        if event.key() in actions and self.look.acts:
            self._begin()
            self._act_or_explain(actions[keys(event.key())])
            return True
        if event.key() not in (keys.Key_Tab, keys.Key_Backtab, keys.Key_Escape):
            self._begin()
        return self._keys.press(event.key())

    def _act_or_explain(self, action: object) -> None:
        """Draw or pass by key; a refusal says why not."""
        if self.match is None or action not in (DRAW, PASS):
            return
        chosen = DRAW if action is DRAW else PASS
        refusal = self.match.refusal(chosen)
        if refusal is None:
            self.handling.act(chosen)
        else:
            self.refused.emit(refusal, None)

    def why_not(self, refusal: Refusal, placement: Placement | None, language: Language | None) -> str:
        """The refusal in words; without a `language` in the interface's."""
        moment = self.display.shown
        assert moment is not None
        return AdviceWords(self._theme.words, language).why_not(refusal, placement, moment)

    def why_missed(self, tile: Tile, language: Language | None) -> str:
        """Why a tile that fits elsewhere went back."""
        return AdviceWords(self._theme.words, language).no_place_here(tile)

    # Words and size

    def retranslate(self) -> None:
        """Set all texts, and paint everything in the colours of now."""
        self.stage.setAccessibleName(LessonWords(self._theme.words).table())
        self.display.surround.fit_button.setText(LessonWords(self._theme.words).show_all())
        self._measure()
        self.display.surround.retell()
        if self.match is not None:
            self._settle(self.match)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The stage fills it, but for a list that somebody needs beside it."""
        super().resizeEvent(event)
        self._share_room()

    def set_list(self, card: QWidget) -> None:
        """Have a list of what can be done beside the table; it is there as long as it is not hidden."""
        self._list = card
        card.setParent(self)

    def show_list(self, shown: bool) -> None:
        """Show the list, or have the room for the table."""
        if self._list is not None and shown == self._list.isHidden():
            self._list.setVisible(shown)
            self._share_room()

    def _share_room(self) -> None:
        taken = 0
        if self._list is not None and not self._list.isHidden():
            taken = min(self._theme.px(_LIST_WIDTH), self.width() // 2)
            self._list.setGeometry(self.width() - taken, 8, taken - 8, self.height() - 16)
        self.stage.setGeometry(0, 0, self.width() - taken, self.height())

    def _measure(self) -> None:
        # As if a panel stood beside it: the scale of tags and plates is that of the whole window.
        extent = extent_of(self.window().size(), self._theme.text_percent / 100)
        self._letters.more = extent.more
        self.stage.set_room(extent, self.names.players)
        self.display.arrange()
        self._place_scores()
        self._show_over()

    def _place_scores(self) -> None:
        """The scores in one line, where no tag is in the way: with large letters the tags say them alone."""
        plates = self.display.surround
        scores = plates.scores.geometry()
        free = not any(tag.geometry().intersects(scores) for tag in plates.tags.values())
        plates.scores.setVisible(free)
