"""The page of the rule book: contents, both texts side by side, and the figure that stays."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.tutorial.book import PLACES, SECTIONS, BookTexts, Hit, figure_of, find
from fiveup_desktop.view.art.icons import icon_pixmap
from fiveup_desktop.view.controls import Button, Label, Segments
from fiveup_desktop.view.pages.files import documents, dress_soon
from fiveup_desktop.view.pages.kit import Scroll
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language, fill
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

from .columns import Columns
from .contents import Contents
from .figure_panel import FigurePanel
from .printing import PrintedBook, set_up_page, write_pdf
from .prose import Prose, Tongues

__all__ = ["RuleBookPage"]

_CONTENTS = 196
_FIGURE, _SMALLEST_FIGURE = 440, 344
_MOST = 1280
_FOLDED_BELOW = 1180
_FOLDED_FROM_PERCENT = 150
_HEAD = 56


class _SearchField(QLineEdit):
    """A field with a lens; what is found is counted at its end."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._count = ""
        self.setProperty("role", Role.BODY.value)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_count(self, count: str) -> None:
        """Show how much was found."""
        self._count = count
        self._restyle()

    def sizeHint(self) -> QSize:
        """300 px at 100% text."""
        return QSize(300, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Still a field."""
        return QSize(150, super().minimumSizeHint().height())

    def _counted(self) -> Prose:
        return Prose(self._count, self._theme.font(Role.SMALL), self._theme.line_height(Role.SMALL))

    def _restyle(self) -> None:
        end = round(self._counted().natural_width) + 8 if self._count else 0
        self.setTextMargins(self._theme.px(18) + 8, 0, end, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field by the style sheet, lens and count by us."""
        super().paintEvent(event)
        painter, side = QPainter(self), self._theme.px(18)
        pixmap = icon_pixmap("search", self._theme.palette.ink2, side, self.devicePixelRatioF())
        painter.drawPixmap(10, (self.height() - side) // 2, pixmap)
        if self._count:
            prose = self._counted()
            height = prose.set_width(200)
            at = QPointF(self.width() - prose.widest - 12, (self.height() - height) / 2)
            prose.paint(painter, at, self._theme.palette.ink2)


class _Head(QWidget):
    """The bar at the top."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.back = Button(theme, "quiet", "back")
        self.title = Label(Role.TITLE)
        self.other_title = Label(Role.CARD_TITLE, "second", bold=False)
        self.contents = Button(theme)
        self.search = _SearchField(theme)
        self.tongues = Segments(theme, 3)
        self.print = Button(theme, icon_name="print")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 20, 8)
        row.setSpacing(12)
        for part in (self.back, self.title, self.other_title):
            row.addWidget(part)
        row.addWidget(self.contents)
        row.addStretch(1)
        row.addWidget(self.search)
        row.addWidget(self.tongues)
        row.addWidget(self.print)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel and hairline."""
        painter, palette = QPainter(self), self._theme.palette
        painter.fillRect(self.rect(), palette.panel)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), palette.line)


