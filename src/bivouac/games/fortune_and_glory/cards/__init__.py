"""What there is in the box, deck by deck."""
