"""The translation files: complete, up to date, well set (the look, sections 3 and 10)."""

import ast
import re
import shutil
import string
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

from fiveup_desktop.resources import resource_path
from tests.view.conftest import I18N, ROOT

HAN = "\u3400-\u9fff"
GAME = "精确61·法伊夫·阿普"
# Words in which 分 does not stand for points: terms first (rules, section 11), then everyday ones.
TERMS_WITH_FEN = (
    *("显示分", "原始分", "计分", "加分", "记分", "同分", "比分", "分支", "分叉"),
    *("部分", "分钟", "分别", "分出", "分明", "分得清", "区分", "分开", "分成", "十分", "百分"),
)
MNEMONIC = re.compile(r"\(&\w\)")


@dataclass(frozen=True)
class Message:
    context: str
    source: str
    texts: tuple[str, ...]
    finished: bool
    plural: bool
    comment: str = ""

    def __str__(self):
        return f"{self.context}: {self.source}"


def messages(path: Path) -> list[Message]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name"),
                    message.findtext("source"),
                    tuple(forms or [translation.text or ""]),
                    translation.get("type") != "unfinished",
                    message.get("numerus") == "yes",
                    message.findtext("comment", ""),
                )
            )
    return found


ENGLISH = messages(I18N / "fiveup_en.ts")
CHINESE = messages(I18N / "fiveup_zh_CN.ts")


def places(text: str) -> list[str]:
    named = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    return sorted(set(named)) + (["%n"] if "%n" in text else [])


def chinese_faults(text: str) -> list[str]:
    """What is wrong with a Chinese text as it is set. Filled-in parts stand for either script."""
    plain = re.sub(r"\{\w+\}", "\ufffc", MNEMONIC.sub("", text)).replace("%n", "5").replace(GAME, "")
    faults = []
    if re.search(rf"[{HAN}\ufffc）」”][,?!;:]|[{HAN}][.]|[{HAN}][(]|[)][{HAN}]", plain):
        faults.append("half-width punctuation")
    if re.search(rf"[{HAN}][A-Za-z0-9+−]|[A-Za-z0-9][{HAN}]", plain):
        faults.append("no space between Han and Latin or digits")
    if re.search(rf"[{HAN}] +[{HAN}]|[，。：；？！、] | [，。：；？！、]", plain):
        faults.append("a space too many")
    rest = plain
    for term in TERMS_WITH_FEN:
        rest = rest.replace(term, "")
    if "分" in rest:
        faults.append("a bare 分")
    if "您" in plain:
        faults.append("您")
    if "！" in plain or "..." in plain:
        faults.append("exclamation mark or three dots")
    return faults


def english_faults(text: str) -> list[str]:
    faults = []
    if "'" in text or '"' in text:
        faults.append("straight quotes")
    if re.search(r"(?<!\w)-(?=[\d%{])", text):
        faults.append("a hyphen for a minus")
    if "!" in text or "..." in text:
        faults.append("exclamation mark or three dots")
    if re.search(r"\s[,.:;?](?!\w)", text):
        faults.append("a space before punctuation")
    return faults


def test_chinese_is_complete_and_well_set():
    faults = []
    for message in CHINESE:
        (text,) = message.texts
        found = chinese_faults(text)
        if not message.finished or not text:
            found.append("not translated")
        elif places(text) != places(message.source):
            found.append("other placeholders than the source")
        faults += [f"{message}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_english_is_well_set():
    faults = [f"{m}: {fault}" for m in CHINESE for fault in english_faults(m.source)]
    assert not faults, "\n".join(faults)


def test_english_has_both_forms_of_every_plural():
    for message in ENGLISH:
        assert message.plural, message
        assert message.finished, message
        assert len(message.texts) == 2, message
        for text in message.texts:
            assert "(s)" not in text, message
            assert places(text) == places(message.source), message


def test_every_plural_is_in_both_files():
    keys = {(m.context, m.source) for m in CHINESE if m.plural}
    assert keys == {(m.context, m.source) for m in ENGLISH}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("轮到你了.", "half-width"),
        ("好,请出牌", "half-width"),
        ("{name}:接受", "half-width"),
        ("还差13", "no space"),
        ("按Esc放回", "no space"),
        ("显示分 +3", None),
        ("显示分+3", "no space"),
        ("轮到 你", "too many"),
        ("得了 3 分", "bare"),
        ("显示分 3", None),
        ("您先手", "您"),
        ("58 + 4 会超过 61：舍弃，显示分仍是{before}。", None),
    ],
)
def test_the_chinese_lint_itself(text, fault):
    assert (fault is None) == (chinese_faults(text) == [])
    assert fault is None or any(fault in found for found in chinese_faults(text))


def test_the_files_are_up_to_date(tmp_path):
    """Running the update changes nothing: every string of the code is in the files, and nothing else."""
    sys.path.insert(0, str(I18N))
    try:
        import update
    finally:
        sys.path.remove(str(I18N))
    for path, extra in ((update.ENGLISH, ("-pluralonly",)), (update.CHINESE, ())):
        copy = tmp_path / path.name
        shutil.copy(path, copy)
        update.lupdate(copy, *extra)
        same = copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
        assert same, f"{path.name} is behind the code: run python i18n/update.py"
        assert "<location" not in path.read_text(encoding="utf-8")


def tr_calls(source: str):
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in ("tr", "QT_TRANSLATE_NOOP"):
                yield node, 1 if name == "QT_TRANSLATE_NOOP" else 0


def no_literals(source: str) -> tuple[int, list[int]]:
    """How many texts are translated in a source, and the lines where that is no literal."""
    calls = list(tr_calls(source))
    faults = [
        call.lineno
        for call, texts_from in calls
        for argument in call.args[: texts_from + 1]
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str))
    ]
    return len(calls), faults


def test_only_literals_are_translated():
    """An f-string, a sum or a variable inside tr() is never found by lupdate (design, section 5)."""
    count = 0
    for folder in ("view", "tutorial"):
        for path in sorted((ROOT / "fiveup_desktop" / folder).rglob("*.py")):
            calls, faults = no_literals(path.read_text(encoding="utf-8"))
            count += calls
            assert not faults, f"{path.name} translates something that is no literal in lines {faults}"
    assert count > 100


@pytest.mark.parametrize(
    "planted",
    [
        'self.tr(f"{name} leads.")',
        'self.tr("Round " + number)',
        'self.tr("Round %d" % number)',
        "self.tr(text)",
        'QT_TRANSLATE_NOOP("Refusals", f"{tile} lies there.")',
    ],
)
def test_a_planted_text_that_is_no_literal_is_seen(planted):
    assert no_literals(planted) == (1, [1])
    assert no_literals('self.tr("Round {number}")') == (1, [])


def without_glyph(text: str) -> set[str]:
    """The characters that are in none of the sans fonts."""
    fonts = [QRawFont(str(path), 16) for path in resource_path("fonts").glob("*Regular.ttf")]
    assert len(fonts) == 2
    return {each for each in text if not any(font.supportsCharacter(ord(each)) for font in fonts)}


def test_every_character_has_a_glyph(qapp):
    """No character of any text is missing from the sans fonts, whichever comes first."""
    texts = [m.source for m in CHINESE] + [text for m in CHINESE + ENGLISH for text in m.texts]
    assert without_glyph("".join(set("".join(texts)) - {"\n"})) == set()


def test_a_planted_character_without_a_glyph_is_seen(qapp):
    assert without_glyph("骨牌𰻞") == {"𰻞"}
