"""Live tables of one process, and their viewers."""
