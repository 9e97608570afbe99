"""Match records: values, strict reading, canonical writing, replay, commitments, the crash-safe store.

And what follows from records: summaries with their index, statistics, a cursor for looking at a match again.
What the start does without is imported when it is asked for; `salvage` and `statistics` are functions in the
modules of these names.
"""

from typing import TYPE_CHECKING

from fiveup_desktop.lazy import later
from fiveup_desktop.records.aside import ASIDE, set_aside
from fiveup_desktop.records.backups import Backup, BackupFolder
from fiveup_desktop.records.codec import record_from_bytes, record_from_json, record_to_bytes, record_to_json
from fiveup_desktop.records.commitment import commitment, committed_text
from fiveup_desktop.records.durable import FileState, write_durably
from fiveup_desktop.records.errors import (
    IllegalRecordError,
    JsonType,
    RecordError,
    RecordFault,
    UnreadableRecordError,
)
from fiveup_desktop.records.files import read_own_file, read_record, read_regular_file, write_for_player
from fiveup_desktop.records.handovers import (
    HANDOVERS,
    Handover,
    handovers_as_json,
    handovers_in,
    owners,
    played_by,
    stood_in_for,
)
from fiveup_desktop.records.index import INDEX_NAME, Index, Indexed, read_index, write_index
from fiveup_desktop.records.names import LONGEST_NAME, LONGEST_TITLE, NameFault, name_fault, title_fault
from fiveup_desktop.records.record import MatchRecord, Player, PlayerKind, RoundRecord
from fiveup_desktop.records.replay import Replay, replay
from fiveup_desktop.records.store import MatchStore, StoredRecord
from fiveup_desktop.records.store_error import StoreError, StoreFault
from fiveup_desktop.records.summary import ABANDONED, COPY_OF, MatchSummary, UnreadableMatch
from fiveup_desktop.records.tally import Fair, SeatTally, tally
from fiveup_desktop.records.trash import Deleted, Trash

if TYPE_CHECKING:
    from fiveup_desktop.records.cursor import ReplayCursor, Step
    from fiveup_desktop.records.damage import Damage, Rescue, RescueKind, damage_in, damage_of, with_meta_of
    from fiveup_desktop.records.statistics import (
        Fairness,
        FairnessKind,
        Standing,
        Statistics,
        scores_by_round_raw,
    )

__getattr__ = later(
    __name__,
    {
        "fiveup_desktop.records.cursor": ("ReplayCursor", "Step"),
        "fiveup_desktop.records.damage": (
            "Damage",
            "Rescue",
            "RescueKind",
            "damage_in",
            "damage_of",
            "with_meta_of",
        ),
        "fiveup_desktop.records.statistics": (
            "Fairness",
            "FairnessKind",
            "Standing",
            "Statistics",
            "scores_by_round_raw",
        ),
    },
)

__all__ = [
    "ABANDONED",
    "ASIDE",
    "COPY_OF",
    "HANDOVERS",
    "INDEX_NAME",
    "LONGEST_NAME",
    "LONGEST_TITLE",
    "Backup",
    "BackupFolder",
    "Damage",
    "Deleted",
    "Fair",
    "Fairness",
    "FairnessKind",
    "FileState",
    "Handover",
    "IllegalRecordError",
    "Index",
    "Indexed",
    "JsonType",
    "MatchRecord",
    "MatchStore",
    "MatchSummary",
    "NameFault",
    "Player",
    "PlayerKind",
    "RecordError",
    "RecordFault",
    "Replay",
    "ReplayCursor",
    "Rescue",
    "RescueKind",
    "RoundRecord",
    "SeatTally",
    "Standing",
    "Statistics",
    "Step",
    "StoreError",
    "StoreFault",
    "StoredRecord",
    "Trash",
    "UnreadableMatch",
    "UnreadableRecordError",
    "commitment",
    "committed_text",
    "damage_in",
    "damage_of",
    "handovers_as_json",
    "handovers_in",
    "name_fault",
    "owners",
    "played_by",
    "read_index",
    "read_own_file",
    "read_record",
    "read_regular_file",
    "record_from_bytes",
    "record_from_json",
    "record_to_bytes",
    "record_to_json",
    "replay",
    "scores_by_round_raw",
    "set_aside",
    "stood_in_for",
    "tally",
    "title_fault",
    "with_meta_of",
    "write_durably",
    "write_for_player",
    "write_index",
]
