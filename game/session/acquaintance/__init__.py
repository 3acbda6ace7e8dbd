"""What guests and a person have had with each other, and what guests remember of it."""
