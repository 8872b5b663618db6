"""Live tables of one process, and those who look at them."""
