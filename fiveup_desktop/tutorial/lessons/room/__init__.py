"""The room of the lessons: the table, the panel beside it, and the pages."""
