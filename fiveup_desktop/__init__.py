"""Five Up Desktop: the dominoes game Exact 61 Five Up, played in a window."""

__version__ = "0.1.0"
