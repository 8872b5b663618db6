"""What follows from the contract alone: matches, replays, lessons, and games as a story."""
