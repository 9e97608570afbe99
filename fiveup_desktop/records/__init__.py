"""Match records: values, strict reading, canonical writing, replay, commitments, the crash-safe store."""

from fiveup_desktop.records.codec import record_from_bytes, record_to_bytes, record_to_json
from fiveup_desktop.records.commitment import commitment
from fiveup_desktop.records.errors import (
    IllegalRecordError,
    JsonType,
    RecordError,
    RecordFault,
    UnreadableRecordError,
)
from fiveup_desktop.records.files import read_record, read_regular_file
from fiveup_desktop.records.names import LONGEST_NAME, NameFault, name_fault
from fiveup_desktop.records.record import MatchRecord, Player, PlayerKind, RoundRecord
from fiveup_desktop.records.replay import Replay, replay
from fiveup_desktop.records.store import MatchStore, StoredRecord, StoreError, StoreFault, write_durably

__all__ = [
    "LONGEST_NAME",
    "IllegalRecordError",
    "JsonType",
    "MatchRecord",
    "MatchStore",
    "NameFault",
    "Player",
    "PlayerKind",
    "RecordError",
    "RecordFault",
    "Replay",
    "RoundRecord",
    "StoreError",
    "StoreFault",
    "StoredRecord",
    "UnreadableRecordError",
    "commitment",
    "name_fault",
    "read_record",
    "read_regular_file",
    "record_from_bytes",
    "record_to_bytes",
    "record_to_json",
    "replay",
    "write_durably",
]
