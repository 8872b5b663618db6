"""The effect primitives (L.3), one class each: parameters, text, rule and forecast."""
