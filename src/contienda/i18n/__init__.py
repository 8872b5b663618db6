"""Words for people, in their language."""
