"""What is drawn over a table in a lesson: a veil, the coach's card with its picture, the ways on and out."""
