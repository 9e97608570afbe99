"""The slow referee refuses every broken record at the place it names, and no good neighbour."""

from __future__ import annotations

from pathlib import Path

import pytest

from .broken_records import SPECIALS, Broken, broken_records, good_records
from .judge import Refused, judge_bytes

BROKEN = broken_records()
GOOD = good_records()


def test_the_variants_are_many_and_differ() -> None:
    assert len(BROKEN) > 250
    assert len({variant.name for variant in BROKEN}) == len(BROKEN)
    assert len({variant.data for variant in BROKEN}) == len(BROKEN)
    assert not {variant.data for variant in BROKEN} & set(GOOD.values())


@pytest.mark.parametrize("variant", BROKEN, ids=lambda variant: variant.name)
def test_is_refused(variant: Broken) -> None:
    with pytest.raises(Refused) as refused:
        judge_bytes(variant.data)
    assert refused.value.round in variant.rounds
    assert refused.value.action == variant.action


@pytest.mark.parametrize("name", GOOD)
def test_neighbour_is_accepted(name: str) -> None:
    assert judge_bytes(GOOD[name])["players"] == 3


@pytest.mark.parametrize("name", SPECIALS)
def test_special_is_no_record(name: str, tmp_path: Path) -> None:
    path = SPECIALS[name](tmp_path)
    try:
        is_regular = path.is_file()
    except OSError:
        is_regular = False
    assert not is_regular or path.stat().st_size == 0
