"""The rules by chapter, and below them what several chapters share: chits, counters, forces, memory, strength."""
