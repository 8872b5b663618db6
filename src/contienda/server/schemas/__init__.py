"""What goes over the wire: HTTP and socket messages, declared once."""
