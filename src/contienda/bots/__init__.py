"""Computer players. They see a seat's view of the game, never more."""
