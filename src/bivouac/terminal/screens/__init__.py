"""The screens of the table: the board itself, and what opens over it."""
