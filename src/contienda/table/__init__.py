"""A live table without HTTP: seats, verifiable chance, pace, undo, pauses, chat. It keeps no files and opens no
sockets.
"""
