"""What the layout likes and dislikes, in points. Found by laying out thousands of random rounds.

Most of it is one idea: a link is a nuisance of so many points, and whatever may make one necessary later
costs that times the chance that it comes to it. The rest is looks.
"""

from typing import Final

LINK: Final = 100.0
"""A link that may become necessary."""
LINK_NOW: Final = 150.0
"""A link that is drawn now: certain, so it must be worth it."""
LINK_LENGTH: Final = 4.0
"""Each unit of a link, and each of its corners."""
SEALED: Final = 5000.0
"""A connection that not even a link leads out of: tiles would have to move. Times the chance."""
RIVAL: Final = 0.7
"""Of several that need a link, one finds no way out once another has its own: this much of being sealed.
Times the chance of both."""
BENT: Final = 16.0
"""A tile lying across a spinner's arm; also, times the chance, an arm that is left with nothing better."""
EXIT: Final = 30.0
"""Each way on from a double that would be without room. Times the chance that the double comes."""
LATER: Final = 15.0
"""A connection where no double could follow on a non-double. Times the chance of the non-double."""
CLASH: Final = 100.0
"""Two connections that want the same room. Times the chance that both are played on."""

WAITING: Final = 0.3
"""An arm that is not open yet is this likely to matter."""
LIKELY: Final = 0.5
"""The chance that a connection is played on, for each unplayed tile that it need not share."""
LATER_CHANCE: Final = 0.2
"""The chance that a double follows on a non-double."""

CORNER: Final = 0.5
"""A turn against the long side of the end half."""
ACROSS: Final = 0.7
"""A turn across the end."""
CROWDED: Final = 0.3
"""Each cell of another tile within 1 unit."""

FLOOD_STEPS: Final = 12
"""How far a connection's own room is looked for, in cells."""
AREA_CAP: Final = 240
"""Lattice points (a quarter square unit each) beyond which more room is worth nothing."""
CRAMPED: Final = 40
"""With fewer lattice points to itself a connection may be closed in: looked into."""

ROOM_WIDTH: Final = 20.0
"""The free box: so many units wide, and as high as a 3:2 view lets it be."""
ROOM_SHAPE: Final = 1.5
OVERSHOOT: Final = 0.7
"""Each unit beyond the free box ..."""
STEEPER: Final = 0.1
"""... and so much more for each of those units."""
