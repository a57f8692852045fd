"""Expedition Altiplano: two expeditions, two Treasures to win."""
