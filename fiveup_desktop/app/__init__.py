"""The composition root: the only place that wires everything together."""

from fiveup_desktop.app.main import main

__all__ = ["main"]
