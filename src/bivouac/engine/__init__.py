"""Knows no game: an agenda of small steps, choices, events, chance, knowledge, records."""
