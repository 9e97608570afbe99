"""Whatever a window says, shows or lets a screen reader ask, as one text: do hidden tiles change it?"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

from PySide6.QtCore import QAbstractItemModel, QBuffer, QIODevice, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsItem,
    QGraphicsView,
    QLabel,
    QMainWindow,
    QWidget,
)

from fiveup_desktop.records import MatchRecord, RecordError, replay
from fiveup_desktop.rules import Match, Tile
from fiveup_desktop.session import Player

_ADDRESS = re.compile(r"0x[0-9a-f]{6,}")
"""Where something lies in memory is another place each time."""
TEXTS = (
    *("text", "title", "placeholderText", "toPlainText", "currentText", "toolTip", "statusTip", "whatsThis"),
    *("accessibleName", "accessibleDescription", "windowTitle", "objectName", "whole", "windowIconText"),
)
ROLES = (
    *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole),
    *(Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole),
    *(Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.UserRole),
)
ACCESSIBLE = (
    *(QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value),
    *(QAccessible.Text.Help, QAccessible.Text.Identifier),
)


def dump(window: QMainWindow, heard: list[str]) -> str:
    """All of it, a line each. `heard` is what was announced and logged on the way here."""
    lines = [f"heard {each}" for each in heard]
    for widget in (window, *window.findChildren(QWidget)):
        name = type(widget).__name__
        lines += [f"{name} {said}" for said in _said(widget)]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            lines += [f"{name} {row}" for row in _rows(widget.model())]
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            # Sorted: of those in one layer, which lie beside each other, the order is any.
            lines += sorted([_item(each) for each in widget.scene().items()])
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            lines.append(f"{name} picture {_digest(widget.pixmap().toImage())}")
    for action in window.findChildren(QAction):
        lines.append(f"action {action.text()} {action.toolTip()} {action.statusTip()} {action.isEnabled()}")
    lines += [f"accessible {said}" for said in _accessible(QAccessible.queryAccessibleInterface(window))]
    lines.append(f"clipboard {QApplication.clipboard().text()}")
    lines.append(f"window {_digest(window.grab().toImage())}")
    return _ADDRESS.sub("", "\n".join(lines))


def _item(item: QGraphicsItem) -> str:
    return f"item {type(item).__name__} {item.toolTip()} {[item.data(key) for key in range(4)]}"


def _said(widget: QObject) -> Iterator[str]:
    for name in TEXTS:
        value = getattr(widget, name, None)
        value = value() if callable(value) else value
        if value:
            yield f"{name}={value}"
    for name in [each.data().decode() for each in widget.dynamicPropertyNames()]:
        # Some of Qt's own (of the menu bar) are of types that Python does not know.
        with contextlib.suppress(RuntimeError):
            yield f"{name}={widget.property(name)}"


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        while index.isValid():
            yield " ".join([repr(index.data(role)) for role in ROLES])
            index = index.siblingAtColumn(index.column() + 1)


def _accessible(interface: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    if interface is None or not interface.isValid() or depth > 40:
        return
    yield f"{interface.role()} " + " / ".join([interface.text(kind) for kind in ACCESSIBLE])
    for index in range(interface.childCount()):
        yield from _accessible(interface.child(index), depth + 1)


def _digest(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "BMP")
    return sha256(buffer.data().data()).hexdigest()


class Ear(logging.Handler):
    """Hears every line of every log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def swapped(match: Match, players: tuple[Player, ...], people: tuple[int, ...]) -> Iterator[MatchRecord]:
    """Records in which two tiles that nobody at seat people[0] can know have changed places, legal ones only.

    A tile that another seat was dealt and still holds, and one that nobody has drawn or another seat holds.
    """
    record = MatchRecord.of(match, players, None)
    *before, last = record.rounds
    current = match.rounds[-1]
    held = [
        (seat, tile)
        for seat, hand in enumerate(current.hands)
        for tile in hand
        if seat != people[0] and tile in last.deal.hands[seat]
    ]
    undrawn = (
        [(None, tile) for tile in last.deal.boneyard[-current.boneyard_count :]]
        if current.boneyard_count
        else []
    )
    for seat, one in held:
        for other_seat, other in (*held, *undrawn):
            if other_seat == seat:
                continue
            deal = _exchanged(last.deal, one, other)
            changed = replace(record, rounds=(*before, replace(last, deal=deal)))
            try:
                replay(changed)
            except RecordError:
                continue
            yield changed


def without_nonce(record: MatchRecord) -> MatchRecord:
    """The commitment is to hidden tiles and says nothing of them, but it is another for others."""
    return replace(
        record, rounds=tuple([replace(each, deal=replace(each.deal, nonce=None)) for each in record.rounds])
    )


def _exchanged(deal, one: Tile, other: Tile):
    def put(tile: Tile) -> Tile:
        return other if tile is one else one if tile is other else tile

    return replace(
        deal,
        hands=tuple([tuple(map(put, hand)) for hand in deal.hands]),
        boneyard=tuple(map(put, deal.boneyard)),
    )
