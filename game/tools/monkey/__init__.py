"""The monkey: random events at every scene and game, and what must hold meanwhile."""
