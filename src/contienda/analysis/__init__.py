"""The debrief: what a finished or running game shows, from its log. It reads games and never writes words."""
