"""Controls: the widgets that pages are made of, and the sheet that dresses them (the look, section 7)."""

from .focus import OWN_FOCUS, FocusRing
from .style import STYLE, AppStyle
from .widgets import (
    Button,
    CheckBox,
    ComboBox,
    Label,
    Segments,
    frame,
    mnemonic_free,
    plain_tooltip,
    restyle,
    set_plain_tooltip,
)

__all__ = [
    "OWN_FOCUS",
    "STYLE",
    "AppStyle",
    "Button",
    "CheckBox",
    "ComboBox",
    "FocusRing",
    "Label",
    "Segments",
    "frame",
    "mnemonic_free",
    "plain_tooltip",
    "restyle",
    "set_plain_tooltip",
]
