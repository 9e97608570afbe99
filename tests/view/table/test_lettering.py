"""Texts of the table in lines: tiles and sums are never torn apart."""

import pytest

from fiveup_desktop.view.table.lettering import wrapped
from fiveup_desktop.view.theme import Role

TEXT = "你没看见的 20 张牌里，有 2 张能让对手加分（出 3|5 接 5 点后是 3 张）。4 + 10 + 12 = 26。"


@pytest.mark.parametrize("width", range(90, 400, 7))
def test_no_line_ends_in_a_tile_or_in_a_sum(theme, width):
    lines = wrapped(TEXT, width, theme.font(Role.BODY))
    assert sum("3|5" in line for line in lines) == 1
    assert sum("4 + 10 + 12 = 26" in line for line in lines) == 1
    assert not any(mark in line for line in lines for mark in "\u2060\u00a0")
    assert "".join(lines).replace(" ", "") == TEXT.replace(" ", "")
