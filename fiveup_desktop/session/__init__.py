"""The model layer between the game and the window. QtCore only."""
