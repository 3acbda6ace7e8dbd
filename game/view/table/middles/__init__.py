"""Middles of tables: what is drawn between the players, one kind with piles and one with a trick."""
