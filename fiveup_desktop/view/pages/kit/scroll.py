"""Columns that scroll, and layouts that are filled anew."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

__all__ = ["Scroll", "clear_layout"]


class Scroll(QScrollArea):
    """A column that scrolls when the window is too small for it, and shows no frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inner = QWidget()
        self.inner.setProperty("kind", "clear")
        self.viewport().setAutoFillBackground(False)
        self.setWidget(self.inner)
        # setWidget lets the child fill its background; the page below shows its own.
        self.inner.setAutoFillBackground(False)

    def column(self) -> QVBoxLayout:
        """A new vertical layout of the inside, without margins."""
        column = QVBoxLayout(self.inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        return column


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout; the widgets go away."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear_layout(inner)
