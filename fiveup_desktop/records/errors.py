"""Why a match record is refused: an enum with parameters, and one English line for the referee.

A record that cannot be read is one kind of error, a record that the rules forbid is another.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from fiveup_desktop.records.names import LONGEST_NAME, NameFault
from fiveup_desktop.rules import DealFault, FiveUpError, Refusal


class RecordFault(Enum):
    """Why a record is refused; the comment names the parameters of the error."""

    # The file.
    NO_SUCH_FILE = "no_such_file"
    NOT_A_REGULAR_FILE = "not_a_regular_file"
    NOT_PERMITTED = "not_permitted"
    CANNOT_OPEN = "cannot_open"  # what
    # The text.
    EMPTY_FILE = "empty_file"
    TOO_LARGE = "too_large"  # limit_mib
    NOT_UTF8 = "not_utf8"  # offset
    BYTE_ORDER_MARK = "byte_order_mark"
    NOT_JSON = "not_json"  # line, column
    TOO_DEEP = "too_deep"  # limit
    DUPLICATE_KEY = "duplicate_key"  # key
    NOT_A_WHOLE_NUMBER = "not_a_whole_number"  # text
    NUMBER_TOO_LONG = "number_too_long"  # limit
    LONE_SURROGATE = "lone_surrogate"
    # The shape.
    WRONG_TYPE = "wrong_type"  # where, wanted
    MISSING_KEY = "missing_key"  # where, key
    UNKNOWN_KEY = "unknown_key"  # where, key
    OTHER_FORMAT = "other_format"  # text
    NEWER_VERSION = "newer_version"  # version
    UNKNOWN_VERSION = "unknown_version"  # version
    PLAYER_COUNT = "player_count"  # count
    NOT_A_NAME = "not_a_name"  # where, name_fault
    UNKNOWN_KIND = "unknown_kind"  # where, text
    LEVEL_OF_A_PERSON = "level_of_a_person"  # where
    NOT_A_UUID = "not_a_uuid"  # where
    NOT_A_TIME = "not_a_time"  # where
    NOT_A_TILE = "not_a_tile"  # where, text
    NOT_A_SEAT = "not_a_seat"  # where, text
    NOT_A_NONCE = "not_a_nonce"  # where
    NOT_AN_ACTION = "not_an_action"  # text
    # The rules.
    ILLEGAL_DEAL = "illegal_deal"  # deal_fault
    ILLEGAL_ACTION = "illegal_action"  # action, refusal


class JsonType(Enum):
    """What a value of a record must be, in JSON."""

    OBJECT = "an object"
    LIST = "a list"
    TEXT = "text"
    WHOLE_NUMBER = "a whole number"
    TRUE_OR_FALSE = "true or false"


Parameter = str | int | JsonType | NameFault | DealFault | Refusal


class RecordError(FiveUpError):
    """A record that is refused; printed as one line that names the round, the action and the reason.

    Round and action are counted from 1; None where it is about the whole. Texts among the parameters come
    from the file and are fit to be shown: short, with everything unprintable escaped.
    """

    def __init__(
        self,
        fault: RecordFault,
        round_number: int | None = None,
        action_number: int | None = None,
        **parameters: Parameter,
    ) -> None:
        self.fault = fault
        self.round_number = round_number
        self.action_number = action_number
        self.parameters = parameters
        super().__init__(f"{self._place}{self.reason}")

    @property
    def reason(self) -> str:
        """The English sentence, without the place."""
        words = {key: _in_english(value) for key, value in self.parameters.items()}
        return _SENTENCES[self.fault].format(**words)

    @property
    def _place(self) -> str:
        if self.round_number is None:
            return ""
        action = "" if self.action_number is None else f", action {self.action_number}"
        return f"round {self.round_number}{action}: "


class UnreadableRecordError(RecordError):
    """No match record: a file that cannot be opened, a text that is no JSON, a value of a wrong shape."""


class IllegalRecordError(RecordError):
    """A match record that can be read, and holds a deal or an action that the rules forbid."""


def shown(value: object, most: int = 40) -> str:
    """A value from a file, fit for a message: everything unprintable escaped, at most about `most` long."""
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}..."


def _in_english(value: Parameter) -> str:
    if isinstance(value, JsonType):
        return value.value
    if isinstance(value, NameFault):
        return _NAME_FAULTS[value]
    if isinstance(value, DealFault):
        return _DEAL_FAULTS[value]
    if isinstance(value, Refusal):
        return f"{_REFUSALS[value]} (rules, section {value.section})"
    return str(value)


_SENTENCES: Final = {
    RecordFault.NO_SUCH_FILE: "there is no such file",
    RecordFault.NOT_A_REGULAR_FILE: "this is not a regular file",
    RecordFault.NOT_PERMITTED: "this file may not be read",
    RecordFault.CANNOT_OPEN: "this file cannot be read: {what}",
    RecordFault.EMPTY_FILE: "the file is empty",
    RecordFault.TOO_LARGE: "the file is larger than {limit_mib} MiB",
    RecordFault.NOT_UTF8: "the file is not UTF-8 text (byte {offset})",
    RecordFault.BYTE_ORDER_MARK: "the file begins with a byte order mark",
    RecordFault.NOT_JSON: "the file is not JSON (line {line}, column {column})",
    RecordFault.TOO_DEEP: "the file is nested more than {limit} deep",
    RecordFault.DUPLICATE_KEY: "an object has the key {key} twice",
    RecordFault.NOT_A_WHOLE_NUMBER: "{text} is not a whole number",
    RecordFault.NUMBER_TOO_LONG: "a number has more than {limit} digits",
    RecordFault.LONE_SURROGATE: "a text holds half of a character (a lone surrogate)",
    RecordFault.WRONG_TYPE: "{where} is not {wanted}",
    RecordFault.MISSING_KEY: "{where} has no {key}",
    RecordFault.UNKNOWN_KEY: "{where} has the unknown key {key}",
    RecordFault.OTHER_FORMAT: "the format is {text}, not 'fiveup-match'",
    RecordFault.NEWER_VERSION: "the record is of version {version}, which is newer than this program knows",
    RecordFault.UNKNOWN_VERSION: "there is no version {version} of the match record",
    RecordFault.PLAYER_COUNT: "there are {count} players, not 2 to 4",
    RecordFault.NOT_A_NAME: "{where} {name_fault}",
    RecordFault.UNKNOWN_KIND: "{where} is {text}, neither 'human' nor 'computer'",
    RecordFault.LEVEL_OF_A_PERSON: "{where} has a level, but is not a computer",
    RecordFault.NOT_A_UUID: "{where} is not a UUID",
    RecordFault.NOT_A_TIME: "{where} is not a time in UTC (ISO 8601)",
    RecordFault.NOT_A_TILE: "{where} is {text}, which is not a tile",
    RecordFault.NOT_A_SEAT: "{where} names the seat {text}, which there is not",
    RecordFault.NOT_A_NONCE: "{where} is not 32 hex digits",
    RecordFault.NOT_AN_ACTION: "{text} is not an action",
    RecordFault.ILLEGAL_DEAL: "{deal_fault} (rules, section 2)",
    RecordFault.ILLEGAL_ACTION: "{action} is not legal: {refusal}",
}

_NAME_FAULTS: Final = {
    NameFault.EMPTY: "is empty",
    NameFault.TOO_LONG: f"has more than {LONGEST_NAME} characters",
    NameFault.CONTROL_CHARACTER: "holds a control character",
    NameFault.BIDI_CHARACTER: "holds a character that changes the direction of writing",
}

_DEAL_FAULTS: Final = {
    DealFault.MATCH_OVER: "the match was over before this round",
    DealFault.ROUND_UNFINISHED: "the round before this one is not finished",
    DealFault.HAND_COUNT: "there is not one hand for each seat",
    DealFault.HAND_SIZE: "a hand is not of 5 tiles",
    DealFault.NOT_ONE_FULL_SET: "hands and boneyard are not the 28 tiles, each once",
    DealFault.LEADER_SEAT: "the leader is not a seat",
    DealFault.LOT_MISSING: "there is no lot, and nobody dominoed the round before",
    DealFault.LOT_NOT_DUE: "there is a lot, but the one who dominoed leads",
    DealFault.LOT_SEATS: "a draw of the lot is not by exactly those who have to draw",
    DealFault.LOT_TILES: "a draw of the lot holds a tile twice",
    DealFault.LOT_UNDECIDED: "the lot does not end with one heaviest tile",
    DealFault.LEADER_NOT_BY_LOT: "the leader is not the one who won the lot",
    DealFault.LEADER_NOT_DOMINOER: "the leader is not the one who dominoed the round before",
}

_REFUSALS: Final = {
    Refusal.MATCH_OVER: "the match is over",
    Refusal.ROUND_NOT_DEALT: "the round is over",
    Refusal.NOT_YOUR_TURN: "another seat is to move",
    Refusal.TILE_NOT_IN_HAND: "the tile is not in the hand",
    Refusal.TILE_ON_TABLE: "the tile is on the table already",
    Refusal.TABLE_EMPTY: "there is nothing on the table to join",
    Refusal.CONNECTION_NEEDED: "only the opening needs no connection",
    Refusal.CONNECTION_NOT_ON_TABLE: "the connection is not on the table",
    Refusal.CONNECTION_OCCUPIED: "the connection is occupied",
    Refusal.ARMS_NOT_OPEN: "the branches of a double open when both its line sides are occupied",
    Refusal.NO_MATCHING_HALF: "no half of the tile matches the connection",
    Refusal.MUST_PLACE_NOT_DRAW: "the hand has a tile that can be placed",
    Refusal.MUST_PLACE_NOT_PASS: "the hand has a tile that can be placed",
    Refusal.MUST_DRAW_NOT_PASS: "the boneyard has tiles to draw",
    Refusal.BONEYARD_EMPTY: "the boneyard is empty",
}
