import gc
import sys

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from fiveup_desktop.view.controls import (
    OWN_FOCUS,
    AppStyle,
    Button,
    CheckBox,
    ComboBox,
    FocusRing,
    Label,
    Segments,
    frame,
    restyle,
    set_plain_tooltip,
)
from fiveup_desktop.view.controls.focus import _Ring
from fiveup_desktop.view.controls.sheet import TONES, style_sheet
from fiveup_desktop.view.theme import DARK, LIGHT, PipSet, Role, Scheme
from fiveup_desktop.view.words import Language

EVIL = '<img src="file:///etc/passwd"> & <b>Bob</b>'


@pytest.fixture
def style(qapp, theme):
    style = AppStyle(qapp, theme)
    yield style
    # Not undressed: Qt crashes if a sheet is taken off while a combo box is dying; the game never does.
    theme.changed.disconnect()


@pytest.fixture
def page(style, theme, qtbot):
    page = QWidget()
    restyle(page, kind="page")
    QVBoxLayout(page)
    qtbot.addWidget(page)
    return page


def shown(page, qtbot, *widgets):
    for widget in widgets:
        page.layout().addWidget(widget)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def test_names_are_plain_text_everywhere(page, theme, qtbot):
    label, button, segments = Label(Role.BODY), Button(theme), Segments(theme, 2)
    shown(page, qtbot, label, button, segments)
    label.setText(EVIL)
    assert label.textFormat() is Qt.TextFormat.PlainText
    button.set_text(EVIL)
    assert button.text() == EVIL.replace("&", "&&")
    assert button.accessibleName() == EVIL
    segments.set_texts([EVIL, "b"])
    set_plain_tooltip(label, EVIL)
    assert "&lt;b&gt;Bob&lt;/b&gt;" in label.toolTip()
    set_plain_tooltip(label, "")
    assert label.toolTip() == ""


def test_icon_and_words_keep_apart(page, theme, qtbot):
    button = Button(theme, "plain", "replay")
    button.set_text("Step again")
    shown(page, qtbot, button)
    picture = button.grab().toImage()
    used = [
        any(picture.pixelColor(x, y).lightness() < 128 for y in range(8, picture.height() - 8))
        for x in range(8, picture.width() - 8)
    ]
    inside = "".join("x" if column else " " for column in used).strip()
    assert inside.find(" " * 7) > 8, "at least 7 px between the icon and the first letter"


def test_a_disabled_button_says_why(theme):
    button = Button(theme)
    button.set_reason("Nothing fits.")
    assert not button.isEnabled()
    assert button.accessibleDescription() == "Nothing fits."
    assert "Nothing fits." in button.toolTip()
    button.set_reason("")
    assert button.isEnabled()
    assert button.toolTip() == ""


def test_segments_take_one_and_tell_only_the_players_choice(page, theme, qtbot):
    segments = Segments(theme, 3)
    segments.set_texts(["2", "3", "4"])
    shown(page, qtbot, segments)
    heard = []
    segments.chosen.connect(heard.append)
    segments.set_index(1)
    assert (segments.index, heard) == (1, [])
    last = segments.layout().itemAt(2).widget()
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    assert (segments.index, heard) == (2, [2])


def test_choosing_a_segment_moves_nothing(page, theme, qtbot):
    segments = Segments(theme, 2)
    segments.set_texts(["Two players", "Three players"])
    shown(page, qtbot, segments)
    before = [segments.layout().itemAt(i).widget().sizeHint() for i in range(2)]
    segments.set_index(1)
    assert [segments.layout().itemAt(i).widget().sizeHint() for i in range(2)] == before


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("kind", ["plain", "main", "quiet", "row"])
def test_buttons_wear_the_colours_of_their_kind(page, theme, qtbot, scheme, kind):
    theme.set_scheme(scheme)
    colours = DARK if scheme is Scheme.DARK else LIGHT
    button = Button(theme, kind)
    shown(page, qtbot, button)
    fill = {"plain": colours.raised, "main": colours.primary, "quiet": colours.paper, "row": colours.panel}[
        kind
    ]
    picture = page.grab().toImage()
    middle = button.geometry().center()
    assert picture.pixelColor(middle.x(), middle.y()) == fill
    assert button.height() >= (44 if kind == "main" else 40)


def test_fields_are_forty_high_and_grow_with_the_text(page, theme, qtbot):
    field, combo, button = QLineEdit(), ComboBox(theme), Button(theme)
    combo.addItem("Club")
    shown(page, qtbot, field, combo, button)
    assert [w.sizeHint().height() for w in (field, combo, button)] == [40, 40, 40]
    theme.set_text_percent(200)
    assert all(w.sizeHint().height() == 80 for w in (field, combo, button))


def test_an_error_has_an_edge_of_its_own(page, qtbot):
    field = QLineEdit()
    shown(page, qtbot, field)
    height = field.sizeHint().height()
    restyle(field, error=True)
    assert page.grab().toImage().pixelColor(field.x() + 1, field.geometry().center().y()) == LIGHT.bad
    assert field.sizeHint().height() == height


def test_a_tick_shows_only_when_checked(page, theme, qtbot):
    box = CheckBox(theme)
    shown(page, qtbot, box)

    def marks():
        picture = box.grab().toImage()
        spots = [picture.pixelColor(x, y) for x in range(20) for y in range(picture.height())]
        return LIGHT.primary in spots, LIGHT.on_primary in spots

    box.setChecked(True)
    assert marks() == (True, True)
    box.setChecked(False)
    assert marks()[0] is False


