"""What all chapters and primitives stand on: piles, states, markers, lasting effects, the log, programs."""
