"""The rules by chapter of the rulebook: steps, and functions over the state."""
