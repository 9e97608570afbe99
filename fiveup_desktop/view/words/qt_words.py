"""Words of Qt's own dialogs that Qt's Chinese file lacks (6.11): ours has them, under Qt's contexts."""

from typing import Final

from .language import QT_TRANSLATE_NOOP

__all__ = ["QT_WORDS"]

QT_WORDS: Final = (
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:")),
)
"""Context and English text of each."""
