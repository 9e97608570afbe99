#!/usr/bin/env python3
"""Bring the translation files up to date with the strings of the code, and say what is still to translate.

    python i18n/update.py

It updates i18n/*.ts (sorted, no line numbers, every translation kept) and compiles them for the checkout.
A translation whose source text is gone is dropped, unless lupdate finds the new text to be similar: then it
is kept as unfinished, and listed here for a second look. Exit status 1 while something is unfinished.
"""

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCES = [
    ROOT / "fiveup_desktop" / "view",
    ROOT / "fiveup_desktop" / "tutorial",
    ROOT / "fiveup_desktop" / "app",
]
ENGLISH, CHINESE = HERE / "fiveup_en.ts", HERE / "fiveup_zh_CN.ts"


def tool(name: str) -> str:
    """The Linguist tool of the PySide6 that this Python has."""
    import PySide6

    path = Path(PySide6.__file__).parent / name
    return str(path) if path.exists() else str(Path(sys.executable).parent / f"pyside6-{name}")


def lupdate(target: Path, *extra: str) -> None:
    """Merge the strings of the code into one .ts file."""
    command = [
        tool("lupdate"),
        "-silent",
        "-extensions",
        "py",
        "-locations",
        "none",
        "-no-obsolete",
        "-sort-messages",
    ]
    sources = [str(path) for path in SOURCES if path.exists()]
    subprocess.run([*command, *extra, *sources, "-ts", str(target)], check=True, cwd=ROOT)


def unfinished(target: Path) -> list[str]:
    """`context: source` of every message without a finished translation."""
    found = []
    for context in ET.parse(target).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def main() -> int:
    """Update, report, compile."""
    lupdate(ENGLISH, "-pluralonly")
    lupdate(CHINESE)
    missing = [f"{path.name}: {line}" for path in (ENGLISH, CHINESE) for line in unfinished(path)]
    print("\n".join(missing) if missing else "Everything is translated.")
    subprocess.run([sys.executable, str(ROOT / "packaging" / "translations.py")], check=True)
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
