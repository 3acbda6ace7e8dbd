"""A small game in which a card of the hand takes cards that lie open on the table."""
