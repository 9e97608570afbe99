"""What the parts of one table share."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words.names import Names

from .glides import Glides
from .handling import Handling
from .lettering import Lettering
from .options import TableOptions
from .stage import Stage

__all__ = ["Props"]


class Props(NamedTuple):
    """Made once by the page, and handed to every part."""

    stage: Stage
    theme: Theme
    names: Names
    letters: Lettering
    options: TableOptions
    handling: Handling
    glides: Glides
