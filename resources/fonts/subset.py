"""Make the fonts in this folder from the published ones.

    npm pack @expo-google-fonts/noto-sans-sc @expo-google-fonts/noto-serif-sc @expo-google-fonts/source-sans-3
    (unpack each into a folder of its own name: noto-sans-sc/, noto-serif-sc/, source-sans-3/)
    python resources/fonts/subset.py FOLDER        (needs fontTools)

The two Noto families are cut to GB2312 and what the game writes beside it. Source Sans 3 is copied as it is:
its licence keeps the name "Source" for the unchanged font, and whole it is small.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent

CUT = ("noto-sans-sc/400Regular", "noto-sans-sc/700Bold", "noto-serif-sc/700Bold")
WHOLE = ("source-sans-3/400Regular", "source-sans-3/700Bold")

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A, for the names of players
    (0x2010, 0x205E),  # general punctuation: dashes, quotes, the ellipsis
    (0x2190, 0x2199),  # arrows
    (0x2212, 0x2212),  # minus
    (0x2248, 0x2265),  # about, not equal, at most, at least
    (0x25A0, 0x25CF),  # squares, triangles, circles
    (0x2713, 0x2713),  # check mark
    (0x3000, 0x303F),  # CJK punctuation
    (0xFF01, 0xFFE6),  # full-width forms
)


def gb2312() -> Iterator[int]:
    """Yield every code point of GB2312: 6,763 characters and 682 signs."""
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes((row, cell)).decode("gb2312"))
            except UnicodeDecodeError:
                continue


def wanted() -> set[int]:
    """Return the code points that the cut fonts keep."""
    points = set(gb2312())
    for first, last in RANGES:
        points.update(range(first, last + 1))
    return points


def options() -> subset.Options:
    """Return how to cut: horizontal text only, names and licence kept, no hints."""
    chosen = subset.Options()
    chosen.layout_features = ["kern", "mark", "ccmp", "palt", "halt"]
    chosen.drop_tables = [*chosen.drop_tables, "vhea", "vmtx", "BASE"]
    chosen.name_IDs = ["*"]
    chosen.notdef_outline = True
    chosen.hinting = False
    chosen.glyph_names = False
    return chosen


def cut(source: Path, target: Path) -> None:
    """Write the part of the font SOURCE that the game needs to TARGET."""
    # The dates in the font stay, so that the same source gives the same bytes.
    font = TTFont(source, recalcTimestamp=False, lazy=True)
    cutter = subset.Subsetter(options())
    cutter.populate(unicodes=wanted())
    cutter.subset(font)
    make_tabular(font)
    font.save(target)


def make_tabular(font: TTFont) -> None:
    """Give all digits the width of the widest, each in the middle: scores stand in columns and never jump."""
    glyphs = [font.getBestCmap()[ord(digit)] for digit in "0123456789"]
    widest = max(font["hmtx"][glyph][0] for glyph in glyphs)
    for name in glyphs:
        width, left = font["hmtx"][name]
        shift = (widest - width) // 2
        glyph = font["glyf"][name]
        if shift and glyph.numberOfContours > 0:
            glyph.coordinates.translate((shift, 0))
            glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (widest, left + shift)


def main() -> int:
    """Make all fonts and copy their licences; the first argument is the folder of the unpacked packages."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    packages = Path(sys.argv[1])
    for name in (*CUT, *WHOLE):
        source = next((packages / name).glob("*.ttf"))
        target = HERE / source.name.replace("_400", "-").replace("_700", "-")
        if name in CUT:
            cut(source, target)
        else:
            shutil.copyfile(source, target)
        licence = f"OFL-{source.name.partition('_')[0]}.txt"
        shutil.copyfile(packages / name.partition("/")[0] / "LICENSE_FONT", HERE / licence)
        print(f"{target.name}: {target.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
