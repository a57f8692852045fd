"""Altered: Hero and Companion set out from both ends of a line of regions, to meet."""
