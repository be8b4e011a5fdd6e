"""Tables on disk: SQLite in one process, PostgreSQL in several."""
