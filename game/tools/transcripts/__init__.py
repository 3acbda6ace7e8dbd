"""Transcripts: matches as text, by which any change of what a game does or says is seen."""
