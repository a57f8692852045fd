"""Fortune and Glory: heroes cross the world for artifacts, through dangers, to be home first with a fortune."""
