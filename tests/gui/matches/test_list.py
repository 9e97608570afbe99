"""The list of matches: found, sorted, filled little by little, read aloud, opened."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from fiveup_desktop.app import shelf
from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.matches.actions import MatchAction
from fiveup_desktop.view.matches.order import Order
from fiveup_desktop.view.matches.recovery import RecoveryDialog
from fiveup_desktop.view.pages.end import EndDialog

CLICK = Qt.MouseButton.LeftButton


def test_everything_in_the_folder_is_listed_the_last_written_first(kept):
    entries = kept.page.list.entries
    assert len(entries) == len(kept.ids) + 2
    times = [each.modified for each in entries]
    assert times == sorted(times, reverse=True)
    assert {each.record_id for each in entries if isinstance(each, MatchSummary)} == set(kept.ids)
    assert kept.page._counts.whole == "8 matches kept here, 5 unfinished, 2 cannot be read"


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("GRANDMA", ["Sunday with Grandma"]),
        ("grand sun", ["Sunday with Grandma"]),
        ("周五", ["周五晚上"]),
        ("ｓｕｎｄａｙ", ["Sunday with Grandma"]),
        ("no such thing", []),
        (".*", []),
    ],
)
def test_a_search_finds_titles_in_both_scripts(kept, text, titles):
    kept.opened.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(kept.page.search, text) if text.isascii() else kept.page.search.setText(text)
    found = [kept.page.list.entry_at(row).title for row in range(kept.page.list.rowCount())]
    assert found == titles
    assert kept.page.nothing.text.isVisible() == (not titles)
    kept.opened.press(Qt.Key.Key_Escape)
    assert len(kept.shown()) == 10


def test_a_search_finds_names_and_keeps_the_chosen_match(kept):
    kept.choose(kept.ids[3])
    kept.page.search.setText("rowan")
    assert set(kept.shown()) == set(kept.ids)
    assert kept.page.rows.entry.record_id == kept.ids[3]
    kept.page.search.setText("ada")
    assert kept.ids[3] not in kept.shown()
    assert kept.page.rows.entry is not None


@pytest.mark.parametrize("order", list(Order))
def test_orders(kept, order):
    kept.page.order.setCurrentIndex(list(Order).index(order))
    kept.page.order.activated.emit(0)
    entries = [kept.page.list.entry_at(row) for row in range(kept.page.list.rowCount())]
    assert len(entries) == 10
    if order is Order.OLDEST:
        assert [each.record_id for each in entries] == [e.record_id for e in kept.page.list.entries][::-1]
    elif order is Order.TITLE:
        titled = [each.title for each in entries if isinstance(each, MatchSummary) and each.title]
        assert titled == [
            "A long evening at the lake, with everybody there",
            "Sunday with Grandma",
            "周五晚上",
        ]
        assert [each for each in entries[:3] if not each.title] == []
        assert not any(isinstance(each, MatchSummary) for each in entries[-2:])
    elif order is Order.UNFINISHED:
        waits = [
            isinstance(each, MatchSummary) and not each.finished and not each.is_abandoned for each in entries
        ]
        assert waits == sorted(waits, reverse=True)


def test_an_order_holds_while_more_is_read(kept):
    kept.page.order.setCurrentIndex(list(Order).index(Order.TITLE))
    kept.page.order.activated.emit(0)
    before = kept.shown()
    kept.show()
    assert kept.shown() == before


def test_each_row_is_read_aloud_as_it_says(kept):
    view = QAccessible.queryAccessibleInterface(kept.page.rows)
    assert view.childCount() >= 10
    said = [
        kept.page.list.data(kept.page.list.index(row), Qt.ItemDataRole.AccessibleTextRole)
        for row in range(10)
    ]
    assert any(
        each.startswith("Sunday with Grandma, Mei 19 · Rowan 7 · Lin 11, Unfinished, Round 3,")
        for each in said
    )
    assert any("Damaged" in each and "cannot be read" in each for each in said)
    assert any("Given up" in each for each in said)
    assert view.child(0).text(QAccessible.Text.Name) == said[0]
    kept.opened.settings.language = "zh_CN"
    assert "没打完" in kept.page.list.data(kept.page.list.index(0), Qt.ItemDataRole.AccessibleTextRole)


def test_pictures_come_for_rows_in_sight_only(kept):
    pictures = kept.page.rows.itemDelegate().pictures
    kept.opened.wait(lambda: not pictures._timer.isActive())
    assert 0 < len(pictures._kept) < 10


@pytest.mark.parametrize("how", ["enter", "double click", "button"])
def test_a_match_is_opened(kept, how):
    kept.choose(kept.ids[1])
    if how == "enter":
        kept.opened.press(Qt.Key.Key_Return)
    elif how == "button":
        QTest.mouseClick(kept.page.card.buttons[MatchAction.OPEN], CLICK)
    else:
        index = kept.page.rows.currentIndex()
        place = kept.page.rows.visualRect(index).center()
        QTest.mouseClick(kept.page.rows.viewport(), CLICK, pos=place)
        QTest.mouseDClick(kept.page.rows.viewport(), CLICK, pos=place)
    assert kept.window.flow.session.record_id == kept.ids[1]
    assert kept.window.stack.currentWidget() is kept.window.flow.table


def test_a_match_that_is_over_opens_at_its_end(kept):
    kept.choose(kept.ids[2])
    kept.opened.press(Qt.Key.Key_Return)
    kept.opened.wait_for(EndDialog)


def test_the_match_on_the_table_is_kept_and_come_back_to(kept):
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Return)
    session = kept.window.flow.session
    kept.opened.press(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    kept.read()
    assert kept.window.stack.currentWidget() is kept.page
    kept.opened.press(Qt.Key.Key_Escape)
    assert kept.window.stack.currentWidget() is kept.window.flow.table
    assert kept.window.flow.session is session
    kept.show()
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Return)
    assert kept.window.flow.session is session


def test_a_new_match_keeps_the_one_that_runs(kept):
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Return)
    kept.opened.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    kept.window.begin_match(kept.page.list.entries[0].players)
    kept.opened.wait(lambda: kept.window.flow.session.match.rounds)
    assert kept.window.flow.session.record_id not in kept.ids
    kept.window.overlays.clear()
    kept.show()
    assert kept.ids[0] in kept.shown()
    assert len(kept.page.list.entries) == 11


def test_a_file_that_holds_no_match_leads_to_what_can_be_done(kept):
    kept.choose(shelf.DAMAGED)
    assert kept.page.card.buttons[MatchAction.REPAIR].isVisible()
    assert not kept.page.card.buttons[MatchAction.OPEN].isVisible()
    kept.opened.press(Qt.Key.Key_Return)
    kept.opened.wait_for(RecoveryDialog)


def test_the_menu_of_a_row_offers_the_same_as_the_card(kept):
    kept.choose(kept.ids[1])
    kept.page._open_menu(kept.page.rows.visualRect(kept.page.rows.currentIndex()).center())
    (menu,) = kept.page.findChildren(QMenu)
    texts = [each.text() for each in menu.actions() if not each.isSeparator()]
    shown = [each.text() for each in kept.page.card.buttons.values() if each.isVisible()]
    assert texts == shown
    menu.close()


def test_a_narrow_window_has_a_button_for_the_menu_instead_of_the_card(kept):
    kept.window.resize(880, 560)
    assert not kept.page.card.isVisible()
    assert kept.page.more_button.isVisible()
    kept.window.resize(1280, 720)
    assert kept.page.card.isVisible()
    assert not kept.page.more_button.isVisible()


def test_a_title_from_a_foreign_file_is_one_plain_line(kept):
    from fiveup_desktop.view.pages.match_words import one_line

    assert one_line("a\nb\u202ec\u2028d") == "a�b�c d"
    assert len(one_line("x" * 10_000)) == 400


def test_a_file_from_no_time_in_any_calendar_is_listed(kept):
    for record_id, time in zip(kept.ids, (-(2**40), 2**40), strict=False):
        os.utime(kept.library.path_of(record_id), (time, time))
    kept.show()
    assert set(kept.ids) <= set(kept.shown())
    kept.window.grab()
