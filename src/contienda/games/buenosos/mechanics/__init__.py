"""The basis of all chapters and primitives: piles, states, markers, lasting effects, the log and programs."""
