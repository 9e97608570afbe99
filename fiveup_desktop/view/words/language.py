"""Both languages, always loaded: the one door through which a string becomes words.

How to write strings (all of `view` and `tutorial` do it like this):

1. In a QObject or widget, `self.tr("Your turn.")`; a class of `view.words`, which is neither, derives from
   `Sentences` and writes the same. The context is the class name: do not subclass such a class.
2. Parts are named and filled in AFTER translation: `fill(self.tr("{name} leads."), name=...)`; `fill` also
   sees to the space where Han meets Latin, so Chinese has none round `{name}`. Only literals inside `tr`:
   never an f-string, `+` or `%`; a test catches them.
3. A count of things is a plural: `self.tr("%n tile(s)", "", count)`. The English forms go into
   `fiveup_en.ts` (it holds nothing but plurals), the one Chinese form into `fiveup_zh_CN.ts`.
4. The same English for two meanings: `self.tr("Draw", "button")`; the second argument tells them apart.
5. Tables: `{Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn.")}`, asked for with
   `words.translate("Refusals", TABLE[refusal])`.
6. English sources are natural: sentence case, curly ’ and “ ”, − (U+2212) for minus.
7. Widgets set all their texts in `retranslate()`, called by their constructor and by `words.changed`.
8. After adding strings run `python i18n/update.py`, translate in `i18n/fiveup_zh_CN.ts` what it lists, commit
   both. Two changes to a .ts are merged by running it again: it sorts, and keeps every translation.
"""

from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator, Signal

__all__ = ["QT_TRANSLATE_NOOP", "Language", "Sentences", "Words", "joined"]


class Language(Enum):
    """The two languages of the game; the value names the translation file."""

    ENGLISH = "en"
    CHINESE = "zh_CN"

    @property
    def native_name(self) -> str:
        """The language's name in itself, for menus: the same whatever language the window speaks."""
        return {Language.ENGLISH: "English", Language.CHINESE: "简体中文"}[self]


def joined(sentences: Iterable[str], language: Language) -> str:
    """Sentences as one text, the empty ones left out: Chinese sets no space between them."""
    return ("" if language is Language.CHINESE else " ").join(filter(None, sentences))


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Mark a literal for extraction and return it (Qt's own function of this name is typed as object)."""
    return source


class Words(QObject):
    """Holds both translators and the language that the interface follows.

    `changed` is emitted when the interface language has been switched; every text asked for afterwards, by
    `QObject.tr` or by `translate`, is in the new one.
    """

    changed = Signal()

    def __init__(
        self, folder: Path, language: Language = Language.ENGLISH, parent: QObject | None = None
    ) -> None:
        """Load `fiveup_en.qm` and `fiveup_zh_CN.qm` from `folder` (FileNotFoundError if one is missing)."""
        super().__init__(parent)
        self._ours = {each: _load(folder / f"fiveup_{each.value}.qm", self) for each in Language}
        self._qt = _load_qt_chinese(self)
        self._language = language
        self._install()

    @property
    def language(self) -> Language:
        """The language of the interface."""
        return self._language

    def set_language(self, language: Language) -> None:
        """Switch the interface at once."""
        if language is self._language:
            return
        self.uninstall()
        self._language = language
        self._install()
        self.changed.emit()

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str = "",
        n: int = -1,
        language: Language | None = None,
    ) -> str:
        """`source` in `language` (default: the interface's); `n` chooses the plural form, fills in `%n`."""
        translator = self._ours[language or self._language]
        text = translator.translate(context, source, disambiguation, n) or source
        return text.replace("%n", str(n)) if n >= 0 else text

    def uninstall(self) -> None:
        """Take the translators out of the application (before the object goes away)."""
        QCoreApplication.removeTranslator(self._ours[self._language])
        if self._qt is not None:
            QCoreApplication.removeTranslator(self._qt)

    def _install(self) -> None:
        if self._qt is not None and self._language is Language.CHINESE:
            QCoreApplication.installTranslator(self._qt)
        QCoreApplication.installTranslator(self._ours[self._language])


class Sentences:
    """Base of the classes that turn values into sentences, in the interface's language or in a given one."""

    def __init__(self, words: Words, language: Language | None = None) -> None:
        """Without a `language` the sentences follow the interface, also after it is switched."""
        self._words = words
        self._fixed = language

    @property
    def language(self) -> Language:
        """The language that is spoken now."""
        return self._fixed or self._words.language

    def tr(self, source: str, disambiguation: str = "", n: int = -1) -> str:
        """Like `QObject.tr`: the context is the class name."""
        return self._words.translate(type(self).__name__, source, disambiguation, n, self.language)


def _load(path: Path, parent: QObject) -> QTranslator:
    translator = QTranslator(parent)
    if not path.is_file():
        raise FileNotFoundError(f"no compiled translation {path}")
    # An English file holds plurals only and may be empty, which Qt reports as a failure to load.
    translator.load(str(path))
    return translator


def _load_qt_chinese(parent: QObject) -> QTranslator | None:
    """Qt's own words (context menus of fields, names of keys), if this Qt brings them."""
    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / "qtbase_zh_CN.qm"
    translator = QTranslator(parent)
    return translator if path.is_file() and translator.load(str(path)) else None
