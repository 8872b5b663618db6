"""¡Misiles, Ahora! by Byron Retana (Bearded Guy Games, 2019): Cold-War dice and sheets for two to four."""
