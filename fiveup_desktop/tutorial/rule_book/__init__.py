"""The page of the rule book, and its live figures."""

from .page import RuleBookPage

__all__ = ["RuleBookPage"]
