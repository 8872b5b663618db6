"""One file a revision, numbered; a revision that was released never changes."""
