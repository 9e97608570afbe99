"""What stands round the table: tags, plates, and both ends of the rack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt

from .measures import Place, places
from .open_hand import OpenHand
from .plates import BoneyardPlate, ScoresPlate, TotalPlate
from .props import Props
from .rack_info import RackName, RackWords, TableButton
from .seat_tag import SeatTag
from .shown import Shown

__all__ = ["Surround"]


class Surround:
    """The widgets that lie over the stage."""

    def __init__(self, props: Props) -> None:
        self._props = props
        stage, letters, names = props.stage, props.letters, props.names
        seats = places(names.players)
        self.tags = {place: SeatTag(place, letters, stage) for place in seats if place is not Place.BOTTOM}
        self.hands: dict[Place, OpenHand] = {place: OpenHand(place, letters, stage) for place in self.tags}
        self.total, self.boneyard = TotalPlate(letters, stage), BoneyardPlate(letters, stage)
        self.scores = ScoresPlate(names, letters, stage)
        self.rack_name, self.rack_words = RackName(letters, stage), RackWords(letters, stage)
        self.fit_button = TableButton(letters, stage, small=True)
        self.fit_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fit_button.hide()

    @property
    def rects(self) -> list[QRectF]:
        """Where plates and tags are, in px of the stage."""
        hands = [hand for hand in self.hands.values() if hand.tiles]
        plates = (self.total, self.boneyard, *self.tags.values(), *hands)
        return [QRectF(plate.geometry()) for plate in plates]

    def seat_rect(self, place: Place) -> QRectF:
        """Where the tag of a seat is, with the open hand that stands below or above it."""
        rect, hand = self._props.stage.measures.tags[place], self.hands[place]
        is_at_side = place in (Place.LEFT, Place.RIGHT)
        return rect.united(QRectF(hand.geometry())) if hand.tiles and is_at_side else rect

    @property
    def stack(self) -> QPointF:
        """The middle of the boneyard's backs: where drawn tiles come from."""
        plate = self.boneyard.geometry()
        return QPointF(plate.left() + 24, plate.center().y())

    def arrange(self) -> None:
        """Put everything where it belongs after a change of size."""
        measures = self._props.stage.measures
        for place, tag in self.tags.items():
            tag.set_plate(measures.tags[place])
            self.hands[place].hang(measures)
        height, mat = measures.plate_height, measures.mat
        self.boneyard.hang(measures.boneyard, height, mat.width() / 2, from_right=True)
        self.total.hang(measures.total, height, mat.width() - self.boneyard.width() - 48)
        self._place_fit_button()
        self.scores.hang(mat.topLeft() + QPointF(14, 12 + height), height, mat.width() / 2)
        rack, hand = measures.rack, measures.hand
        left = QRectF(rack.left(), rack.top(), hand.left() - rack.left(), rack.height())
        right = QRectF(hand.right(), rack.top(), rack.right() - hand.right(), rack.height())
        self.rack_name.setGeometry(left.toAlignedRect())
        self.rack_words.setGeometry(right.toAlignedRect())
        self.rack_words.arrange()

    def show(self, shown: Shown) -> None:
        """Show who sits where, with how many tiles, whose turn it is, and what is left."""
        names = self._props.names
        for place, seat in zip(places(names.players), shown.seats, strict=True):
            state = shown.tag(seat, names.seat(seat))
            if place is Place.BOTTOM:
                told = state if shown.plays else replace(state, to_move=False)
                self.rack_name.set_state(told, yours=shown.viewer is not None and not shown.stood_in)
                self._props.stage.set_on_turn(state.to_move)
            else:
                self.tags[place].set_state(state)
                self.hands[place].show_tiles(state.name, shown.hands[seat] if shown.hands else ())
        self.boneyard.show_count(shown.view.boneyard_count)
        self.scores.show_scores(shown.view.scores_raw)

    def _place_fit_button(self) -> None:
        """In the middle of the lower edge, where no plate is."""
        mat, size = self._props.stage.measures.mat, self.fit_button.sizeHint()
        left, top = mat.center().x() - size.width() / 2, mat.bottom() - 12 - size.height()
        self.fit_button.setGeometry(round(left), round(top), size.width(), size.height())

    def show_total(self, counts: Sequence[int], coming: Sequence[int] | None) -> None:
        """Show what the scoring ends count, now and after the placement that is meant."""
        self.total.show_counts(counts, coming)

    def retell(self) -> None:
        """Write everything again: in another language, other colours or sizes."""
        for tag in self.tags.values():
            tag.retell()
        for hand in self.hands.values():
            hand.retell()
        for part in (self.total, self.boneyard, self.scores, self.rack_name):
            part.retell()
