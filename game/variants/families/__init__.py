"""Parts that several games share: piles and turns, matching cards, tricks and auctions."""
