"""A table in a window, with a real session behind it that keeps its match in a temporary folder."""

import random
from collections.abc import Callable

import pytest

from fiveup_desktop.records import MatchStore
from fiveup_desktop.session import Library, LocalThinker, Player, PlayerKind
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.theme import Speed

# The fixtures of the view's tests serve here as well.
from tests.view.conftest import fonts, qm_folder, theme, words  # noqa: F401

from .player import Table

NAMES = ("Ann", "Ben", "Cat", "Dan")


@pytest.fixture
def sit_down(qtbot, theme, tmp_path) -> Callable[..., Table]:  # noqa: F811 - the fixture
    """Sits a person down at seat 0 of a new match; everybody else is a computer."""
    theme.set_speed(Speed.NONE)
    made = []

    def make(players: int = 2, seed: int = 61, people: tuple[int, ...] = (0,), folder: str = "m") -> Table:
        store = MatchStore(tmp_path / folder)
        library = Library(store, LocalThinker(), random.Random(seed))
        seats = [
            Player(
                NAMES[seat],
                PlayerKind.HUMAN if seat in people else PlayerKind.COMPUTER,
                None if seat in people else "casual",
            )
            for seat in range(players)
        ]
        session = library.new_match(seats)
        page = TablePage(session, theme)
        qtbot.addWidget(page)
        page.resize(1280, 688)
        page.show()
        made.append(Table(qtbot, library, session, page))
        return made[-1]

    yield make
    for table in made:
        table.library.close()
