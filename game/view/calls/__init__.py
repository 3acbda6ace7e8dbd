"""Buttons and panels for calls and choices, and pickers of seats and suits."""
