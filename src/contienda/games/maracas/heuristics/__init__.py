"""Rules of thumb for Maracas: every decision by what it promises in Victory Points for the Strategy one holds."""

from contienda.games.maracas.heuristics.commander import HEURISTICS

__all__ = ["HEURISTICS"]
