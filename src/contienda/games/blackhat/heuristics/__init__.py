"""Rules of thumb for Black Hat: shed sets while leading, dump the dear cards, pass the hat on, step to low values."""

from contienda.games.blackhat.heuristics.rules_of_thumb import HEURISTICS

__all__ = ["HEURISTICS"]
