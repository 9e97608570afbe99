"""The whole rule book in one language as plain text: what a fresh reader is given.

`python -m tests.tutorial.book_text en` prints it, `zh_CN` the Chinese one.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from fiveup_desktop.resources import translations_path
from fiveup_desktop.tutorial.book import SECTIONS, BookTexts
from fiveup_desktop.view.words import Language, Words


def chapters(texts: BookTexts, language: Language) -> list[str]:
    """Each section: its title, and its paragraphs under the numbers by which they are quoted."""
    found = []
    for chapter, section in enumerate(SECTIONS, 1):
        lines = [f"{chapter} {texts.title(section, language)}"]
        for place, paragraph in enumerate(section.paragraphs, 1):
            lines.append(f"{chapter}.{place} {texts.text(paragraph, language)}")
        found.append("\n".join(lines))
    return found


if __name__ == "__main__":
    application = QCoreApplication([])
    print("\n\n".join(chapters(BookTexts(Words(translations_path())), Language(sys.argv[1]))))
