"""The rules by chapter; below them what several share: chits, counters, forces, area_state, memory, strength."""
