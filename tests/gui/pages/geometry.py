"""A look at the geometry of a window: is any text cut off, does anything lie on top of something else."""

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from fiveup_desktop.view.pages.kit import Elided


def texts(root):
    """All texts that are meant to be read now: visible, and not below an overlay."""
    kinds = QLabel | QAbstractButton | QLineEdit | QComboBox
    return [each for each in root.findChildren(QWidget) if isinstance(each, kinds) and _is_shown(each, root)]


def _is_shown(widget, root):
    if not widget.isVisibleTo(root) or widget.size().isEmpty():
        return False
    # The parts that Qt's own widgets are made of, and pictures.
    if isinstance(widget, QLabel) and not widget.text():
        return False
    return not isinstance(widget.parent(), QComboBox | QLineEdit)


def cut_off(root):
    """What is wrong with the texts of `root`, a line each."""
    return [fault for each in texts(root) for fault in _faults(each, root)]


def _faults(widget, root):
    name = f"{type(widget).__name__} {_says(widget)!r} {widget.width()}x{widget.height()}"
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.heightForWidth(widget.width()) > widget.height():
            yield f"{name}: needs height {widget.heightForWidth(widget.width())}"
    elif isinstance(widget, Elided):
        if widget.text() != widget.whole and widget.whole not in _plain(widget.toolTip()):
            yield f"{name}: elided, and not whole in its tooltip"
    elif not isinstance(widget, QLineEdit) and widget.layout() is None:
        hint = widget.sizeHint()
        if hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1:
            yield f"{name}: needs {hint.width()}x{hint.height()}"
    if not isinstance(widget, Elided) or widget.text() == widget.whole:
        yield from _clipped(widget, root, name)


def _clipped(widget, root, name):
    """Whether an ancestor that does not scroll cuts it off."""
    rect = QRect(QPoint(0, 0), widget.size())
    parent = widget.parentWidget()
    child = widget
    while parent is not None and child is not root:
        rect.translate(child.pos())
        scrolls = isinstance(parent.parentWidget(), QScrollArea) and parent.parentWidget().widget() is child
        if not scrolls and not parent.rect().contains(rect):
            yield f"{name}: cut off by {type(parent).__name__} {parent.rect()} at {rect}"
            return
        if scrolls:
            # From here on it may be scrolled out of sight; that is no fault.
            return
        child, parent = parent, parent.parentWidget()


def _plain(tooltip):
    from html import unescape

    return unescape(tooltip)


def _says(widget):
    return (widget.currentText() if isinstance(widget, QComboBox) else widget.text())[:40]


def overlapping(root):
    """Pairs of texts that lie on top of each other."""
    places = [(each, QRect(each.mapTo(root, QPoint(0, 0)), each.size())) for each in texts(root)]
    return [
        f"{_says(a)!r} {ra} and {_says(b)!r} {rb}"
        for (a, ra), (b, rb) in combinations(places, 2)
        if ra.intersects(rb) and not a.isAncestorOf(b) and not b.isAncestorOf(a) and _same_view(a, b)
    ]


def _same_view(a, b):
    """Whether both scroll together: what is scrolled out of sight lies on top of nothing."""
    return _scroller(a) is _scroller(b)


def _scroller(widget):
    while widget is not None and not isinstance(widget, QAbstractScrollArea):
        widget = widget.parentWidget()
    return widget
