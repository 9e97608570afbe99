"""The sources as data, for the checks of this folder."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "fiveup_desktop"

# What setup, tests, builds and editors leave behind is none of the project.
PRODUCTS = {
    ".git",
    ".venv",
    ".idea",
    ".vscode",
    ".hypothesis",
    "build",
    "dist",
    "demo-pictures",
    "__pycache__",
}


def is_product(name: str) -> bool:
    """Say whether a file or folder of this name is left behind by tools and ignored by git."""
    return name in PRODUCTS or name.endswith(("_cache", ".egg-info", ".pyc"))


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Yield every file of the project under FOLDER, sorted."""
    for path in sorted(folder.iterdir()):
        if is_product(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def imports(source: str) -> set[str]:
    """Return the dotted names that SOURCE imports; `from a import b` gives `a.b`; not the relative ones."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names
