"""The rulebook as code: one module per chapter, steps as classes, rules as functions on the state."""
