"""The two plates at the bottom of the mat: the end total with its sum, and the boneyard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.art.tiles import BACK_SIZE, paint_back
from fiveup_desktop.view.controls import set_plain_tooltip
from fiveup_desktop.view.theme import Role
from fiveup_desktop.view.theme.metrics import RADIUS_PLATE
from fiveup_desktop.view.words.fill import number
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.scores import ScoreWords
from fiveup_desktop.view.words.turns import TurnWords

from .lettering import Lettering, write
from .painted import Painted

__all__ = ["BoneyardPlate", "ScoresPlate", "TotalPlate"]

_Piece = tuple[str, Role, bool, QColor]


class Plate(Painted):
    """A plate on the felt, as wide as what stands in it, held by one of its lower corners."""

    def __init__(self, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = letters
        self._corner, self._height, self._room = QPointF(), 40.0, 400.0
        self._from_right = False

    def hang(self, corner: QPointF, height: float, room: float, from_right: bool = False) -> None:
        """Hang it by its lower left (or right) corner, `height` px high and at most `room` px wide."""
        self._corner, self._height, self._room, self._from_right = corner, height, room, from_right
        self.fit()

    def fit(self) -> None:
        """Be as wide as what stands in it."""
        width = min(self._room, self.wanted_width())
        left = self._corner.x() - (width if self._from_right else 0)
        rect = QRectF(left, self._corner.y() - self._height, width, self._height).toAlignedRect()
        if rect != self.geometry():
            self.setGeometry(rect)
        self.renew()

    def wanted_width(self) -> float:
        """How wide its content is, margins included, in px."""
        raise NotImplementedError

    def paint_plate(self, painter: QPainter) -> QRectF:
        """Paint the plate; returns where content may stand."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._letters.theme.palette.tag)
        painter.drawRoundedRect(QRectF(self.rect()), RADIUS_PLATE, RADIUS_PLATE)
        return QRectF(self.rect()).adjusted(14, 0, -14, 0)


class ScoresPlate(Plate):
    """The scores in one line, while the side panel is hidden: a mark and displayed points each."""

    def __init__(self, names: Names, letters: Lettering, parent: QWidget) -> None:
        super().__init__(letters, parent)
        self._names = names
        self._scores_raw: tuple[int, ...] = ()

    def show_scores(self, scores_raw: Sequence[int]) -> None:
        """Show where each entity stands."""
        if tuple(scores_raw) != self._scores_raw:
            self._scores_raw = tuple(scores_raw)
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        words = ScoreWords(self._letters.theme.words)
        told = [words.standing(score, entity, self._names) for entity, score in enumerate(self._scores_raw)]
        self.setAccessibleName("\n".join(told))
        set_plain_tooltip(self, "\n".join(told))
        self.fit()

    def wanted_width(self) -> float:
        """Of all marks and numbers."""
        texts = [number(displayed(score)) for score in self._scores_raw]
        widths = sum(self._letters.width(text, Role.CARD_TITLE) for text in texts)
        return 28 + widths + len(texts) * _MARK_ROOM + max(0, len(texts) - 1) * 20

    def picture(self, painter: QPainter) -> None:
        """Marks and numbers side by side."""
        rect, theme = self.paint_plate(painter), self._letters.theme
        font = self._letters.font(Role.CARD_TITLE)
        for entity, score in enumerate(self._scores_raw):
            mark = QPointF(rect.left() + 6, rect.center().y())
            paint_mark(painter, mark, 11, entity, theme.team_colour(entity, on_table=True))
            rect.setLeft(rect.left() + _MARK_ROOM)
            text = number(displayed(score))
            rect.setLeft(rect.left() + write(painter, rect, text, font, theme.palette.on_table) + 20)


