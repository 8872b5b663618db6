"""Players that are programs. They see a seat's view of the world, never more."""
