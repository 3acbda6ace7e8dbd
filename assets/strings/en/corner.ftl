### The corners of people who play all at once.

# Whose turn it is, and for what: "Ada to play". $name is heavier.
corner-turn = { $name } { $asked }
corner-open = cards open
# The title of a list, and which of its pages is seen.
corner-page = { $title } · { $page } of { $pages }
corner-next_cards = Next cards
corner-cannot = Not now.
corner-cannot_play = That card can't be played now.
corner-cannot_draw = You can't draw now.
ui-actions-look_hand = Open or close your hand
ui-actions-call_1 = First call in a corner
ui-actions-call_2 = Second call in a corner
ui-actions-call_3 = Third call in a corner
ui-actions-call_4 = Fourth call in a corner
