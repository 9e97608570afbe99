"""From a sequence of placements to the pose of every tile, in tile units. No Qt.

`Table.empty()`, `.place(placement)` and `lay_out(placements)` give tables; a `Table` says where everything
lies and where each legal placement would go.
"""

from fiveup_desktop.layout.poses import Bounds, Joint, Link, Points, PortPoint, Pose, Target
from fiveup_desktop.layout.table import Table, lay_out

__all__ = ["Bounds", "Joint", "Link", "Points", "PortPoint", "Pose", "Table", "Target", "lay_out"]
