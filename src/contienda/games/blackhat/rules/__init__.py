"""The rules of Black Hat, one module per chapter of the rulebook; what several need stands in cards, network, pawns."""
