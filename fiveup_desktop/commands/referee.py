"""`referee`: replay match records under the rules, and tell what comes of them."""

from __future__ import annotations

import json

from fiveup_desktop.commands.arguments import RefereeOptions
from fiveup_desktop.commands.judgement import error_to_json, replay_to_json
from fiveup_desktop.commands.transcript import transcript, verdict
from fiveup_desktop.records import RecordError, read_record, replay


def referee(options: RefereeOptions) -> int:
    """Judge each file in turn; the exit status is 0, or 1 if one of them is not a valid record."""
    judge = _judge_as_json if options.as_json else _judge_for_people
    verdicts = [judge(file, options.poses) for file in options.files]
    return 0 if all(verdicts) else 1


def _judge_as_json(file: str, poses: bool) -> bool:
    """Print one line of JSON, in ASCII so that any file name survives; True if the record is valid."""
    try:
        told = replay_to_json(replay(read_record(file)), poses)
        ok = True
    except RecordError as error:
        told = {"error": error_to_json(error)}
        ok = False
    print(json.dumps({"file": file, "ok": ok, **told}), flush=True)
    return ok


def _judge_for_people(file: str, poses: bool) -> bool:
    """Print the transcript, or one line that says why there is none; True if the record is valid."""
    name = file if file.isprintable() else ascii(file)
    try:
        record = read_record(file)
        replayed = replay(record)
    except RecordError as error:
        print(f"{name}: refused: {error}", flush=True)
        return False
    print(f"{name}: {verdict(replayed)}", *transcript(record, replayed, poses), sep="\n", flush=True)
    return True
