"""Five games of conflict, one engine."""

__version__ = "0.1.0"
