"""A durable save beside the same bytes written by hand: temporary file, fsync, rename, folder fsync."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from uuid import UUID

from fiveup_desktop.records import MatchRecord, MatchStore, Player, PlayerKind, record_to_bytes
from fiveup_desktop.rules import Match, deal_round
from tests.architecture.source import ROOT
from tests.perf.measure import Result, side_by_side

SAVES = 60


def long_record() -> MatchRecord:
    """Return the record of a whole match played at random, of about the usual length."""
    chance = Random(61)
    match = Match.new(4)
    while not match.is_over:
        if match.needs_deal:
            match = match.start_round(deal_round(chance, 4, match.next_leader))
        match = match.play(chance.choice(match.legal_actions())).after
    return MatchRecord.of(match, [Player(f"Player {seat}", PlayerKind.HUMAN) for seat in range(4)])


def by_hand(path: Path, data: bytes) -> None:
    """Write DATA to PATH durably, in the shortest way."""
    beside = path.with_suffix(".tmp")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def durable_save() -> Result:
    """Milliseconds a save, median, by the wall's clock: what counts here is waiting for the disk."""
    record = long_record()
    data = record_to_bytes(record)
    name = str(UUID(int=Random(61).getrandbits(128), version=4))
    (ROOT / "build").mkdir(exist_ok=True)
    # On the disk of the checkout: a temporary folder may lie in memory, where nothing has to be waited for.
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        store = MatchStore(Path(folder))

        def milliseconds(save: Callable[..., None], *arguments: object) -> float:
            spent = []
            for _ in range(SAVES):
                start = perf_counter()
                save(*arguments)
                spent.append(1000 * (perf_counter() - start))
            return median(spent)

        return side_by_side(
            lambda: milliseconds(store.save, name, record),
            lambda: milliseconds(by_hand, Path(folder) / "by-hand", data),
            f"ms for {len(data) / 1000:.1f} kB",
        )