class TotalPlate(Plate):
    """`Total 17 = 8 + 3 + 1 + 5`; while a placement is previewed `Total 17 → 15 = 8 + 3 + 1 + 3`."""

    def __init__(self, letters: Lettering, parent: QWidget) -> None:
        super().__init__(letters, parent)
        self._counts: tuple[int, ...] = ()
        self._coming: tuple[int, ...] | None = None

    def show_counts(self, counts: Sequence[int], coming: Sequence[int] | None = None) -> None:
        """Show what the scoring ends count, in pips; `coming`: after the previewed placement."""
        after = None if coming is None else tuple(coming)
        if (tuple(counts), after) != (self._counts, self._coming):
            self._counts, self._coming = tuple(counts), after
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        self.setAccessibleName(" ".join(text for text, _, _, _ in self._pieces()))
        self.fit()

    def wanted_width(self) -> float:
        """Of all pieces and the gaps between them."""
        pieces = self._pieces()
        texts = sum(self._letters.width(text, role, bold) for text, role, bold, _ in pieces)
        return texts + 28 + 8 * (len(pieces) - 1)

    def picture(self, painter: QPainter) -> None:
        """The pieces side by side."""
        rect = self.paint_plate(painter)
        for text, role, bold, colour in self._pieces():
            font = self._letters.font(role, bold)
            rect.setLeft(rect.left() + write(painter, rect, text, font, colour) + 8)

    def _pieces(self) -> list[_Piece]:
        colours = self._letters.theme.palette
        now = str(sum(self._counts))
        pieces: list[_Piece] = [(self.tr("Total"), Role.LOG, False, colours.on_table2)]
        counts = self._counts
        if self._coming is None:
            pieces.append((now, Role.CARD_TITLE, True, colours.on_table))
        else:
            counts = self._coming
            pieces.append((now, Role.CARD_TITLE, False, colours.on_table2))
            pieces.append(("→", Role.CARD_TITLE, False, colours.on_table2))
            pieces.append((str(sum(counts)), Role.CARD_TITLE, True, colours.hi))
        if len(counts) > 1:
            pieces.append((f"= {' + '.join(map(str, counts))}", Role.LOG, False, colours.on_table2))
        return pieces


class BoneyardPlate(Plate):
    """How many face-down tiles are left."""

    def __init__(self, letters: Lettering, parent: QWidget) -> None:
        super().__init__(letters, parent)
        self._count = 0

    def show_count(self, count: int) -> None:
        """Show another number of tiles."""
        if count != self._count:
            self._count = count
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        tiles = TurnWords(self._letters.theme.words).tiles(self._count)
        self.setAccessibleName(self.tr("{title}: {tiles}").format(title=self.tr("Boneyard"), tiles=tiles))
        self.fit()

    def wanted_width(self) -> float:
        """Backs, word and number; the number has room for two digits."""
        word = self._letters.width(self.tr("Boneyard"), Role.LOG)
        return 28 + _BACKS_WIDTH + 12 + word + 14 + self._letters.width("00", Role.CARD_TITLE, True)

    def picture(self, painter: QPainter) -> None:
        """Backs, word, number."""
        rect, colours, letters = self.paint_plate(painter), self._letters.theme.palette, self._letters
        self._paint_backs(painter, rect)
        word = rect.adjusted(_BACKS_WIDTH + 12, 0, 0, 0)
        write(painter, word, self.tr("Boneyard"), letters.font(Role.LOG), colours.on_table2)
        font = letters.font(Role.CARD_TITLE, True)
        write(painter, rect, str(self._count), font, colours.on_table, Qt.AlignmentFlag.AlignRight)

    def _paint_backs(self, painter: QPainter, rect: QRectF) -> None:
        """A small stack of up to three; an empty place once the boneyard is empty."""
        colours = self._letters.theme.palette
        top = rect.center().y() - BACK_SIZE.height() / 2
        if self._count == 0:
            pen = QPen(colours.on_table2, 1.2)
            pen.setDashPattern([2, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(QPointF(rect.left() + 4, top), BACK_SIZE), 2.5, 2.5)
            return
        for index in range(min(self._count, 3)):
            paint_back(painter, QRectF(QPointF(rect.left() + 5 * index, top), BACK_SIZE), colours)


_BACKS_WIDTH = 22.0
_MARK_ROOM = 20.0
