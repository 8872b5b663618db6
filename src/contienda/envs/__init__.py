"""The games as environments for learning: a batch of games, Gymnasium, PettingZoo, OpenSpiel.

`batch` needs nothing else and is compiled; the other modules need the packages of the extra `envs`, or OpenSpiel.
"""
