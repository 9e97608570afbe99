"""Aids at the table: the hint, the tile tracker, and the computer that stands in for a person."""
