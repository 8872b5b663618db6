"""The history of the database schema, revision by revision; Alembic reads this folder."""
