"""À la recherche d'Archibald: heroes of two millimetres, a path of tiles, and a grandfather in one of five gaols."""
