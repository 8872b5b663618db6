"""The rules by chapter; shared parts are in chits, counters, forces, area_state, memory and strength."""
