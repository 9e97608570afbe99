"""Strict JSON: the values that are JSON are read as they are, everything else is refused with its reason."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fiveup_desktop.records import RecordFault, UnreadableRecordError
from fiveup_desktop.records.strict_json import DEEPEST, MOST_BYTES, MOST_DIGITS, read_json

repeatable = settings(derandomize=True, deadline=None, database=None, max_examples=300)
texts = st.text(st.characters(codec="utf-8"), max_size=8)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=20,
)


def depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


def refused(data: bytes) -> UnreadableRecordError:
    with pytest.raises(UnreadableRecordError) as caught:
        read_json(data)
    return caught.value


@repeatable
@given(values, st.booleans(), st.none() | st.integers(0, 3))
def test_what_is_written_is_read(value, ascii_only, indent):
    data = json.dumps(value, ensure_ascii=ascii_only, indent=indent).encode()
    if depth(value) > DEEPEST:
        assert refused(data).fault is RecordFault.TOO_DEEP
    else:
        read = read_json(data)
        assert read == value
        assert repr(read) == repr(value)


@repeatable
@given(
    st.binary(max_size=64) | st.text(alphabet='[]{}",:\\u0123de+-. \nNaIfinty', max_size=64).map(str.encode)
)
@example(b'{"a": 1, "a": 1}')
@example(b"[1e5]")
def test_no_bytes_raise_anything_else(data):
    try:
        value = read_json(data)
    except UnreadableRecordError:
        return
    assert read_json(json.dumps(value).encode()) == value == json.loads(data)


REFUSED = {
    b"": RecordFault.EMPTY_FILE,
    b"\xef\xbb\xbf{}": RecordFault.BYTE_ORDER_MARK,
    b'"\xff"': RecordFault.NOT_UTF8,
    b'"\xed\xa0\x80"': RecordFault.NOT_UTF8,
    b"{} {}": RecordFault.NOT_JSON,
    b"{'a': 1}": RecordFault.NOT_JSON,
    b"[1,]": RecordFault.NOT_JSON,
    b"[01]": RecordFault.NOT_JSON,
    b'"\t"': RecordFault.NOT_JSON,
    b"\0": RecordFault.NOT_JSON,
    b'{"a": 1, "b": 2, "a": 1}': RecordFault.DUPLICATE_KEY,
    b'[[{"a": {"b": 1, "\\u0062": 2}}]]': RecordFault.DUPLICATE_KEY,
    b"1.0": RecordFault.NOT_A_WHOLE_NUMBER,
    b"[1e2]": RecordFault.NOT_A_WHOLE_NUMBER,
    b"[1e999]": RecordFault.NOT_A_WHOLE_NUMBER,
    b"NaN": RecordFault.NOT_A_WHOLE_NUMBER,
    b"[-Infinity]": RecordFault.NOT_A_WHOLE_NUMBER,
    b'"\\ud800"': RecordFault.LONE_SURROGATE,
    b'{"\\udc00": 1}': RecordFault.LONE_SURROGATE,
    b'{"a": ["\\ud83d\\ud83d"]}': RecordFault.LONE_SURROGATE,
    b"1" * (MOST_DIGITS + 1): RecordFault.NUMBER_TOO_LONG,
    b"[" * 9 + b"]" * 9: RecordFault.TOO_DEEP,
    b'{"a":' * 9 + b"1" + b"}" * 9: RecordFault.TOO_DEEP,
    b"[" * 1_000_000: RecordFault.TOO_DEEP,
    b" " * (MOST_BYTES - 1) + b"{}": RecordFault.TOO_LARGE,
}


@pytest.mark.parametrize("data", REFUSED, ids=lambda data: repr(data[:30]))
def test_is_refused(data):
    error = refused(data)
    assert error.fault is REFUSED[data]
    assert (error.round_number, error.action_number) == (None, None)
    assert str(error).isprintable()
    assert len(str(error)) < 120


def test_the_limits_themselves_are_allowed():
    assert read_json(b" " * (MOST_BYTES - 2) + b"{}") == {}
    assert read_json(b"[" * 8 + b"]" * 8) == [[[[[[[[]]]]]]]]
    assert read_json(b"9" * MOST_DIGITS) == 10**MOST_DIGITS - 1
    assert read_json(b'"\\ud83d\\ude00\\u0000"') == "😀\0"
    assert read_json(b'{"a": -0}') == {"a": 0}


def test_where_it_is_no_json():
    error = refused(b'{\n "a": x}')
    assert error.parameters == {"line": 2, "column": 7}
    assert refused(b'"abc\xff"').parameters == {"offset": 4}


def test_many_keys_are_no_trouble():
    keys = [f'"{number}": 0' for number in range(200_000)]
    assert refused(f"{{{','.join([*keys, keys[-1]])}}}".encode()).parameters == {"key": "'199999'"}
