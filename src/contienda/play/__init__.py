"""What follows from the contract alone: matches, replays, lessons and narration."""
