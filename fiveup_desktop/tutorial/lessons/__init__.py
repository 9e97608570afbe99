"""Lessons: learn by playing. Imported only when they are opened."""
