"""A class without HTTP: many tables, one facilitator, and everybody's role. A class is its setup plus its log."""
