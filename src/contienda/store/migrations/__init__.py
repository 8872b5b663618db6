"""How the database came to its present form, revision by revision; Alembic reads this folder."""
