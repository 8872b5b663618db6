"""Rules of thumb for bots."""

from contienda.games.kiberrubezh.heuristics.duellist import HEURISTICS

__all__ = ["HEURISTICS"]
