"""Art: painting functions for everything on the table and beside words. Lengths in u, half a tile, or px.

Each function takes the painter first and the palette last, paints at the painter's own resolution, and leaves
the transformation as it was; pens, brushes and hints it may change. Tiles come as cached pixmaps.
"""
