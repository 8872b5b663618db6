"""Generates the pages of `docs/` that describe the program: `python -m scripts.docs`. A test checks them."""
