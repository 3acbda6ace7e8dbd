"""How one comes in with a phone."""
