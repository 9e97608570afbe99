"""Every word in both languages: nothing unfinished, nothing left over, and the same placeholders."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.architecture.source import ROOT

CATALOGUES = sorted((ROOT / "i18n").glob("*.ts"))


class Message(NamedTuple):
    """One message of a .ts file; `texts` has a form for each plural form of the language."""

    context: str
    source: str
    state: str
    texts: list[str]


def messages(catalogue: str) -> Iterator[Message]:
    """Yield the messages of a .ts file, given as its text."""
    for context in ET.fromstring(catalogue).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                translation.get("type", "finished"),
                forms or [translation.text or ""],
            )


def placeholders(text: str) -> list[str]:
    """Return the places that are filled in: {name}, %1 and %n, sorted."""
    return sorted(re.findall(r"\{\w*\}|%n|%L?\d", text))


def faults(catalogue: str) -> list[str]:
    """Return what is wrong in a .ts file, a line for each message."""
    found = []
    for context, source, state, texts in messages(catalogue):
        if state != "finished":
            found.append(f"{state}: {context}: {source}")
        elif not all(texts):
            found.append(f"empty: {context}: {source}")
        elif any(set(placeholders(text)) - {"%n"} != set(placeholders(source)) - {"%n"} for text in texts):
            found.append(f"other placeholders: {context}: {source}")
    return found


def test_there_are_both_languages():
    assert [path.name for path in CATALOGUES] == ["fiveup_en.ts", "fiveup_zh_CN.ts"]
    assert list(messages(CATALOGUES[1].read_text("utf-8")))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_is_complete(path):
    assert faults(path.read_text("utf-8")) == []


def test_the_catalogues_hold_what_the_code_says(tmp_path):
    """Extracting the strings again changes nothing: `python i18n/update.py` was not forgotten."""
    for name in ("fiveup_desktop", "i18n", "packaging"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    script = tmp_path / "i18n" / "update.py"
    updated = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert updated.returncode == 0, updated.stdout + updated.stderr
    for path in CATALOGUES:
        assert content(tmp_path / "i18n" / path.name) == content(path)


def content(path: Path) -> set[tuple[str, str]]:
    """Return the (context, source) pairs of a .ts file."""
    return {(each.context, each.source) for each in messages(path.read_text("utf-8"))}


PLANTED = """<TS><context><name>Table</name>
<message><source>Good</source><translation>好</translation></message>
<message><source>{name} leads.</source><translation>{nam}先手。</translation></message>
<message><source>Old</source><translation type="vanished">旧</translation></message>
<message><source>New</source><translation type="unfinished"></translation></message>
<message><source>Nothing</source><translation></translation></message>
<message numerus="yes"><source>%n tile(s)</source>
<translation><numerusform>%n tile</numerusform><numerusform></numerusform></translation></message>
</context></TS>"""


def test_planted_faults_are_seen():
    assert faults(PLANTED) == [
        "other placeholders: Table: {name} leads.",
        "vanished: Table: Old",
        "unfinished: Table: New",
        "empty: Table: Nothing",
        "empty: Table: %n tile(s)",
    ]