def test_repainting_leaks_no_references(page, theme, qapp, qtbot):
    ring = FocusRing(qapp, theme)
    box, combo, button = CheckBox(theme), ComboBox(theme), Button(theme, "main", "continue")
    combo.addItem("Club")
    box.setChecked(True)
    shown(page, qtbot, box, combo, button)
    button.setFocus()

    def repaint(times):
        for _ in range(times):
            page.repaint()
        gc.collect()
        return sys.getrefcount(None)

    before = repaint(10)
    assert abs(repaint(300) - before) < 100
    ring.deleteLater()


def test_labels_follow_role_tone_size_and_language(page, theme, words, qtbot):
    label = Label(Role.TITLE, "bad")
    shown(page, qtbot, label)
    label.setText("Lin’s")
    assert label.fontMetrics().horizontalAdvance("’") <= 13, "the sheet keeps the font’s features"
    assert label.font().pixelSize() == 26
    assert label.font().families()[0] == "Noto Serif SC"
    assert label.palette().windowText().color() == LIGHT.bad
    theme.set_scheme(Scheme.DARK)
    assert label.palette().windowText().color() == DARK.bad
    theme.set_text_percent(150)
    assert label.font().pixelSize() == 39
    body = Label(Role.BODY, bold=True)
    page.layout().addWidget(body)
    body.ensurePolished()
    assert body.font().weight() == 700
    words.set_language(Language.CHINESE)
    assert body.font().families()[0] == "Noto Sans SC"


def test_other_pips_polish_nothing_again(style, theme, qapp):
    before = qapp.styleSheet()
    theme.set_pips(PipSet.CLEAR)
    assert qapp.styleSheet() == before
    theme.set_scheme(Scheme.DARK)
    assert qapp.styleSheet() != before


def test_the_sheet_knows_every_tone_and_role(theme):
    sheet = style_sheet(theme)
    for tone in TONES:
        assert f'[tone="{tone}"]' in sheet
    for role in Role:
        assert f'[role="{role.value}"]' in sheet
    assert sheet.count("{") == sheet.count("}")


def rings(page):
    return [ring.geometry() for ring in page.findChildren(_Ring) if ring.isVisible()]


def test_the_ring_is_for_the_keyboard(page, theme, qapp, qtbot):
    ring = FocusRing(qapp, theme)
    first, second = Button(theme), Button(theme)
    shown(page, qtbot, first, second)
    first.setFocus()
    assert len(rings(page)) == 1, "the first focus of a window is shown"
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() in (first, second)
    qtbot.mousePress(second, Qt.MouseButton.LeftButton)
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.mouseRelease(second, Qt.MouseButton.LeftButton)
    qtbot.keyClick(second, Qt.Key.Key_Tab)
    (around,) = rings(page)
    assert around == QApplication.focusWidget().geometry().adjusted(-5, -5, 5, 5)
    ring.deleteLater()


def test_the_ring_follows_its_widget_and_leaves_no_narrow_box(page, theme, qapp, qtbot):
    ring = FocusRing(qapp, theme)
    box = QWidget()
    QVBoxLayout(box).setContentsMargins(0, 0, 0, 0)
    button = Button(theme)
    box.layout().addWidget(button)
    shown(page, qtbot, box)
    button.setFocus()

    def around():
        corner = button.mapTo(page, button.rect().topLeft())
        return QRect(corner, button.size()).adjusted(-5, -5, 5, 5)

    assert rings(page) == [around()]
    page.resize(page.width() + 100, page.height() + 100)
    page.layout().activate()
    assert rings(page) == [around()]
    page.layout().insertSpacing(0, 50)
    page.layout().activate()
    assert rings(page) == [around()]
    box.hide()
    assert rings(page) == []
    ring.deleteLater()


def test_the_ring_waits_for_a_layout_that_is_due(page, theme, qapp, qtbot):
    ring = FocusRing(qapp, theme)
    card, label, button = frame("card"), Label(Role.BODY, wrap=True), Button(theme)
    QVBoxLayout(card)
    for part in (label, button):
        card.layout().addWidget(part)
    shown(page, qtbot, card)
    page.layout().addStretch(1)
    page.resize(500, 700)
    QApplication.processEvents()
    above = button.y()
    label.setText("Twelve short lessons, each at a real table. " * 6)
    button.setFocus()
    QApplication.processEvents()
    assert button.y() > above
    corner = button.mapTo(page, button.rect().topLeft())
    (shown_ring,) = [each for each in page.findChildren(_Ring) if each.isVisible()]
    assert shown_ring.mapTo(page, shown_ring.rect().topLeft()) == corner - QPoint(5, 5)
    ring.deleteLater()


def test_what_shows_its_own_focus_gets_no_ring(page, theme, qapp, qtbot):
    ring = FocusRing(qapp, theme)
    table = Button(theme)
    table.setProperty(OWN_FOCUS, True)
    shown(page, qtbot, table)
    table.setFocus()
    assert rings(page) == []
    ring.deleteLater()


def test_frames_know_their_kind(page, qtbot):
    card = frame("card")
    card.setMinimumSize(60, 60)
    shown(page, qtbot, card)
    middle = card.geometry().center()
    assert page.grab().toImage().pixelColor(middle.x(), middle.y()) == LIGHT.panel
