"""The legend: every mark of the table as it is painted there, with what it means."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.art.table import (
    TargetState,
    paint_badge,
    paint_cap,
    paint_last_play,
    paint_pin,
    paint_target,
)
from fiveup_desktop.view.art.tally import paint_tally
from fiveup_desktop.view.art.tiles import TileLook, face_rect, paint_tile
from fiveup_desktop.view.art.write import write_centred
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD
from fiveup_desktop.view.theme.type import digit_font
from fiveup_desktop.view.words.legend import LegendWords

from .kit import Notice

__all__ = ["LegendDialog"]

_SIZE = QSize(920, 660)
_SAMPLE = QSize(96, 46)
_U = 21.0

_Paint = Callable[[QPainter, QPointF, TileLook], None]


class LegendDialog(Notice):
    """What the marks mean. `done` closes it."""

    def __init__(self, theme: Theme, host: QWidget) -> None:
        super().__init__(theme, host, _SIZE)
        self._legend = LegendWords(theme.words)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(28, 10, 28, 10)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(7)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._texts = [Label(wrap=True) for _ in _SAMPLES]
        for row, (paint, text) in enumerate(zip(_SAMPLES, self._texts, strict=True)):
            self._grid.addWidget(_Sample(theme, paint, on_felt=row < len(_SAMPLES) - 2), row, 0)
            self._grid.addWidget(text, row, 1)
        self._grid.setColumnStretch(1, 1)
        self.close_button = self.add_close()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("What the table shows"))
        self.close_button.set_text(self.tr("Done"))
        for label, text in zip(self._texts, self._said(), strict=True):
            label.setText(text)

    def _said(self) -> Sequence[str]:
        words = self._legend
        return (
            words.badge(3),
            words.open_end(3),
            words.target(),
            words.cap(),
            words.link(),
            words.spinner(),
            words.ring(),
            words.score(),
            words.tally(),
        )


class _Sample(QWidget):
    """One mark, on felt or on paper."""

    def __init__(self, theme: Theme, paint: _Paint, on_felt: bool) -> None:
        super().__init__()
        self._theme, self._paint, self._on_felt = theme, paint, on_felt
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for a tile and what is round it, with the text size."""
        return QSize(self._theme.px(_SAMPLE.width()), self._theme.px(_SAMPLE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and on it the mark."""
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.table if self._on_felt else theme.palette.raised)
        painter.drawRoundedRect(self.rect(), RADIUS_FIELD, RADIUS_FIELD)
        u = _U * theme.text_percent / 100
        look = TileLook(u, self.devicePixelRatioF(), theme.palette, theme.pips)
        self._paint(painter, self.rect().toRectF().center(), look)


def _tile(painter: QPainter, at: QPointF, tile: Tile, angle: int, look: TileLook) -> None:
    painter.save()
    painter.translate(at)
    paint_tile(painter, tile, angle, look)
    painter.restore()


def _badge(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    at = middle + QPointF(0, 0.3 * look.u)
    _tile(painter, at, Tile(1, 3), 0, look)
    paint_badge(painter, at + QPointF(0.5 * look.u, -0.75 * look.u), 3, look.u, look.palette)


def _end(painter: QPainter, middle: QPointF, look: TileLook) -> QPointF:
    """Half a tile that reaches in from the left; returns the middle of its outer edge."""
    end = middle - QPointF(0.6 * look.u, 0)
    painter.save()
    painter.setClipRect(QRectF(0, 0, 2 * middle.x(), 2 * middle.y()))
    _tile(painter, end - QPointF(look.u, 0), Tile(1, 3), 0, look)
    painter.restore()
    return end


def _outline(state: TargetState) -> _Paint:
    def paint(painter: QPainter, middle: QPointF, look: TileLook) -> None:
        end, u = _end(painter, middle, look), look.u
        pose = QRectF(end.x(), end.y() - u / 2, 2 * u, u)
        paint_target(painter, pose, 3, end + QPointF(u / 2, 0), state, u, look.palette)

    return paint


def _cap(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    paint_cap(painter, _end(painter, middle, look), QPointF(1, 0), look.u, look.palette)


def _pin(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    end, u = _end(painter, middle, look), look.u
    _tile(painter, end + QPointF(u, 0), Tile(3, 5), 0, look)
    paint_pin(painter, end, QPointF(1, 0), u, look.palette)


def _spinner(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    _tile(painter, middle, Tile(5, 5), 90, look)


def _ring(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    _tile(painter, middle, Tile(2, 4), 0, look)
    paint_last_play(painter, face_rect(0, look.u, middle), look.u, look.palette)


def _score(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    palette, u = look.palette, look.u
    painter.setPen(palette.ink)
    painter.setFont(digit_font(u, bold=True))
    write_centred(painter, middle - QPointF(0.9 * u, 0), "61")
    painter.setPen(palette.ink2)
    painter.setFont(digit_font(0.6 * u))
    write_centred(painter, middle + QPointF(0.8 * u, 0), "305")


def _tally(painter: QPainter, middle: QPointF, look: TileLook) -> None:
    group = 1.25 * look.u
    rect = QRectF(middle.x() - 1.13 * group, middle.y() - group / 2, 2.3 * group, group)
    paint_tally(painter, rect, 13, look.palette.ink, group)


_SAMPLES: tuple[_Paint, ...] = (
    _badge,
    _outline(TargetState.REST),
    _outline(TargetState.IDLE),
    _cap,
    _pin,
    _spinner,
    _ring,
    _score,
    _tally,
)
