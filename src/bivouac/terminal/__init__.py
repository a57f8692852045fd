"""The table in the terminal: any game drawn in cells, played by keys and mouse."""
