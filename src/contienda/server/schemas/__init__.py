"""What crosses the wire: HTTP and socket messages, declared once."""
