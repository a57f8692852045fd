"""The cards of the box, deck by deck."""
