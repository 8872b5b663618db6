"""The rules by chapter of the rulebook: steps, and functions on the state."""
