"""The dialogs and menus that Qt itself brings speak the language of the interface, whole."""

import re

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QGroupBox, QLabel, QLineEdit

from fiveup_desktop.view.words import Language
from fiveup_desktop.view.words.qt_words import QT_WORDS


def said(root) -> set[str]:
    """The texts of a dialog in which there is a word; tool tips as well."""
    kinds = (QAbstractButton, QLabel)
    texts = {part.text() for kind in kinds for part in root.findChildren(kind)}
    texts |= {part.toolTip() for part in root.findChildren(QAbstractButton)}
    texts |= {part.title() for part in root.findChildren(QGroupBox)}
    texts |= {box.itemText(row) for box in root.findChildren(QComboBox) for row in range(box.count())}
    return {text for text in texts if re.search(r"[A-Za-z\u4e00-\u9fff]{2}", text) and "/" not in text}


def is_chinese(text: str) -> bool:
    return re.search("[\u4e00-\u9fff]", text) is not None


@pytest.fixture(params=["open", "save", "print", "field"])
def own(request, qtbot, words):
    """Makes a dialog or menu of Qt's in a language."""
    kept = []

    def make(language):
        words.set_language(language)
        if request.param == "field":
            field = QLineEdit()
            kept.append(field)
            return {action.text() for action in field.createStandardContextMenu().actions()} - {""}
        if request.param == "print":
            printer = QPrinter()
            dialog = QPrintDialog(printer)
            dialog.kept = printer  # it must not go before the dialog
        else:
            dialog = QFileDialog()
            dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
            modes = {"open": QFileDialog.AcceptMode.AcceptOpen, "save": QFileDialog.AcceptMode.AcceptSave}
            dialog.setAcceptMode(modes[request.param])
        kept.append(dialog)
        return said(dialog)

    yield make
    kept.clear()


def test_nothing_is_left_in_english(own):
    texts = own(Language.CHINESE)
    assert len(texts) > 5
    assert not [text for text in texts if not is_chinese(text)]


def test_nothing_is_left_in_chinese(own):
    assert not [text for text in own(Language.ENGLISH) if is_chinese(text)]


def test_only_what_qt_does_not_say_is_said_for_it(words):
    """Once Qt's own file has a word, ours need not."""
    words.set_language(Language.CHINESE)
    qt = words._qt
    assert qt is not None
    assert [source for context, source in QT_WORDS if qt.translate(context, source)] == []
    assert qt.translate("QWidgetTextControl", "&Undo")
