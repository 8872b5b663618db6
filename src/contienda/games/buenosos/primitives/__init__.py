"""The effect primitives: each declared once, with its schema, text, rule and forecast; `catalogue.py` lists them."""
