"""The page by mouse and by keyboard: reading, finding, trying figures, printing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.rules import Board
from fiveup_desktop.tutorial.book import PLACES, SECTIONS, figure_of
from fiveup_desktop.tutorial.figures import FIGURES
from fiveup_desktop.tutorial.rule_book.printing import PrintedBook, set_up_page
from fiveup_desktop.tutorial.rule_book.prose import Tongues
from fiveup_desktop.view.controls import OWN_FOCUS
from fiveup_desktop.view.words import Language

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def in_sight(book, name):
    row = book.columns.rows[name]
    top = row.mapTo(book.columns.viewport(), QPoint()).y()
    return top >= 0 and top + row.height() <= book.columns.viewport().height()


# Reading


def test_up_and_down_walk_through_the_whole_book(book):
    seen = [book.columns.current]
    for _ in range(len(PLACES) - 1):
        press(KEY.Key_Down)
        seen.append(book.columns.current)
        assert in_sight(book, seen[-1])
        assert book.contents.entries[PLACES[seen[-1]].section.id].isChecked()
    assert seen == list(PLACES)
    press(KEY.Key_Home)
    assert book.columns.current == seen[0]


def test_pages_walk_from_section_to_section(book):
    seen = []
    for _ in SECTIONS:
        seen.append(book.columns.section)
        press(KEY.Key_PageDown)
    assert seen == [section.id for section in SECTIONS]


def test_the_contents_open_a_section(book):
    entry = book.contents.entries["blocked"]
    QTest.mouseClick(entry, LEFT)
    assert book.columns.current == "blocked.hands"
    assert in_sight(book, "blocked.hands")


def test_the_figure_follows(book):
    book.open_at("domino.partner")
    assert book.figure.figure.id == "domino-4"
    book.open_at("lot.turns")
    assert PLACES["lot.turns"].paragraph.figure == ""
    assert book.figure.figure.id == "lot"


def test_every_paragraph_has_a_figure_the_nearest_of_its_section():
    for name, place in PLACES.items():
        figure = figure_of(name)
        own = [each.figure for each in place.section.paragraphs if each.figure]
        assert figure == place.paragraph.figure or not place.paragraph.figure
        assert figure in own or not own
    assert figure_of("lot.turns") == "lot"


def test_scrolling_moves_the_mark_and_the_figure(book):
    bar = book.columns.verticalScrollBar()
    for name in ("blocked", "tiles", "domino"):
        bar.setValue(book.columns.headings[name].y())
        assert [each for each, entry in book.contents.entries.items() if entry.isChecked()] == [name]
        assert book.figure.figure.id in [
            p.figure for p in PLACES[book.columns._read().name].section.paragraphs
        ]


def test_another_language_keeps_what_is_read_in_its_place(book):
    bar = book.columns.verticalScrollBar()
    bar.setValue(book.columns.headings["blocked"].y())
    row = book.columns._read()
    away = row.y() - bar.value()
    for tongues in (Tongues.ENGLISH, Tongues.BOTH, Tongues.CHINESE):
        book.set_tongues(tongues)
        assert row.y() - bar.value() == away
        assert book.contents.entries["blocked"].isChecked()


def test_the_book_opens_at_any_paragraph(book):
    for name in reversed(PLACES):
        book.open_at(name)
        assert book.columns.current == name
        assert book.columns.rows[name].hasFocus()
        assert in_sight(book, name), name


def test_an_unknown_paragraph_is_an_error(book):
    with pytest.raises(KeyError):
        book.open_at("board.nothing")


def test_a_paragraph_is_copied_with_its_number(book):
    book.open_at("score.win")
    press(KEY.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines()[0] == "5.3"
    assert "305" in copied
    assert "整场" in copied


def test_one_language_alone_and_the_other_first(book, words):
    row = book.columns.rows["score.win"]
    both = row.accessibleName()
    book.set_tongues(Tongues.CHINESE)
    assert "整场" in row.accessibleName()
    assert "match" not in row.accessibleName()
    words.set_language(Language.CHINESE)
    book.set_tongues(Tongues.BOTH)
    assert row.accessibleName() != both
    assert sorted(row.accessibleName()) == sorted(both)


def test_tab_reaches_search_contents_text_and_figure(book):
    seen = set()
    for _ in range(40):
        press(KEY.Key_Tab)
        seen.add(QApplication.focusWidget())
    wanted = {book.head.search, book.columns.rows[book.columns.current], book.figure.stepper.track}
    assert wanted <= seen
    assert book.figure.mat.stage in seen
    assert seen & set(book.contents.entries.values())


# Finding


def test_search_marks_both_languages_and_goes_round(book):
    press(KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is book.head.search
    QTest.keyClicks(book.head.search, "neutral lot")
    first = book.columns.current
    assert "neutral lot" in book.columns.rows[first].accessibleName().lower()
    visited = {first}
    for _ in range(8):
        press(KEY.Key_Return)
        visited.add(book.columns.current)
        assert in_sight(book, book.columns.current)
    assert {"lot.draw", "lot.next", "blocked.leader"} <= visited


def test_what_is_found_in_the_hidden_language_is_shown(book):
    book.set_tongues(Tongues.ENGLISH)
    row = book.columns.rows["board.arms"]
    assert "侧分支" not in row.accessibleName()
    book.head.search.setText("侧分支")
    assert "侧分支" in row.accessibleName()
    book.head.search.clear()
    assert "侧分支" not in row.accessibleName()


def test_what_is_not_there_is_not_found(book):
    current = book.columns.current
    book.head.search.setText("no such word")
    assert book.head.search._count == "not found"
    book.head.search.returnPressed.emit()
    assert book.columns.current == current


def test_esc_clears_the_search_then_leaves(book, qtbot):
    book.head.search.setText("tally")
    book.head.search.setFocus()
    press(KEY.Key_Escape)
    assert book.head.search.text() == ""
    with qtbot.waitSignal(book.left):
        press(KEY.Key_Escape)


# Figures


def show(book, name, step=0):
    book.figure.show_figure(name, step)
    QApplication.processEvents()
    return book.figure.mat


def slot_of(mat, text):
    at = [str(tile) for tile in mat.tray].index(text)
    return mat._slots[at].centre.toPoint()


def target_of(mat, text):
    placement = next(each for each in mat.handling.offers.placements if str(each) == text)
    return mat.camera.rect(mat._laid.table.target(placement).pose).center().toPoint()


def drag(mat, start, end):
    port = mat.stage.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -20))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, pos=end)


def test_the_slider_and_the_keys_step_through_a_figure(book):
    mat = show(book, "arms")
    track = book.figure.stepper.track
    track.setFocus()
    boards = [mat.board]
    for _ in range(3):
        press(KEY.Key_Right)
        boards.append(mat.board)
    assert boards == list(FIGURES["arms"].boards)
    QTest.mouseClick(track, LEFT, pos=QPoint(16, 20))
    assert book.figure.step == 0
    QTest.mouseClick(book.figure.stepper.after, LEFT)
    assert book.figure.step == 1


def test_a_tile_is_dragged_and_taken_back(book):
    mat = show(book, "arms")
    before = mat.board
    drag(mat, slot_of(mat, "1|5"), target_of(mat, "1|5@1|1.branch_a"))
    assert mat.board == before.place(mat.board.placements[-1])
    assert str(mat.board.placements[-1]) == "1|5@1|1.branch_a"
    assert "10" in book.figure.sums.sum.accessibleName()
    assert book.figure.back_button.isVisible()
    QTest.mouseClick(book.figure.back_button, LEFT)
    assert mat.board == before


def test_a_tile_is_placed_by_keys(book):
    mat = show(book, "doubles", 2)
    mat.stage.setFocus()
    press(KEY.Key_Right)
    press(KEY.Key_Down)
    press(KEY.Key_Return)
    assert str(mat.board) == "2|2 2|3@2|2.line_a"
    press(KEY.Key_Escape)
    assert str(mat.board) == "2|2"


def test_the_sum_looks_ahead_while_a_tile_is_held(book):
    mat = show(book, "award", 1)
    start, end = slot_of(mat, "4|4"), target_of(mat, "4|4@1|4.high")
    port = mat.stage.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(0, -20))
    QTest.mouseMove(port, end)
    assert "2 + 8 = 10" in book.figure.sums.sum.accessibleName()
    QTest.mouseMove(port, QPoint(10, 10))
    assert "2 + 4 = 6" in book.figure.sums.sum.accessibleName()
    QTest.mouseRelease(port, LEFT, pos=QPoint(10, 10))
    assert len(mat.board.placements) == 2


def test_a_wrong_place_says_why_and_leads_to_the_rule(book):
    mat = show(book, "doubles")
    arm = mat._laid.table.port_points
    point = next(at for each, at in arm.items() if str(each) == "4|4.branch_a")
    end = mat.camera.point(point.x + point.dx, point.y + point.dy).toPoint()
    drag(mat, slot_of(mat, "4|5"), end)
    assert mat.board == Board.from_text("1|4 1|1@1|4.low 4|4@1|4.high")
    assert "4|4" in book.figure.refusal.accessibleName()
    assert "侧分支" in book.figure.refusal.accessibleName()
    QTest.mouseClick(book.figure.link, LEFT)
    assert book.columns.current == "board.arms"


def test_a_figure_is_told_to_those_who_do_not_see_it(book):
    for name in FIGURES:
        book.figure.show_figure(name)
        picture = book.figure.mat if book.figure.mat.isVisibleTo(book) else book.figure.picture
        assert len(picture.accessibleName()) > 8, name
        for language in Language:
            assert book.figure.describe(language) in picture.accessibleDescription(), name


def test_a_figure_is_told_in_words_for_everybody(book):
    book.figure.show_figure("arms")
    assert not book.figure.description.isVisible()
    QTest.mouseClick(book.figure.words_button, LEFT)
    assert book.figure.description.isVisible()
    assert "1|1" in book.figure.description.accessibleName()


def test_a_figure_in_words_is_read_by_keys(book):
    figure = book.figure
    figure.show_figure("blocked-4", 1)
    book.resize(1280, 520)
    figure.words_button.setFocus(Qt.FocusReason.TabFocusReason)
    press(KEY.Key_Space)
    QApplication.processEvents()
    assert shows(figure, figure.words_button), "what has the focus stays in sight"
    bar = figure._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    chain = tab_chain(book)
    assert chain[chain.index(figure.words_button) + 1] is figure._scroll
    figure._scroll.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(60):
        press(KEY.Key_Down)
    assert bar.value() == bar.maximum()
    step = figure.step
    press(KEY.Key_PageUp)
    assert figure.step == step - 1
    QTest.mouseClick(figure.words_button, LEFT)
    QApplication.processEvents()
    assert shows(figure, figure.words_button)
    assert figure._scroll not in tab_chain(book)


def shows(figure, part) -> bool:
    """Whether a part of the card is wholly in sight."""
    room = figure._scroll.viewport()
    top = part.mapTo(room, QPoint()).y()
    return top >= 0 and top + part.height() <= room.height()


def tab_chain(book) -> list:
    """What Tab leads to, from the paragraph on."""
    found, first = [], book.first_focus()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    while first not in found and len(found) < 60:
        press(KEY.Key_Tab)
        found.append(QApplication.focusWidget())
    return found


def test_tab_leads_to_every_part_once(book):
    chain = tab_chain(book)
    assert len(chain) == len(set(chain))
    parts = (
        book.head.back,
        book.head.search,
        book.head.print,
        book.figure.mat.stage,
        book.figure.stepper.track,
    )
    assert set(parts) <= set(chain)
    segments = [part for part in chain if part.parent() is book.head.tongues]
    assert [segment.isChecked() for segment in segments] == [True]


def test_the_ring_goes_round_a_table_in_which_nothing_is_chosen(book):
    assert not book.figure.mat.stage.property(OWN_FOCUS)


# On paper


@pytest.mark.parametrize("tongues", Tongues)
def test_a_pdf_has_the_whole_book_on_pages(book, tmp_path, tongues):
    book.set_tongues(tongues)
    path = tmp_path / "rules.pdf"
    pages = book.write_pdf(str(path))
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == pages
    assert pages >= 6


def test_a_printer_gets_the_same_pages(book, tmp_path):
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    set_up_page(printer)
    assert book.printed().paint(printer) == book.write_pdf(str(tmp_path / "saved.pdf"))


def test_no_block_is_higher_than_a_page(book):
    for tongues in Tongues:
        printed = PrintedBook(book.theme.words, tongues, book.titles())
        heights = [block.height(672) for block in printed.blocks()]
        assert len(heights) > len(PLACES)
        assert max(heights) < 900


def test_a_pdf_that_cannot_be_written_is_told(book, qtbot, monkeypatch, tmp_path):
    from PySide6.QtWidgets import QFileDialog

    nowhere = str(tmp_path / "no such folder" / "rules.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (nowhere, ""))
    with qtbot.waitSignal(book.trouble) as told:
        book.save_pdf()
    assert all(told.args)


def test_the_title_is_in_the_language_that_is_read(book, words):
    words.set_language(Language.CHINESE)
    book.set_tongues(Tongues.ENGLISH)
    assert book.head.title.text() == "Rules"
    assert book.head.other_title.text() == ""
    book.set_tongues(Tongues.BOTH)
    assert (book.head.title.text(), book.head.other_title.text()) == ("规则", "Rules")


def test_the_names_in_a_figure_are_in_the_language_that_is_read(book, words):
    words.set_language(Language.CHINESE)
    book.figure.show_figure("lot")
    pictures = []
    for tongues in (Tongues.BOTH, Tongues.CHINESE, Tongues.ENGLISH):
        book.set_tongues(tongues)
        pictures.append(book.figure.picture.grab().toImage())
    assert pictures[0] == pictures[1]
    assert pictures[1] != pictures[2]
