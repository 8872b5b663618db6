"""The five games: rules only. No input or output, no clock, no generator, no words for people."""
