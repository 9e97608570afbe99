"""python -m tests.gui.many [COUNT]: CPU seconds until a list of so many matches stands on the screen.

With the index, as the game finds it when it starts, and without: it is built on the way then. In the longest
slice the window answers nobody. COUNT is 2000 unless said.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.house import House
from fiveup_desktop.app.quick import has_begun
from fiveup_desktop.records import INDEX_NAME, MatchStore
from fiveup_desktop.session.catalogue import Catalogue
from fiveup_desktop.view.pages.reading import SlicedReading
from tests.session.many import fill


def longest_slices() -> list[float]:
    """From now on, the CPU seconds of each slice of reading."""
    spent: list[float] = []
    step = SlicedReading._step

    def timed(self: SlicedReading) -> None:
        start = time.thread_time()
        step(self)
        spent.append(time.thread_time() - start)

    SlicedReading._step = timed
    return spent


def show(data: Path, what: str, spent: list[float]) -> None:
    """Open the page and print what that took."""
    with House(data, {"language": "en", "speed": "none"}, random.Random(0), own_process=False) as house:
        has_begun()
        window = house.window
        window.resize(1280, 720)
        window.show_new_match()
        window.show()
        QApplication.processEvents()
        spent.clear()
        start = time.process_time()
        window.matches.show()
        page = window.matches.page
        first = None
        pictures = page.rows.itemDelegate().pictures
        while not page.is_complete or pictures._timer.isActive():
            QApplication.processEvents()
            if first is None and page.list.rowCount() >= 8:
                first = time.process_time() - start
        window.grab()
        took = time.process_time() - start
        rows = page.list.rowCount()
        print(
            f"{what}: {rows} matches in {took:.2f} s CPU, the first screen after {first:.2f} s; "
            f"{len(spent)} slices, the longest {1000 * max(spent):.1f} ms",
            flush=True,
        )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    spent = longest_slices()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "matches"
        folder.mkdir()
        fill(folder, count)
        catalogue = Catalogue(MatchStore(folder))
        catalogue.listing()
        catalogue.write_index()
        show(Path(place), "with the index", spent)
        (folder / INDEX_NAME).unlink()
        show(Path(place), "without an index", spent)


if __name__ == "__main__":
    main()
