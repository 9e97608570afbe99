"""Our fast writer of JSON writes what the standard library does."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from fiveup_desktop.records import record_to_json
from fiveup_desktop.records.canonical import canonical
from tests.records.good import record_of

SCALARS = st.none() | st.booleans() | st.integers() | st.text()
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=30
)


@given(VALUES)
def test_any_value_is_written_as_the_standard_library_writes_it(value):
    assert canonical(value) == json.dumps(value, ensure_ascii=False, indent=1)


def test_records_are_written_as_the_standard_library_writes_them():
    for seed, players in ((0, 2), (1, 3), (2, 4)):
        value = record_to_json(record_of(seed, players))
        assert canonical(value) == json.dumps(value, ensure_ascii=False, indent=1)
