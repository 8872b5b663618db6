"""Rules of thumb for bots: how good an action looks, and what a position is worth."""

from contienda.games.misiles.heuristics.rules_of_thumb import HEURISTICS

__all__ = ["HEURISTICS"]
