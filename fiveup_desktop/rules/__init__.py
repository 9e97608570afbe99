"""The game itself: tiles, board, actions, scoring, rounds and matches. Standard library only."""
