"""A live table without HTTP: seats, fair chance, pace, undo, pauses, talk. It keeps no files and opens no sockets."""
