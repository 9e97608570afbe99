"""What the wheel holds beside the code: data files and compiled translations, in fiveup_desktop/data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """Compiles the translations and adds them, with resources/, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every data file to BUILD_DATA; an editable install reads them from the checkout instead."""
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        from translations import compile_all

        compiled = compile_all()
        if version == "editable":
            return
        inside = build_data["force_include"]
        for path in sorted((root / "resources").rglob("*")):
            if path.is_file() and path.suffix not in {".py", ".pyc"}:
                inside[str(path)] = f"fiveup_desktop/data/{path.relative_to(root / 'resources').as_posix()}"
        for path in compiled:
            inside[str(path)] = f"fiveup_desktop/data/translations/{path.name}"
