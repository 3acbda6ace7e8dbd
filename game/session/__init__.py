"""A match being played: who sits where, and the runner that owns the clock."""
