"""¡Misiles, Ahora! by Byron Retana (Bearded Guy Games, 2019): a Cold War dice game for two to four players."""
