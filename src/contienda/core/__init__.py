"""The contract every game implements, and what follows from it alone."""