class RuleBookPage(Page):
    """The rule book. `open_at` opens it at a paragraph; `left` says that the reader is done."""

    left = Signal()
    tongues_chosen = Signal(object)
    """Tongues: the reader has chosen what to read."""
    trouble = Signal(str, str)
    """Something went wrong: a title, and what to do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.tongues = Tongues.BOTH
        self._hits: list[Hit] = []
        self._wanted = ""
        self.head = _Head(theme)
        self.contents = Contents(theme)
        self._contents_scroll = Scroll()
        self.columns = Columns(theme)
        self.figure = FigurePanel(theme)
        self._sections = QMenu(self)
        self._print_menu = QMenu(self)
        self._compose()
        self._connect()
        self._build_menus()
        self.retranslate()
        self._on_moved(self.columns.current)

    def _compose(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._contents_scroll.column().addWidget(self.contents, 1)
        self._body.addWidget(self._contents_scroll)
        self._body.addWidget(self.columns, 1)
        self._body.addSpacing(12)
        self._figure_box = QVBoxLayout()
        self._figure_box.setContentsMargins(0, 16, 20, 16)
        self._figure_box.addWidget(self.figure)
        self._body.addLayout(self._figure_box)
        column.addLayout(self._body, 1)
        self.setTabOrder(self.head.print, self.contents)

    def _connect(self) -> None:
        head = self.head
        head.back.clicked.connect(self.left)
        head.search.textChanged.connect(self._search)
        head.search.returnPressed.connect(lambda: self._to_hit(1))
        head.tongues.chosen.connect(self._choose_tongues)
        head.contents.clicked.connect(lambda: _pop_up(self._sections, head.contents))
        head.print.clicked.connect(lambda: _pop_up(self._print_menu, head.print))
        self.contents.chosen.connect(self.columns.go_to_section)
        self.columns.moved.connect(self._on_moved)
        self.columns.seen.connect(self._on_moved)
        self.figure.link_wanted.connect(lambda name: self.open_at(name))
        self.theme.changed.connect(self._arrange)
        for keys, does in (
            (QKeySequence.StandardKey.Find, self._to_search),
            (QKeySequence.StandardKey.FindNext, lambda: self._to_hit(1)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self._to_hit(-1)),
            (QKeySequence.StandardKey.Print, self.print_book),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    def _build_menus(self) -> None:
        for section in SECTIONS:
            action = self._sections.addAction("")
            action.setData(section.id)
            action.triggered.connect(lambda _=False, name=section.id: self.columns.go_to_section(name))
        doers: tuple[Callable[[], None], ...] = (self.print_book, self.save_pdf)
        for does in doers:
            action = self._print_menu.addAction("")
            action.triggered.connect(lambda _=False, do=does: do())

    # What is shown

    def open_at(self, name: str) -> None:
        """Open the book at a paragraph, given by its ID; KeyError if there is none."""
        self.columns.open_at(name)

    def first_focus(self) -> QWidget:
        """The current paragraph."""
        return self.columns.rows[self.columns.current]

    def set_tongues(self, tongues: Tongues) -> None:
        """Show one language or both."""
        self.tongues = tongues
        self.head.tongues.set_index(self._order().index(tongues))
        self.columns.set_tongues(tongues)
        self.contents.set_tongues(tongues)
        self.figure.set_tongues(tongues)
        self._show_titles()
        self._show_found()

    def retranslate(self) -> None:
        """Set all texts in the interface's language; that of the interface stands first."""
        head, texts = self.head, BookTexts(self.theme.words)
        own = self.theme.language
        self._show_titles()
        head.back.setAccessibleName(self.tr("Back"))
        head.contents.set_text(self.tr("Contents"))
        head.search.setPlaceholderText(self.tr("Find in both languages"))
        head.search.setAccessibleName(self.tr("Find in both languages"))
        head.print.setAccessibleName(self.tr("Print"))
        words = {Tongues.ENGLISH: "English", Tongues.BOTH: self.tr("Both"), Tongues.CHINESE: "中文"}
        head.tongues.set_texts([words[each] for each in self._order()])
        head.tongues.set_index(self._order().index(self.tongues))
        for action, section in zip(self._sections.actions(), SECTIONS, strict=True):
            action.setText(texts.title(section, own))
        for action, text in zip(
            self._print_menu.actions(), (self.tr("Print…"), self.tr("Save as PDF…")), strict=True
        ):
            action.setText(text)
        self._arrange()
        self._show_found()

    def _show_titles(self) -> None:
        """The titles in the languages that are read."""
        titles = self.titles()
        first, *others = self.tongues.languages(self.theme.language)
        self.head.title.setText(titles[first])
        self.head.other_title.setText("".join(titles[each] for each in others))

    def titles(self) -> dict[Language, str]:
        """What the book is called in each language."""
        rules = QT_TRANSLATE_NOOP("RuleBookPage", "Rules")
        translate = self.theme.words.translate
        return {each: translate("RuleBookPage", rules, language=each) for each in Language}

    def _order(self) -> tuple[Tongues, ...]:
        """The segments, the interface's own language first."""
        if self.theme.language is Language.CHINESE:
            return (Tongues.CHINESE, Tongues.BOTH, Tongues.ENGLISH)
        return (Tongues.ENGLISH, Tongues.BOTH, Tongues.CHINESE)

    def _choose_tongues(self, index: int) -> None:
        self.set_tongues(self._order()[index])
        self.tongues_chosen.emit(self.tongues)

    def _on_moved(self, name: str) -> None:
        """Another paragraph is read: mark its section, and show the figure that belongs to it."""
        section = PLACES[name].section.id
        self.contents.set_current(section)
        self._contents_scroll.ensureWidgetVisible(self.contents.entries[section])
        figure = figure_of(name)
        if figure != self.figure.figure.id:
            self.figure.show_figure(figure)

    # Searching

    def _search(self, wanted: str) -> None:
        self._wanted = wanted
        self._hits = find(wanted, self.theme.words)
        names = [hit.id for hit in self._hits]
        if names and self.columns.current not in names:
            self.columns.go_to(names[0])
        self._show_found()

    def _show_found(self) -> None:
        shown = self.tongues.languages(self.theme.language)
        extra = {hit.id: hit.languages for hit in self._hits if not set(hit.languages) & set(shown)}
        self.columns.set_search(self._wanted, extra)
        count = ""
        if self._wanted.strip():
            names = [hit.id for hit in self._hits]
            place = names.index(self.columns.current) + 1 if self.columns.current in names else 0
            count = fill(self.tr("{place} of {count}"), place=place, count=len(names))
            if not names:
                count = self.tr("not found")
        self.head.search.set_count(count)

    def _to_hit(self, step: int) -> None:
        names = [hit.id for hit in self._hits]
        if not names:
            return
        current = self.columns.current
        place = (names.index(current) + step) % len(names) if current in names else 0
        self.columns.go_to(names[place])
        self._show_found()

    def _to_search(self) -> None:
        self.head.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.head.search.selectAll()

    # On paper

    def printed(self) -> PrintedBook:
        """The book as it is printed, in the languages that are shown."""
        return PrintedBook(self.theme.words, self.tongues, self.titles())

    def print_book(self) -> None:
        """Ask for a printer, and print."""
        # Only here: the library is large, and most readers never print.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_up_page(printer)
        if QPrintDialog(printer, self).exec():
            self.printed().paint(printer)

    def save_pdf(self) -> None:
        """Ask for a file, and write a PDF."""
        title = self.tr("Five Up rules")
        proposed = str(documents() / f"{title}.pdf")
        dress_soon(self)
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), proposed, "PDF (*.pdf)")
        if not path:
            return
        try:
            self.write_pdf(path)
        except OSError:
            self.trouble.emit(
                self.tr("The PDF could not be saved"),
                self.tr("Nothing was written there. Choose another place."),
            )

    def write_pdf(self, path: str) -> int:
        """Write the book to a PDF file; returns the number of pages. OSError if it cannot be written."""
        return write_pdf(path, self.printed(), self.titles()[self.theme.language])

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Contents fold away where there is no room for them."""
        self._arrange()

    def _arrange(self) -> None:
        percent = self.theme.text_percent
        folded = self.width() < _FOLDED_BELOW or percent >= _FOLDED_FROM_PERCENT
        self._contents_scroll.setVisible(not folded)
        self._contents_scroll.setFixedWidth(_CONTENTS if percent == 100 else _CONTENTS + 34)
        self.head.contents.setVisible(folded)
        roomy = self.width() >= 820 * percent / 100
        self.head.other_title.setVisible(roomy)
        self.head.title.setVisible(self.width() >= 480 * percent / 100)
        side = max(0, (self.width() - _MOST) // 2)
        self._body.setContentsMargins(side, 0, side, 0)
        figure = _FIGURE if self.width() >= _FOLDED_BELOW else max(_SMALLEST_FIGURE, self.width() * 2 // 5)
        self.figure.setFixedWidth(min(figure, _FIGURE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc clears the search, then leaves."""
        if event.key() != Qt.Key.Key_Escape:
            event.ignore()
        elif self.head.search.text():
            self.head.search.clear()
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()


def _pop_up(menu: QMenu, button: QWidget) -> None:
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
