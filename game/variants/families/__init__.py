"""What several games share: piles and turns, matching a card, tricks and an auction."""
