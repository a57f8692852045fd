"""Fortune and Glory: heroes race over a map of the world for artifacts, from one cliffhanger to the next."""
