"""What leaves the program as a document: the debrief as text, tables and files."""
