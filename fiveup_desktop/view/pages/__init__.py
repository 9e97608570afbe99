"""The pages and dialogs of the window, and what they share."""
