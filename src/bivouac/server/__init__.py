"""The web table: one process, SQLite, no account; PostgreSQL and Redis by one setting each."""
