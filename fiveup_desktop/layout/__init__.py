"""From a sequence of placements to the pose of every tile, in tile units. No Qt."""
