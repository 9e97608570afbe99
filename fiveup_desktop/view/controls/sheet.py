"""The style sheet of all pages, written from the theme (the look, sections 3, 4 and 7).

Widgets say what they are by dynamic properties: `role` and `bold` choose the font, `tone` the colour of the
text, `kind` the sort of button, card or label. `view.controls` sets them; no other style sheet is written.
"""

from typing import Final

from PySide6.QtGui import QColor

from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme import metrics as m
from fiveup_desktop.view.theme.type import families, type_style

__all__ = ["TONES", "arrow_side", "style_sheet"]

TONES: Final = {
    "ink": "ink",
    "second": "ink2",
    "primary": "primary",
    "good": "good",
    "bad": "bad",
    "brass": "brass_text",
    "table": "on_table",
    "table2": "on_table2",
    "bubble": "on_bubble",
    "hi": "hi",
}
"""Tones of text: property value -> token of the palette."""


def style_sheet(theme: Theme) -> str:
    """The whole sheet for the colours, text size and language of `theme`."""
    parts = (_texts, _surfaces, _buttons, _fields, _checks, _lists, _scroll_bars, _menus)
    return "\n".join(part(theme) for part in parts)


def arrow_side(theme: Theme) -> int:
    """Side of a drop-down's arrow in px: it grows with the text as far as the padding has room."""
    return round(16 + 6 * (theme.text_percent - 100) / 100)


def _tall(theme: Theme) -> int:
    """Height of buttons and fields in px: it grows with the text, and never is less than a finger needs."""
    return max(m.HIT, theme.px(m.BUTTON_HEIGHT))


def _css(colour: QColor, share: float = 1.0) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alphaF() * share:.3f})"


def _font(theme: Theme, role: Role, bold: bool | None = None) -> str:
    style = type_style(role, theme.language)
    names = ", ".join(f'"{name}"' for name in families(theme.language, style.serif))
    weight = 700 if (style.bold if bold is None else bold) else 400
    return f"font-family: {names}; font-size: {theme.px(style.size)}px; font-weight: {weight};"


def _texts(theme: Theme) -> str:
    rules = [f"* {{ {_font(theme, Role.BODY)} color: {_css(theme.palette.ink)}; outline: none; }}"]
    for role in Role:
        for bold in (None, False, True):
            says = "" if bold is None else f'[bold="{str(bold).lower()}"]'
            rules.append(f'*[role="{role.value}"]{says} {{ {_font(theme, role, bold)} }}')
    for tone, token in TONES.items():
        rules.append(f'*[tone="{tone}"] {{ color: {_css(getattr(theme.palette, token))}; }}')
    rules.append(f"QLabel:disabled {{ color: {_css(theme.palette.ink, m.DISABLED_SHARE)}; }}")
    rules.append("QLabel { background: transparent; }")
    return "\n".join(rules)


def _surfaces(theme: Theme) -> str:
    c = theme.palette
    return f"""
QMainWindow, QDialog, *[kind="page"] {{ background: {_css(c.paper)}; }}
QFrame[kind="card"], QFrame[kind="dialog"] {{
    background: {_css(c.panel)}; border: 1px solid {_css(c.line)}; border-radius: {m.RADIUS_CARD}px; }}
QFrame[kind="card"][acting="true"] {{ border-color: {_css(c.brass_edge)}; }}
QFrame[kind="card"][chosen="true"] {{ border: 2px solid {_css(c.primary)}; }}
QFrame[kind="dialog"] {{ border-radius: {m.RADIUS_DIALOG}px; }}
QFrame[kind="foot"] {{ background: {_css(c.panel)}; border: none; border-top: 1px solid {_css(c.line)}; }}
QFrame[kind="rule"] {{ background: {_css(c.line)}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[kind="rule-down"] {{ background: {_css(c.line)}; border: none; max-width: 1px; min-width: 1px; }}
QFrame[kind="good"], QFrame[kind="bad"] {{
    border: none; border-left: 5px solid {_css(c.good)}; background: {_css(c.good_bg)};
    border-top-right-radius: {m.RADIUS_CARD}px; border-bottom-right-radius: {m.RADIUS_CARD}px; }}
QFrame[kind="bad"] {{ border-left-color: {_css(c.bad)}; background: {_css(c.bad_bg)}; }}
QFrame[kind="trouble"] {{ background: {_css(c.bad_bg)}; border: none; }}
QLabel[kind="key"] {{
    background: {_css(c.raised)}; border: 1px solid {_css(c.line)}; border-bottom-width: 2px;
    border-radius: 5px; padding: 1px 6px; }}
QLabel[kind="disc"] {{ background: {_css(c.sel)}; border-radius: 22px; }}
QToolTip {{
    background: {_css(c.raised)}; color: {_css(c.ink)}; border: 1px solid {_css(c.strong)};
    padding: 5px 8px; }}
"""


