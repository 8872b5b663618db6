"""The effect primitives (L.3), one class each: words of a card file, text, rule and forecast."""
