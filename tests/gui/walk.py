"""Walks over a page as somebody does who cannot see it well: names, focus, contrast, size of targets.

Each function returns what is wrong, a line each; an empty list is a page without fault.
"""

import re
from collections import Counter

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from fiveup_desktop.view.pages.kit import Icon, Mark
from fiveup_desktop.view.table.painted import Painted

LEAST_CONTRAST = 4.5
LEAST_TARGET = 40
NAMED = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView, QAbstractSlider, QPlainTextEdit, Painted)
"""Whatever can be used, and whatever paints what it has to say."""
DECORATION = (Icon, Mark, QScrollBar, QHeaderView)


def shown(root):
    """The widgets that show, without the parts that Qt's own are made of."""
    inner = (QComboBox, QLineEdit, QScrollBar)
    return [
        each
        for each in root.findChildren(QWidget)
        if each.isVisibleTo(root) and not each.size().isEmpty() and not isinstance(each.parent(), inner)
    ]


def name_of(widget):
    """What a screen reader calls it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def label(widget):
    return f"{type(widget).__name__} {name_of(widget)[:40]!r}"


# Names


def unnamed(root):
    """What can be used, or tells something by its picture, and has no name."""
    wanted = [each for each in shown(root) if isinstance(each, NAMED) or _paints(each)]
    return [
        f"{type(each).__name__} at {each.geometry()} has no name"
        for each in wanted
        if not isinstance(each, DECORATION) and not name_of(each).strip()
    ]


def _paints(widget):
    """Whether it is one of ours that takes the keyboard, and no mere ground for others."""
    ours = type(widget).__module__.startswith("fiveup_desktop")
    takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return ours and bool(takes)


def foreign(root, known):
    """Names with English words in them, where the language is Chinese; `known` are names and brands."""
    faults = []
    for each in shown(root):
        rest = re.sub("[0-9a-f]{8,}", "", name_of(each))  # fingerprints
        for word in known:
            rest = rest.replace(word, "")
        if re.search("[A-Za-z]{3,}", rest):
            faults.append(f"{label(each)} is not Chinese")
    return faults


# Focus


def traps(window, root, stays_inside):
    """Where Tab does not come round again, or leaves what it has to stay in."""
    faults = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        start, seen, current = QApplication.focusWidget(), [], None
        for _ in range(200):
            before = current or start
            QTest.keyClick(before or window, key)
            current = QApplication.focusWidget()
            if current in seen:
                break
            seen.append(current)
        if current is None or (len(seen) < 2 and len(stops(root)) > 1):
            faults.append(f"{key.name} does not get away from {label(before)}")
        outside = [each for each in seen if each is not None and not _within(each, root)]
        if stays_inside and outside:
            faults.append(f"{key.name} leaves the page for {label(outside[0])}")
    return faults


def stops(root):
    """What Tab may stop at."""
    return [each for each in shown(root) if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()]


def _within(widget, root):
    return widget is root or root.isAncestorOf(widget)


def unseen_focus(window, root):
    """Stops that look the same with and without the keyboard."""
    faults = []
    window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    for each in stops(root):
        _bring_into_sight(each)
        each.clearFocus()
        window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        each.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if QApplication.focusWidget() is not each:
            continue
        around = _around(each, window)
        with_focus = window.grab(around).toImage()
        each.clearFocus()
        QApplication.processEvents()
        if window.grab(around).toImage() == with_focus:
            faults.append(f"{label(each)} does not show that it has the keyboard")
    return faults


def _bring_into_sight(widget):
    """As Tab does on its way."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    QApplication.processEvents()


def _around(widget, window):
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return place.adjusted(-6, -6, 6, 6).intersected(window.rect())


# Contrast


def faint(root):
    """Texts that do not stand out from what is behind them by 4.5 to 1; what is disabled may."""
    window = root.window()
    picture = window.grab().toImage()
    faults = []
    for each in shown(root):
        if not each.isEnabled() or not _has_text(each):
            continue
        place = _visible_part(each, window)
        if place.width() * place.height() < 0.8 * each.width() * each.height():
            continue  # scrolled out of sight
        ratio, ink, ground = _measured(picture, place, window.devicePixelRatioF())
        own = contrast(each.palette().color(each.foregroundRole()), QColor(ground))
        best = ratio if isinstance(each, Painted) else max(ratio, own if ratio > 0.5 * own else 0)
        if best < LEAST_CONTRAST:
            faults.append(f"{label(each)}: {best:.2f} to 1, {ink} on {ground}")
    return faults


def _has_text(widget):
    if isinstance(widget, QLabel | QAbstractButton):
        return bool(widget.text().strip())
    if isinstance(widget, QComboBox):
        return bool(widget.currentText())
    return isinstance(widget, Painted)


def _visible_part(widget, window):
    part = widget.visibleRegion().boundingRect()
    return QRect(widget.mapTo(window, part.topLeft()), part.size()).intersected(window.rect())


def _measured(picture, place, ratio):
    """The contrast between the commonest colour of a place and the one that stands out most from it."""
    colours = Counter()
    for y in range(place.top(), place.bottom() + 1):
        for x in range(place.left(), place.right() + 1):
            colours[picture.pixel(round(x * ratio), round(y * ratio)) & 0xFFFFFF] += 1
    ground = QColor.fromRgb(colours.most_common(1)[0][0])
    inks = [QColor.fromRgb(colour) for colour in colours]
    ink = max(inks, key=lambda each: contrast(each, ground))
    return contrast(ink, ground), ink.name(), ground.name()


def contrast(one, other):
    """WCAG 2: from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour):
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


# Targets


def small(root):
    """Buttons and fields under 40 px."""
    return [
        f"{label(each)} is {each.width()} x {each.height()} px"
        for each in shown(root)
        if isinstance(each, QAbstractButton | QComboBox | QLineEdit)
        and min(each.width(), each.height()) < LEAST_TARGET
        and each.property("kind") != "link"
    ]
