"""The presentation of a match to a seat, as data: the presented table, movement, sounds, order of the hand."""
