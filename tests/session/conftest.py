import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fiveup_desktop.records import MatchStore
from fiveup_desktop.session import Library, LocalThinker, Thinker

# No test needs a screen; whoever wants to watch sets another platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MakeLibrary = Callable[..., Library]


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a power cut leaves is not asked here, and a kill leaves what was written, synced or not."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


@pytest.fixture
def make_library(qapp: object, tmp_path: Path) -> Iterator[MakeLibrary]:
    """Makes libraries of one folder, as if the game were started again and again."""
    made: list[Library] = []

    def make(store: MatchStore | None = None, thinker: Thinker | None = None, seed: int = 61) -> Library:
        made.append(
            Library(store or MatchStore(tmp_path / "matches"), thinker or LocalThinker(), random.Random(seed))
        )
        return made[-1]

    yield make
    for library in made:
        library.close()


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    return make_library()
