"""Compile i18n/*.ts to .qm with lrelease, those that changed: python packaging/translations.py

The setup script runs this for a checkout, the build hook for a wheel.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "translations"


def lrelease() -> Path:
    """Return the lrelease program that comes with PySide6; raise RuntimeError if there is none."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise RuntimeError("PySide6 is not installed, and lrelease with it")
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    return Path(spec.origin).with_name(name)


def is_stale(source: Path, target: Path) -> bool:
    """Say whether TARGET is missing or older than SOURCE."""
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def compile_all() -> list[Path]:
    """Bring the compiled translations up to date and return their paths, sorted.

    A message without a finished translation is left out, so that the window shows its source text.
    """
    TARGET.mkdir(parents=True, exist_ok=True)
    targets = []
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        target = TARGET / f"{source.stem}.qm"
        targets.append(target)
        if is_stale(source, target):
            # By another name first: a game that is starting must never read half a file.
            half = target.with_suffix(".new")
            subprocess.run([lrelease(), "-silent", source, "-qm", half], check=True)
            half.replace(target)
    return targets


if __name__ == "__main__":
    compile_all()
