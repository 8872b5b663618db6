"""Rules of thumb for Black Hat: shed sets while leading, dump the dear cards, pass the hat on, step to low values."""

from contienda.games.blackhat.heuristics.appeal import HEURISTICS

__all__ = ["HEURISTICS"]
