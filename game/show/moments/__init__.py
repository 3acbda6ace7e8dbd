"""What matters at a table, as data made from events: moments at the seats, and the end of a round."""
