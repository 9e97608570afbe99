"""Computer players: policies that see a seat view and answer with an action. No Qt."""
