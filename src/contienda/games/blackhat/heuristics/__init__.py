"""Rules of thumb for Black Hat: lead sets, dump expensive cards, pass on the hat, move to low-value spaces."""

from contienda.games.blackhat.heuristics.rules_of_thumb import HEURISTICS

__all__ = ["HEURISTICS"]
