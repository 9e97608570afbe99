"""The window killed at any moment: the short version of `python -m tests.gui.kills 1000`."""

from tests.gui.kills import kill_often


def test_killed_at_any_moment_of_a_demo_nothing_that_was_shown_is_lost(tmp_path):
    assert sum(kill_often(tmp_path / "data", 4)) > 4
