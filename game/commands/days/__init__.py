"""The command about the deals of days."""
