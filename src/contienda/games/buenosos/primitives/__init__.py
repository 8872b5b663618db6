"""The effect primitives, each with its schema, text, rule and forecast; `catalogue.py` lists them."""
