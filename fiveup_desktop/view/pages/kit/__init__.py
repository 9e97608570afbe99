"""The kit of pages: what they need beyond `view.controls`. Nothing here holds a word."""

from .aside import AsideDialog
from .overlay import ChoiceDialog, Dialog, Notice, Overlay
from .rows import NameField, RowButton, main_button
from .scroll import Scroll, clear_layout
from .stack import OverlayStack
from .text import Elided, Icon, Mark, key_cap

__all__ = [
    "AsideDialog",
    "ChoiceDialog",
    "Dialog",
    "Elided",
    "Icon",
    "Mark",
    "NameField",
    "Notice",
    "Overlay",
    "OverlayStack",
    "RowButton",
    "Scroll",
    "clear_layout",
    "key_cap",
    "main_button",
]
