"""Drawing of cards: faces, the fan of a hand, piles, moving cards, and the covers of the games."""
