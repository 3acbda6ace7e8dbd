"""How what is shown moves: cards on their way, where they lie, and how things glide and pulse."""
