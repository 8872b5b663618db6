"""A live table without HTTP: seats, verifiable chance, pace, undo, pauses, chat. No files, no sockets."""
