"""The rules of Black Hat, one module per chapter of the rulebook; shared parts are in cards, network and pawns."""
