"""Playing by ear and by list: what is announced, what can be done as a list, what a screen reader finds."""

from .announcer import Announcer
from .plays import PlaysCard
from .table_voice import TableVoice

__all__ = ["Announcer", "PlaysCard", "TableVoice"]
