import pytest
from PySide6.QtCore import QCoreApplication, QObject

from fiveup_desktop.rules.tiles import Tile
from fiveup_desktop.view.words import Language, TurnWords, Words, fill, number, signed


class TurnWordsAsked(TurnWords):
    """Only here to show what the docstring forbids."""


def test_the_interface_switches_at_once(words, qtbot):
    turns = TurnWords(words)
    assert turns.yours() == "Your turn."
    with qtbot.waitSignal(words.changed, timeout=0):
        words.set_language(Language.CHINESE)
    assert turns.yours() == "轮到你了。"
    words.set_language(Language.ENGLISH)
    assert turns.yours() == "Your turn."


def test_the_same_language_again_changes_nothing(words, qtbot):
    with qtbot.assertNotEmitted(words.changed):
        words.set_language(Language.ENGLISH)


def test_both_languages_can_be_asked_for_whatever_the_interface_speaks(words):
    both = [TurnWords(words, language) for language in Language]
    for interface in Language:
        words.set_language(interface)
        assert [said.yours() for said in both] == ["Your turn.", "轮到你了。"]


def test_qt_itself_translates_by_the_same_files(words):
    def asked():
        return QCoreApplication.translate("TurnWords", "%n tile(s)", "", 3)

    assert asked() == "3 tiles"
    words.set_language(Language.CHINESE)
    assert asked() == "3 张牌"
    words.uninstall()
    assert asked() == "3 tile(s)"


def test_qts_own_words_follow(words):
    def undo():
        return QCoreApplication.translate("QWidgetTextControl", "&Undo")

    assert undo() == "&Undo"
    words.set_language(Language.CHINESE)
    assert undo().startswith("撤")
    words.set_language(Language.ENGLISH)
    assert undo() == "&Undo"


@pytest.mark.parametrize(
    ("count", "english", "chinese"),
    [(0, "0 tiles", "0 张牌"), (1, "1 tile", "1 张牌"), (7, "7 tiles", "7 张牌")],
)
def test_plurals_asked_for_directly(words, count, english, chinese):
    assert TurnWords(words, Language.ENGLISH).tiles(count) == english
    assert TurnWords(words, Language.CHINESE).tiles(count) == chinese


def test_a_subclass_has_another_context(words):
    words.set_language(Language.CHINESE)
    assert TurnWordsAsked(words).yours() == "Your turn."


def test_an_unknown_text_is_said_as_it_is(words):
    assert words.translate("Nowhere", "No such text", language=Language.CHINESE) == "No such text"


def test_missing_files_are_named(qapp, tmp_path):
    with pytest.raises(FileNotFoundError, match=r"fiveup_en\.qm"):
        Words(tmp_path)


def test_the_native_names():
    assert [language.native_name for language in Language] == ["English", "简体中文"]


def test_widgets_use_self_tr(words):
    class Curtain(QObject):
        def text(self):
            return self.tr("not in any file")

    assert Curtain().text() == "not in any file"


@pytest.mark.parametrize(
    ("sentence", "parts", "text"),
    [
        ("{name}先手", {"name": "Mei"}, "Mei 先手"),
        ("{name}先手", {"name": "小梅"}, "小梅先手"),
        ("轮到{name}。", {"name": "Mei"}, "轮到 Mei。"),
        ("还差{points}", {"points": 13}, "还差 13"),
        ("原始分{points}", {"points": -15}, "原始分 −15"),
        ("{tile}没有{value}点", {"tile": Tile(1, 4), "value": 3}, "1|4 没有 3 点"),
        ("{name}和{other}", {"name": "Zoë", "other": "子安"}, "Zoë 和子安"),
        ("{ours}与{theirs}相近", {"ours": "4%", "theirs": "3%"}, "4% 与 3% 相近"),
        ("{name} leads", {"name": "小梅"}, "小梅 leads"),
        ("{name}’s hand", {"name": "小梅"}, "小梅’s hand"),
        ("{name} passes.", {"name": "{evil} %n <b>"}, "{evil} %n <b> passes."),
        ("{name}先手", {"name": ""}, "先手"),
    ],
)
def test_filling_in(sentence, parts, text):
    assert fill(sentence, **parts) == text


def test_a_part_that_is_missing_is_an_error():
    with pytest.raises(KeyError):
        fill("{name} leads", nam="Mei")


def test_numbers():
    assert [number(n) for n in (-3, 0, 7)] == ["−3", "0", "7"]
    assert [signed(n) for n in (-3, 0, 7)] == ["−3", "0", "+7"]
