"""How the database becomes what this version expects; run whenever a server starts."""
