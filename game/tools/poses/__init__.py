"""Scripts that bring the program to the moments of pictures."""
