"""The rulebook as code: a module per chapter, steps as classes, rules as functions over the state."""
