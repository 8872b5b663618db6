"""What commands print on a terminal."""
