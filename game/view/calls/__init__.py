"""Buttons and panels for calls and choices: who, which suit, which card, which words."""
