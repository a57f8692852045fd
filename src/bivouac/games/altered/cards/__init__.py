"""The cards, faction by faction."""
