"""Lengths of pages in px at 100% text (the look, section 4). Tables measure in u instead, see view.art."""

from typing import Final

SPACE_1: Final = 4
SPACE_2: Final = 8
SPACE_3: Final = 12
SPACE_4: Final = 16
SPACE_5: Final = 24
SPACE_6: Final = 32
SPACE_7: Final = 48

RADIUS_FIELD: Final = 8
RADIUS_PLATE: Final = 10
RADIUS_CARD: Final = 12
RADIUS_MAT: Final = 14
RADIUS_DIALOG: Final = 16

HAIRLINE: Final = 1
HIT: Final = 40
BUTTON_HEIGHT: Final = 40
MAIN_BUTTON_HEIGHT: Final = 44
PANEL_GAP: Final = 8
PAGE_WIDTH: Final = 1240

FOCUS_WIDTH: Final = 2
FOCUS_GAP: Final = 3
DISABLED_SHARE: Final = 0.45
