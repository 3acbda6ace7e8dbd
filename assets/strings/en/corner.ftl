### The corners of people who play all at once.

# Whose turn it is, and for what: "Ada to play". $name is heavier.
corner-turn = { $name } { $asked }
corner-open = Cards open
# They stay open after one's turn.
corner-pinned = Cards stay open
corner-pin = Keep cards open
corner-unpin = Close cards after my turn
# The title of a list, and which of its pages is seen.
corner-page = { $title } · { $page } of { $pages }
corner-next_cards = Next cards
# A player whose hand may be taken, and how many cards it has.
corner-hand_of = { $name } · { $count }
corner-cannot = Not now.
corner-cannot_play = That card can't be played now.
corner-cannot_draw = You can't draw now.
# What stands beside the device in a game with points: those of the round, or the bid; and those of the match.
corner-account = { $points } · { $total }
corner-total = { $score } total
