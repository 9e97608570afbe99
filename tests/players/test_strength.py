"""The figures that the window tells are those that were measured and written down."""

import re

from fiveup_desktop.players.by_name import LEVELS
from fiveup_desktop.players.strength import STRENGTHS
from tests.architecture.source import ROOT


def measured() -> dict[tuple[str, str], float]:
    """Shares of matches of two, in percent, by level and level below, as the documentation has them."""
    rows = re.findall(
        r"^\| 2 \| (\w+), (\w+) \| ([\d.]+)%", (ROOT / ".docs/players.md").read_text("utf-8"), re.M
    )
    return {(first, second): float(share) for first, second, share in rows}


def test_each_level_but_the_lowest_is_measured_against_the_one_below():
    assert list(STRENGTHS) == list(LEVELS[1:])
    assert [each.against for each in STRENGTHS.values()] == list(LEVELS[:-1])


def test_the_window_tells_what_the_documentation_says():
    found = measured()
    assert found
    for level, strength in STRENGTHS.items():
        assert found[level, strength.against] == strength.share
