"""Rules of thumb for bots."""

from contienda.games.buenosos.heuristics.judge import HEURISTICS

__all__ = ["HEURISTICS"]
