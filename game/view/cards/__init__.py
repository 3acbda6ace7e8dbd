"""Cards as pictures: faces, the hand's fan, piles, flights, and the covers of the games."""
