"""On a machine without any font, all of the book is written with the fonts that the game brings along."""

import os
import subprocess
import sys

FONTS_CONF = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/none</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""

CODE = """
import sys
from pathlib import Path
from PySide6.QtGui import QFontDatabase, QTextLayout
from PySide6.QtWidgets import QApplication
app = QApplication(["book"])
from fiveup_desktop.resources import resource_path
from fiveup_desktop.tutorial.book import PLACES, BookTexts
from fiveup_desktop.view.theme import Role, Theme, load_fonts
from fiveup_desktop.view.words import Language, Words
print(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))
load_fonts(resource_path("fonts"))
words = Words(Path(sys.argv[1]))
theme, texts, glyphs = Theme(words), BookTexts(words), 0
for place in PLACES.values():
    for language in Language:
        layout = QTextLayout(texts.text(place.paragraph, language), theme.font(Role.BODY, language=language))
        layout.beginLayout()
        layout.createLine().setNumColumns(10_000)
        layout.endLayout()
        for run in layout.glyphRuns():
            glyphs += len(run.glyphIndexes())
            assert 0 not in run.glyphIndexes(), place.number
            assert run.rawFont().familyName() in QFontDatabase.families()
print(glyphs > 5_000)
"""


def test_both_languages_are_written_where_there_are_no_fonts(qm_folder, tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text(FONTS_CONF.format(folder=tmp_path), "utf-8")
    bare = {**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", CODE, str(qm_folder)], env=bare, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["[]", "True"]
