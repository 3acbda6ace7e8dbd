"""What a match turned on, worked out afterwards from what one seat knew."""
