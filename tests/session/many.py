"""python -m tests.session.many [COUNT]: CPU seconds to list so many matches, and to take their statistics.

With the index as the game finds it when it starts, and without. COUNT is 2000 unless said.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import UUID

from fiveup_desktop.records import MatchStore, record_to_bytes
from fiveup_desktop.session.catalogue import Catalogue
from tests.records.good import record_of

DIFFERENT = 60
"""How many matches differ; the others are copies of them under other IDs."""


def fill(folder: Path, count: int) -> None:
    """Write COUNT whole matches of 2 to 4 players."""
    texts = [record_to_bytes(record_of(seed, 2 + seed % 3)) for seed in range(DIFFERENT)]
    for number in range(count):
        (folder / f"{UUID(int=number)}.fiveup").write_bytes(texts[number % DIFFERENT])


def cpu_s(do: Callable[[], object]) -> float:
    start = time.process_time()
    do()
    return time.process_time() - start


def measure(count: int) -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        fill(folder, count)
        first = Catalogue(MatchStore(folder))
        yield "list without an index", cpu_s(first.listing)
        yield "write the index", cpu_s(first.write_index)
        again = Catalogue(MatchStore(folder))
        yield "list with the index", cpu_s(again.listing)
        yield "list once more", cpu_s(again.listing)
        yield "statistics", cpu_s(again.statistics)
        yield "index, MB", (folder / "index").stat().st_size / 1e6
        assert len(again.listing().matches) == count


if __name__ == "__main__":
    for what, number in measure(int(sys.argv[1]) if len(sys.argv) > 1 else 2000):
        print(f"{what}: {number:.3f}")
