"""Nothing of the book is cut off or lies on top of anything else, at any size, in either language."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from fiveup_desktop.tutorial.book import spans
from fiveup_desktop.tutorial.figures import FIGURES
from fiveup_desktop.tutorial.rule_book.prose import Prose, ProseLabel, Tongues
from fiveup_desktop.view.theme import Scheme
from fiveup_desktop.view.words import Language
from tests.gui.pages.geometry import cut_off, overlapping

ROOMS = [((1280, 720), 100), ((1280, 720), 200), ((880, 560), 100), ((1024, 640), 150), ((1920, 1080), 125)]


def settle():
    for _ in range(4):
        QApplication.processEvents()


def prose_faults(root) -> list[str]:
    """The texts of the book that are higher or wider than their place."""
    found = []
    for label in root.findChildren(ProseLabel):
        if label.isVisibleTo(root) and label.heightForWidth(label.width()) > label.height() + 1:
            found.append(f"{label.accessibleName()[:40]!r} needs {label.heightForWidth(label.width())}")
    return found


def row_faults(columns) -> list[str]:
    """What is wrong with the rows: a text that does not fit in its row, a row that covers another."""
    found = []
    parts = sorted([*columns.rows.values(), *columns.headings.values()], key=lambda part: part.y())
    for part in parts:
        if part.height() < part.height_at(part._shape):
            found.append(f"{part.number} is too low")
        for place, prose in enumerate(part._texts.proses):
            left, width = part._column(place)
            if prose.widest > width + 1 or left + width > part.width():
                found.append(f"{part.number} is too wide")
    for upper, lower in pairwise(parts):
        if upper.geometry().bottom() >= lower.y():
            found.append(f"{upper.number} covers {lower.number}")
    return found


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("size", "percent"), ROOMS)
def test_nothing_is_cut_off(book, theme, words, language, size, percent):
    words.set_language(language)
    theme.set_text_percent(percent)
    book.resize(*size)
    for tongues in Tongues:
        book.set_tongues(tongues)
        settle()
        assert row_faults(book.columns) == []
        assert cut_off(book) == []
        assert overlapping(book) == []
        assert prose_faults(book) == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("percent", [100, 200])
def test_every_step_of_every_figure_fits(book, theme, words, language, percent):
    words.set_language(language)
    theme.set_text_percent(percent)
    for figure in FIGURES.values():
        for step in range(figure.steps):
            book.figure.show_figure(figure.id, step)
            settle()
            assert prose_faults(book.figure) == [], figure.id
            assert cut_off(book.figure) == [], figure.id


def test_a_figure_needs_no_scrolling_where_the_look_shows_it(book):
    for name, figure in FIGURES.items():
        for step in range(figure.steps):
            book.figure.show_figure(name, step)
            settle()
            inside = book.figure.words_button
            place = QRect(inside.mapTo(book, QPoint()), inside.size())
            assert book.rect().contains(place), f"{name} {step}"


def test_sum_and_award_are_seen_at_any_text_size(book, theme):
    for percent in (100, 125, 150, 200):
        theme.set_text_percent(percent)
        for figure in FIGURES.values():
            book.figure.show_figure(figure.id, figure.steps - 1)
            settle()
            for label in (book.figure.sums.sum, book.figure.sums.award):
                first = QSize(label.width(), label.height() // 2)  # that of the interface's language
                place = QRect(label.mapTo(book.figure, QPoint()), first)
                assert book.figure.rect().contains(place), f"{figure.id} at {percent}%"


def test_the_two_texts_of_a_row_begin_on_one_line(book):
    for row in book.columns.rows.values():
        bases = {row._drop(place) + prose.first_baseline for place, prose in enumerate(row._texts.proses)}
        assert len({round(base) for base in bases}) == 1


def test_the_test_sees_planted_faults(book):
    row = book.columns.rows["board.arms"]
    row.resize(row.width(), 20)
    assert any("too low" in fault for fault in row_faults(book.columns))
    following = book.columns.rows["board.placement"]
    row.setGeometry(row.x(), row.y(), row.width(), 600)
    assert any("covers" in fault for fault in row_faults(book.columns))
    assert following.isVisible()
    book.figure.caption.setFixedHeight(8)
    settle()
    assert prose_faults(book.figure)


def test_a_tile_is_never_broken_at_the_end_of_a_line(theme):
    for language in Language:
        text = "、".join(["4|4", "6|6", "1|5", "0|3"] * 6)
        for width in range(60, 200, 7):
            prose = Prose(text, theme.font(book_role(), language=language), 20)
            prose.set_width(width)
            layout = prose._layout
            for line in (layout.lineAt(number) for number in range(layout.lineCount())):
                shown = layout.text()[line.textStart() : line.textStart() + line.textLength()]
                assert not shown.replace("\u2060", "").rstrip("、").endswith("|")


def test_a_chinese_text_does_not_end_in_a_line_of_one_character(theme):
    for length in range(8, 60):
        prose = Prose("牌" * length + "。", theme.font(book_role(), language=Language.CHINESE), 20)
        for width in range(80, 200, 9):
            prose.set_width(width)
            line = prose._layout.lineAt(prose._layout.lineCount() - 1)
            shown = prose._layout.text()[line.textStart() :].replace("\u2060", "")
            assert len(shown) >= 3


def lines(prose: Prose) -> list[str]:
    text, layout = prose._layout.text(), prose._layout
    found = [layout.lineAt(number) for number in range(layout.lineCount())]
    return [text[line.textStart() : line.textStart() + line.textLength()] for line in found]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Mei stays. 60 + 3 = 63, more than 61. The net is 20 + 10 − 15 = 15, +15 raw.", Language.ENGLISH),
        ("小梅出完手牌，58 + 3 = 61：正好 61。净额是 20 + 10 − 15 = 15，正好 15。", Language.CHINESE),
        ("The seats are numbered clockwise, beginning with seat 0.", Language.ENGLISH),
    ],
)
def test_a_sum_is_never_broken_and_a_number_never_left_alone(theme, text, language):
    for width in range(140, 400, 7):
        prose = Prose(text, theme.font(book_role(), language=language), 20)
        prose.set_width(width)
        *before, last = lines(prose)
        assert not [line for line in before if line.rstrip()[-1] in "+−="]
        assert len(last) > 4, lines(prose)


def test_marks_stand_on_what_was_found(theme):
    text = "接在 4|4 的侧分支上，4|4 计 8 点。"
    prose = Prose(text, theme.font(book_role(), language=Language.CHINESE), 20)
    for wanted in ("4|4", "侧分支", "计 8 点。", "点", "|4 的"):
        for start, length in spans(wanted, text):
            mark = prose._mark(start, length, theme.palette)
            shown = prose._layout.text()[mark.start : mark.start + mark.length]
            assert shown.replace("\u2060", "").replace("\u00a0", " ") == wanted


def book_role():
    from fiveup_desktop.view.theme import Role

    return Role.RULES


def test_both_schemes_are_painted_in_their_own_colours(book, theme):
    seen = []
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.set_scheme(scheme)
        settle()
        picture = book.grab().toImage()
        seen.append(picture.pixelColor(book.columns.x() + 4, 400))
        assert picture.pixelColor(book.columns.x() + 4, 400) == theme.palette.paper
    assert seen[0] != seen[1]
