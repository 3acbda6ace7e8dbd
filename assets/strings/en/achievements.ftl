# What can be achieved in each game: its name, and what the player did.

achievement-classic-wild-finish = With a bang
achievement-classic-wild-finish-told = You won the round with a Wild Draw 4 as your last card.
achievement-classic-same-again = Same again
achievement-classic-same-again-told = You played a wild card and kept the same colour.
achievement-classic-by-symbol = Same symbol
achievement-classic-by-symbol-told = You played an action card on the same symbol of another colour.
achievement-classic-held-back = Held back
achievement-classic-held-back-told = You drew although you could have played, and still won the round.
achievement-classic-far-behind = From far behind
achievement-classic-far-behind-told = You won a round after holding twelve cards.
achievement-classic-three-in-a-row = Three in a row
achievement-classic-three-in-a-row-told = You played three cards in a row before anybody else had a turn.

achievement-oono-twice-the-rain = Twice the rain
achievement-oono-twice-the-rain-told = You answered a Draw 2 with a Draw 4, for a stack of 8.
achievement-oono-cloudburst = Cloudburst
achievement-oono-cloudburst-told = You passed on a stack of at least 12.
achievement-oono-any-colour = Any colour will do
achievement-oono-any-colour-told = You answered a Draw 2 with one of another colour.
achievement-oono-sharp-ears = Sharp ears
achievement-oono-sharp-ears-told = You challenged somebody who forgot to call UNO.
achievement-oono-just-drawn = Two are two
achievement-oono-just-drawn-told = You called UNO with one card and another you had just drawn.
achievement-oono-soaked = Soaked, but first
achievement-oono-soaked-told = You drew eight cards at once, and won the round.

achievement-attack-called-off = Called off
achievement-attack-called-off-told = You stopped an attack of at least five with a 7.
achievement-attack-sent-back = Return to sender
achievement-attack-sent-back-told = You sent an attack back with a queen.
achievement-attack-passed-over = Over their head
achievement-attack-passed-over-told = You sent an attack past the next player with a jack.
achievement-attack-grown = Avalanche
achievement-attack-grown-told = You raised an attack to at least nine.
achievement-attack-took-it = Took it like a champion
achievement-attack-took-it-told = You drew the cards of an attack although you had an answer, and won the round.
achievement-attack-heavy-losses = Heavy losses
achievement-attack-heavy-losses-told = You won a round that cost the others at least twenty points.

achievement-tricks-joker-leads = Follow the Joker
achievement-tricks-joker-leads-told = You led the Joker in a round with trump: everybody had to play trump.
achievement-tricks-downtown = Upside down
achievement-tricks-downtown-told = You chose downtown, and nines were high.
achievement-tricks-to-the-point = To the point
achievement-tricks-to-the-point-told = You took exactly as many points as you had bid.
achievement-tricks-all-fifteen = All fifteen
achievement-tricks-all-fifteen-told = You took every point of a round.
achievement-tricks-one-card = The one card
achievement-tricks-one-card-told = You won the last trick, and the one card was worth points.
achievement-tricks-unbeaten = Unbeaten
achievement-tricks-unbeaten-told = You won a trick with the Joker in a round without trump.

achievement-callout-sharp-eye = Sharp eye
achievement-callout-sharp-eye-told = You accused somebody of a mistake, and you were right.
achievement-callout-triplets = Triplets
achievement-callout-triplets-told = You played three identical cards at once.
achievement-callout-in-one-breath = In one breath
achievement-callout-in-one-breath-told = You called two spades in a single call.
achievement-callout-quick-tongue = Quick tongue
achievement-callout-quick-tongue-told = You called the suit for somebody else's wild card.
achievement-callout-flood = Flood
achievement-callout-flood-told = You answered a draw with a Joker, for a stack of at least 6.
achievement-callout-one = One!
achievement-callout-one-told = You won a round by calling One in time.
