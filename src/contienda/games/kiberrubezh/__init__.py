"""Киберрубеж: two players, decks of sixty cards; whoever cannot draw two cards at the start of their turn has lost."""
