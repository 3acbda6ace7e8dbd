"""Bubbles on the table: speech, notices, warnings, answers, hints and notes of the guide."""
