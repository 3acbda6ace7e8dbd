"""The evening: which games are played, the standing between matches, and who has won it."""
