"""Scenario files as text: a module per game with `explain(text, file, words)` and what its simulations add.

A module has `seat(number, words)`, what a seat is called in the table of wins; `looked(game, options)`, what is counted
in single games, as JSON; and `show(game, found, words)`, which prints that.
"""
