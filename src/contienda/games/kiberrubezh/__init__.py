"""Киберрубеж: a duel with decks of sixty cards; you lose if you cannot draw two cards at the start of your turn."""