def _buttons(theme: Theme) -> str:
    c = theme.palette
    faint = m.DISABLED_SHARE
    brighter, darker = c.primary.lighter(116), c.primary.darker(116)
    return f"""
QPushButton, QToolButton[kind="plain"] {{
    background: {_css(c.raised)}; border: 1px solid {_css(c.strong)}; border-radius: {m.RADIUS_FIELD}px;
    min-height: {_tall(theme) - 2}px; padding: 0 16px; }}
QPushButton:hover, QToolButton:hover {{ background: {_css(c.sel)}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {_css(c.line)}; }}
QPushButton:disabled {{ color: {_css(c.ink, faint)}; border-color: {_css(c.strong, faint)};
    background: {_css(c.raised, faint)}; }}
QPushButton[kind="main"] {{
    background: {_css(c.primary)}; color: {_css(c.on_primary)}; border: none; font-weight: 700;
    min-height: {max(m.HIT, theme.px(m.MAIN_BUTTON_HEIGHT))}px; padding: 0 24px; }}
QPushButton[kind="main"]:hover {{ background: {_css(brighter)}; }}
QPushButton[kind="main"]:pressed {{ background: {_css(darker)}; }}
QPushButton[kind="main"]:disabled {{
    background: {_css(c.primary, faint)}; color: {_css(c.on_primary)}; }}
QPushButton[kind="quiet"], QToolButton {{
    background: transparent; border: none; border-radius: {m.RADIUS_FIELD}px;
    min-height: {_tall(theme)}px; padding: 0 8px; }}
QPushButton[kind="quiet"]:hover, QToolButton:hover {{ background: {_css(c.sel)}; }}
QPushButton[kind="quiet"]:pressed, QToolButton:pressed {{ background: {_css(c.line)}; }}
QPushButton[kind="table"] {{ min-height: 0px; padding: 0; }}
QPushButton[kind="link"] {{
    background: transparent; border: none; border-bottom: 1px solid {_css(c.ink2)}; border-radius: 0;
    color: {_css(c.ink2)}; min-height: {theme.px(22)}px; padding: 0; }}
QPushButton[kind="link"]:hover {{ color: {_css(c.ink)}; border-bottom-color: {_css(c.ink)}; }}
QPushButton[kind="row"] {{
    background: {_css(c.panel)}; border: 1px solid {_css(c.line)}; border-radius: {m.RADIUS_CARD}px;
    text-align: left; padding: 0 20px; min-height: {theme.px(68)}px; }}
QPushButton[kind="row"]:hover {{ background: {_css(c.sel)}; }}
QPushButton[kind="row"]:pressed {{ background: {_css(c.line)}; }}
QPushButton[kind="entry"] {{
    background: transparent; border: none; border-left: 3px solid transparent; border-radius: 0;
    text-align: left; padding: 0; min-height: 0; }}
QPushButton[kind="entry"]:hover {{ background: {_css(c.sel)}; }}
QPushButton[kind="entry"]:pressed {{ background: {_css(c.line)}; }}
QPushButton[kind="entry"][meant="true"] {{
    background: {_css(c.sel)}; border-left: 3px solid {_css(c.primary)}; }}
QFrame[kind="segments"] {{
    background: {_css(c.raised)}; border: 1px solid {_css(c.strong)}; border-radius: {m.RADIUS_FIELD}px; }}
QPushButton[kind="segment"] {{
    background: transparent; border: none; border-radius: {m.RADIUS_FIELD - 2}px; padding: 0 20px;
    min-height: {_tall(theme)}px; }}
QPushButton[kind="segment"]:hover {{ background: {_css(c.sel)}; }}
QPushButton[kind="segment"]:pressed {{ background: {_css(c.line)}; }}
QPushButton[kind="segment"]:checked {{
    background: {_css(c.primary)}; color: {_css(c.on_primary)}; font-weight: 700; }}
"""


def _fields(theme: Theme) -> str:
    c = theme.palette
    height = _tall(theme) - 2
    faint = m.DISABLED_SHARE
    return f"""
QLineEdit, QComboBox, QPlainTextEdit, QTextEdit {{
    background: {_css(c.raised)}; border: 1px solid {_css(c.strong)}; border-radius: {m.RADIUS_FIELD}px;
    selection-background-color: {_css(c.primary)}; selection-color: {_css(c.on_primary)}; }}
QPlainTextEdit[kind="told"] {{ background: transparent; border: none; padding: 4px 8px; }}
QLineEdit, QComboBox {{ min-height: {height}px; padding: 0 10px; }}
QLineEdit QToolButton {{ min-height: 0; padding: 0; border: none; background: transparent; }}
QLineEdit[error="true"] {{ border: 2px solid {_css(c.bad)}; min-height: {height - 2}px; padding: 0 9px; }}
QComboBox {{ padding-right: 30px; }}
QComboBox:hover {{ background: {_css(c.sel)}; }}
QLineEdit:disabled, QComboBox:disabled {{
    color: {_css(c.ink, faint)}; border-color: {_css(c.strong, faint)}; background: {_css(c.panel)}; }}
QComboBox::drop-down {{ border: none; width: 0; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {_css(c.raised)}; border: 1px solid {_css(c.strong)}; padding: 4px;
    selection-background-color: {_css(c.sel)}; selection-color: {_css(c.ink)}; }}
QComboBox QAbstractItemView::item {{ min-height: {theme.px(34)}px; padding: 0 8px; border: none; }}
"""


