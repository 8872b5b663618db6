"""Rules of thumb for Maracas: judge every decision by the Victory Points it promises under your own Strategy."""

from contienda.games.maracas.heuristics.commander import HEURISTICS

__all__ = ["HEURISTICS"]
