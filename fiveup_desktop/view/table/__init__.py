"""The table page: mat, rack and side panel. `TablePage` is all that others need."""

from .page import TablePage

__all__ = ["TablePage"]