def _checks(theme: Theme) -> str:
    c = theme.palette
    side = theme.px(20) - 2
    return f"""
QCheckBox, QRadioButton {{ spacing: 12px; min-height: {_tall(theme)}px; background: transparent; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {_css(c.ink, m.DISABLED_SHARE)}; }}
QCheckBox::indicator, QRadioButton::indicator {{
    width: {side}px; height: {side}px; border: 1px solid {_css(c.strong)}; border-radius: 5px;
    background: {_css(c.raised)}; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ background: {_css(c.sel)}; }}
QCheckBox::indicator:checked {{ background: {_css(c.primary)}; border-color: {_css(c.primary)}; }}
QCheckBox::indicator:disabled {{ border-color: {_css(c.strong, m.DISABLED_SHARE)}; }}
QCheckBox::indicator:checked:disabled {{
    background: {_css(c.primary, m.DISABLED_SHARE)}; border-color: transparent; }}
QRadioButton::indicator {{ border-radius: {side // 2 + 1}px; }}
QRadioButton::indicator:checked {{
    width: {side - 10}px; height: {side - 10}px; border: 6px solid {_css(c.primary)};
    background: {_css(c.on_primary)}; }}
"""


def _lists(theme: Theme) -> str:
    c = theme.palette
    return f"""
QListView, QTableView, QTreeView {{ background: transparent; border: none; }}
QTableView::item {{ padding: 0 12px; border: none; border-bottom: 1px solid {_css(c.line)}; }}
QTableView::item:selected {{ background: {_css(c.sel)}; color: {_css(c.ink)}; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ {_font(theme, Role.SMALL)} background: transparent; color: {_css(c.ink2)};
    border: none; border-bottom: 1px solid {_css(c.strong)}; padding: 4px 12px; }}
QListView::item, QTreeView::item {{
    min-height: {theme.px(40)}px; padding: 0 8px; border: none; border-left: 3px solid transparent; }}
QListView::item:hover, QTreeView::item:hover {{ background: {_css(c.sel)}; }}
QListView::item:selected, QTreeView::item:selected {{
    background: {_css(c.sel)}; color: {_css(c.ink)}; border-left: 3px solid {_css(c.primary)}; }}
QHeaderView::section {{
    background: transparent; border: none; border-bottom: 1px solid {_css(c.line)};
    color: {_css(c.ink2)}; padding: 4px 8px; }}
QProgressBar {{
    background: {_css(c.line)}; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }}
QProgressBar::chunk {{ background: {_css(c.primary)}; border-radius: 3px; }}
"""


def _scroll_bars(theme: Theme) -> str:
    handle, hover = _css(theme.palette.strong, 0.55), _css(theme.palette.strong)
    return f"""
QScrollArea, QScrollArea > QWidget > QWidget[kind="clear"] {{ background: transparent; border: none; }}
QScrollBar {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {handle}; border-radius: 4px; margin: 2px;
    min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {hover}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; }}
"""


def _menus(theme: Theme) -> str:
    c, text = theme.palette, _font(theme, Role.LOG)
    return f"""
QMenuBar {{
    background: {_css(c.panel)}; border: none; border-bottom: 1px solid {_css(c.line)};
    min-height: {theme.px(31)}px; padding: 0 2px; {text} }}
QMenuBar::item {{ background: transparent; padding: 0 10px; }}
QMenuBar::item:selected {{ background: {_css(c.sel)}; }}
QMenuBar::item:pressed {{ background: {_css(c.line)}; }}
QMenu {{ background: {_css(c.panel)}; border: 1px solid {_css(c.strong)}; padding: 6px; {text} }}
QMenu::item {{
    background: transparent; padding: {theme.px(6)}px 24px {theme.px(6)}px 10px; border-radius: 6px; }}
QMenu::item:selected {{ background: {_css(c.sel)}; }}
QMenu::item:disabled {{ color: {_css(c.ink, m.DISABLED_SHARE)}; }}
QMenu::separator {{ height: 1px; background: {_css(c.line)}; margin: 6px 10px; }}
QMenu::icon {{ padding-left: 8px; }}
"""
