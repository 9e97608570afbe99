"""Rule book, lessons and exercises: their data and their pages."""
