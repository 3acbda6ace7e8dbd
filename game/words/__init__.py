"""Texts for players: messages by language, sentences about events and refusals, talk, the rule book."""
