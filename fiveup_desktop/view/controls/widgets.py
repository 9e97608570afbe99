"""The controls of all pages: plain Qt widgets that tell the style sheet what they are.

Every text is plain text, whatever is in it: a name may hold `<`, `&` or a file's address.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from fiveup_desktop.view.art.bubbles import paint_check
from fiveup_desktop.view.art.icons import icon, icon_pixmap
from fiveup_desktop.view.theme import Role, Theme, with_alpha
from fiveup_desktop.view.theme.metrics import DISABLED_SHARE, HIT

from .sheet import arrow_side

__all__ = [
    "Button",
    "CheckBox",
    "ComboBox",
    "Label",
    "Segments",
    "frame",
    "mnemonic_free",
    "plain_tooltip",
    "restyle",
    "set_plain_tooltip",
]


def restyle(widget: QWidget, **properties: object) -> None:
    """Set dynamic properties that the style sheet reads, after the widget has been shown as well."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def mnemonic_free(text: str) -> str:
    """Text for buttons, menus and tabs in which & is only an ampersand."""
    return text.replace("&", "&&")


def set_plain_tooltip(widget: QWidget, text: str) -> None:
    """Set a tooltip that shows `text` as it is (Qt takes some plain texts, names among them, for HTML)."""
    widget.setToolTip(plain_tooltip(text))


def plain_tooltip(text: str) -> str:
    """What Qt shows as `text`, line for line; empty if there is none."""
    # By hand: `html.escape` brings a table of all entities with it.
    lines = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
    return f"<p>{lines}</p>" if text else ""


def frame(kind: str, parent: QWidget | None = None) -> QFrame:
    """A frame of a kind in the style sheet: card, dialog, foot, rule, rule-down, good, bad, trouble."""
    result = QFrame(parent)
    result.setProperty("kind", kind)
    result.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
    return result


class Label(QLabel):
    """A text in a role and tone (see `sheet.TONES`); plain text, wraps if told so."""

    def __init__(
        self,
        role: Role = Role.BODY,
        tone: str = "ink",
        bold: bool | None = None,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setProperty("role", role.value)
        self.setProperty("tone", tone)
        if bold is not None:
            self.setProperty("bold", bold)


class Button(QPushButton):
    """A button: `kind` is plain, main (one a page), quiet, link, row or segment."""

    def __init__(
        self, theme: Theme, kind: str = "plain", icon_name: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = icon_name
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        if icon_name is not None:
            theme.changed.connect(self._tint)
            self._tint()

    def sizeHint(self) -> QSize:
        """Never narrower than a finger, also with an icon alone."""
        return super().sizeHint().expandedTo(QSize(HIT, 0))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return super().minimumSizeHint().expandedTo(QSize(HIT, 0))

    def set_text(self, text: str) -> None:
        """Show `text` as it is, ampersands included."""
        had_words = bool(self.text())
        self.setText(mnemonic_free(text))
        self.setAccessibleName(text)
        if self._icon_name is not None and had_words != bool(text):
            self._tint()

    def set_reason(self, reason: str) -> None:
        """Disable the button and say why, in its tooltip and to screen readers; no reason enables it."""
        self.setEnabled(not reason)
        set_plain_tooltip(self, reason)
        self.setAccessibleDescription(reason)

    def set_icon_name(self, icon_name: str) -> None:
        """Show another icon; only for a button that was made with one."""
        self._icon_name = icon_name
        self._tint()

    def _tint(self) -> None:
        assert self._icon_name is not None
        colours = self._theme.palette
        kind = self.property("kind")
        colour = {"main": colours.on_primary, "link": colours.ink2}.get(kind, colours.ink)
        size = self._theme.px(18)
        # Qt leaves 4 px between icon and words, which is too little; the pixmap itself has to be wider.
        gap = self._theme.px(5) if self.text() else 0
        self.setIconSize(QSize(size + gap, size))
        self.setIcon(icon(self._icon_name, colour, size, gap))


class CheckBox(QCheckBox):
    """A check box whose tick is drawn in the theme's colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box and text by the style sheet, the tick by us."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        # Only here: Qt's styles bring hundreds of names, and no page of the start has a box.
        from PySide6.QtWidgets import QStyle, QStyleOptionButton

        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        colour = self._theme.palette.on_primary
        painter = QPainter(self)
        paint_check(painter, QRectF(box).adjusted(3, 3, -3, -3), colour)
        painter.end()


class ComboBox(QComboBox):
    """A drop-down whose arrow is drawn in the theme's colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._arrow = QPixmap()
        self._arrow_look: tuple[object, ...] = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Field and text by the style sheet, the arrow by us."""
        super().paintEvent(event)
        size = arrow_side(self._theme)
        painter = QPainter(self)
        painter.drawPixmap(self.width() - size - 8, (self.height() - size) // 2, self._arrow_now(size))
        painter.end()

    def _arrow_now(self, size: int) -> QPixmap:
        """Painted when its look changes, not at each repaint."""
        colour, ratio = self._theme.palette.ink2, self.devicePixelRatioF()
        look = (self._theme.palette, self.isEnabled(), ratio, size)
        if look != self._arrow_look:
            shade = colour if self.isEnabled() else with_alpha(colour, DISABLED_SHARE)
            self._arrow, self._arrow_look = icon_pixmap("chevron-down", shade, size, ratio), look
        return self._arrow


class _Segment(Button):
    """One of several; as wide as its text is in bold, so that choosing moves nothing."""

    def sizeHint(self) -> QSize:
        """The usual size and room for bold letters."""
        bold = self.font()
        bold.setBold(True)
        plain = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return super().sizeHint() + QSize(QFontMetrics(bold).horizontalAdvance(self.text()) - plain, 0)


class Segments(QFrame):
    """A choice of a few, side by side, of which one is taken; `chosen` tells which one was chosen."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "segments")
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        for index in range(count):
            button = _Segment(theme, "segment")
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._group.addButton(button, index)
            row.addWidget(button)
        self._group.idToggled.connect(self._lead_tab)
        self._group.idClicked.connect(self.chosen)
        self.set_index(0)

    def set_texts(self, texts: Sequence[str]) -> None:
        """The words of all segments, in order."""
        for index, text in enumerate(texts):
            button = self._group.button(index)
            button.setText(mnemonic_free(text))
            button.setAccessibleName(text)

    @property
    def index(self) -> int:
        """Which one is taken."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Take one, without a signal."""
        self._group.button(index).setChecked(True)

    def _lead_tab(self, index: int, taken: bool) -> None:
        """Tab leads to the one that is taken, also the first time: Qt sees to it only afterwards."""
        policies = Qt.FocusPolicy
        self._group.button(index).setFocusPolicy(policies.StrongFocus if taken else policies.ClickFocus)
