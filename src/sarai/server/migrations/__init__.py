"""Alembic's environment: the steps by which the database came to be as it is."""
