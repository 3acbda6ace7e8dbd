"""Bots: policies that decide from an observation alone, never from a match."""
