"""How far people are with their goals, for screens."""
