"""Everything in `docs/` that the program itself says: `python -m scripts.docs` writes it, a test compares it."""
