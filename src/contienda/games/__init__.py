"""The five games. Rules only: no input or output, no clock, no random generator, no text for people."""
