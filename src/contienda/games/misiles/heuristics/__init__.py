"""Rules of thumb for bots: how attractive an action is and how good a position is."""

from contienda.games.misiles.heuristics.rules_of_thumb import HEURISTICS

__all__ = ["HEURISTICS"]
