"""What a seat may do and say now, as frozen data that tables, corners and phones render."""
