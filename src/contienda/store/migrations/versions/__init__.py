"""One numbered file per revision; a released revision never changes."""
