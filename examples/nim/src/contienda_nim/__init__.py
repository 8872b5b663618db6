"""Nim: four rows of sticks, two players."""
