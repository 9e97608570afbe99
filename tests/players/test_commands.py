"""The commands of this folder, in small numbers; what they say of the players is in the documentation."""

from __future__ import annotations

import pytest

from tests.players import blindness, calibration, effort, lengths


@pytest.mark.parametrize(
    ("command", "sizes", "told"),
    [
        (blindness, "4 10 6", "4 seats: a player that peeks is caught"),
        (calibration, "40", "3 seats, 40 matches"),
        (effort, "1 20", "4 seats, expert"),
        (lengths, "4", "4 seats, 4 matches of Casual: all ended"),
    ],
)
def test_a_command_tells(command, sizes, told, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["command", *sizes.split()])
    command.main()
    assert told in capsys.readouterr().out
