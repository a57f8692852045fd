"""The yardstick: Hearts on Bivouac's engine, by the rules of OpenSpiel's Hearts, to compare the two like for like."""
