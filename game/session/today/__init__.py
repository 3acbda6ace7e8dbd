"""The deals of a day: a deal a day and game, the same for everybody, and what came of one's first tries."""
