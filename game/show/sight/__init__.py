"""What a seat is shown, as frozen data that tables, corners and phones render."""
