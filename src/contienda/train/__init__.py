"""Opponents that learn: self-play with PPO over batches of games. Needs the extra `train`; nobody needs it to play."""
