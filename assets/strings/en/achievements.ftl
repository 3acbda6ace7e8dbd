# What can be achieved in each game: its name, what the player did, and what is to be done for it.

achievement-classic-wild-finish = With a bang
achievement-classic-wild-finish-told = You won the round with a Wild Draw 4 as your last card.
achievement-classic-wild-finish-todo = Win a round with a Wild Draw 4 as your last card.
achievement-classic-same-again = Same again
achievement-classic-same-again-told = You played a wild card and kept the same colour.
achievement-classic-same-again-todo = Play a wild card and keep the same colour.
achievement-classic-by-symbol = Same symbol
achievement-classic-by-symbol-told = You played an action card on the same symbol of another colour.
achievement-classic-by-symbol-todo = Play an action card on the same symbol of another colour.
achievement-classic-held-back = Held back
achievement-classic-held-back-told = You drew although you could have played, and still won the round.
achievement-classic-held-back-todo = Draw although you could play, and still win the round.
achievement-classic-far-behind = From far behind
achievement-classic-far-behind-told = You won a round after holding twelve cards.
achievement-classic-far-behind-todo = Win a round after holding twelve cards.
achievement-classic-three-in-a-row = Three in a row
achievement-classic-three-in-a-row-told = You played three cards in a row before anybody else had a turn.
achievement-classic-three-in-a-row-todo = Play three cards in a row before anybody else has a turn.

achievement-oono-twice-the-rain = Twice the rain
achievement-oono-twice-the-rain-told = You answered a Draw 2 with a Draw 4, for a stack of 8.
achievement-oono-twice-the-rain-todo = Answer a Draw 2 with a Draw 4, for a stack of 8.
achievement-oono-cloudburst = Cloudburst
achievement-oono-cloudburst-told = You passed on a stack of at least 12.
achievement-oono-cloudburst-todo = Pass on a stack of at least 12.
achievement-oono-any-colour = Any colour will do
achievement-oono-any-colour-told = You answered a Draw 2 with one of another colour.
achievement-oono-any-colour-todo = Answer a Draw 2 with one of another colour.
achievement-oono-sharp-ears = Sharp ears
achievement-oono-sharp-ears-told = You challenged somebody who forgot to call UNO.
achievement-oono-sharp-ears-todo = Challenge somebody who forgot to call UNO.
achievement-oono-just-drawn = Two are two
achievement-oono-just-drawn-told = You called UNO with one card and another you had just drawn.
achievement-oono-just-drawn-todo = Call UNO with one card and another you have just drawn.
achievement-oono-soaked = Soaked, but first
achievement-oono-soaked-told = You drew eight cards at once, and won the round.
achievement-oono-soaked-todo = Draw eight cards at once, and win the round.

achievement-attack-called-off = Called off
achievement-attack-called-off-told = You stopped an attack of at least five with a 7.
achievement-attack-called-off-todo = Stop an attack of at least five with a 7.
achievement-attack-sent-back = Return to sender
achievement-attack-sent-back-told = You sent an attack back with a queen.
achievement-attack-sent-back-todo = Send an attack back with a queen.
achievement-attack-passed-over = Over their head
achievement-attack-passed-over-told = You sent an attack past the next player with a jack.
achievement-attack-passed-over-todo = Send an attack past the next player with a jack.
achievement-attack-grown = Avalanche
achievement-attack-grown-told = You raised an attack to at least nine.
achievement-attack-grown-todo = Raise an attack to at least nine.
achievement-attack-took-it = Took it like a champion
achievement-attack-took-it-told = You drew the cards of an attack although you had an answer, and won the round.
achievement-attack-took-it-todo = Draw the cards of an attack although you have an answer, and win the round.
achievement-attack-heavy-losses = Heavy losses
achievement-attack-heavy-losses-told = You won a round that cost the others at least twenty points.
achievement-attack-heavy-losses-todo = Win a round that costs the others at least twenty points.

achievement-tricks-joker-leads = Follow the Joker
achievement-tricks-joker-leads-told = You led the Joker in a round with trump: everybody had to play trump.
achievement-tricks-joker-leads-todo = Lead the Joker in a round with trump.
achievement-tricks-downtown = Upside down
achievement-tricks-downtown-told = You chose downtown, and nines were high.
achievement-tricks-downtown-todo = Choose downtown, so that nines are high.
achievement-tricks-to-the-point = To the point
achievement-tricks-to-the-point-told = You took exactly as many points as you had bid.
achievement-tricks-to-the-point-todo = Take exactly as many points as you bid.
achievement-tricks-all-fifteen = All fifteen
achievement-tricks-all-fifteen-told = You took every point of a round.
achievement-tricks-all-fifteen-todo = Take every point of a round.
achievement-tricks-one-card = The one card
achievement-tricks-one-card-told = You won the last trick, and the one card was worth points.
achievement-tricks-one-card-todo = Win the last trick when the one card is worth points.
achievement-tricks-unbeaten = Unbeaten
achievement-tricks-unbeaten-told = You won a trick with the Joker in a round without trump.
achievement-tricks-unbeaten-todo = Win a trick with the Joker in a round without trump.

achievement-callout-sharp-eye = Sharp eye
achievement-callout-sharp-eye-told = You accused somebody of a mistake, and you were right.
achievement-callout-sharp-eye-todo = Accuse somebody of a mistake, and be right.
achievement-callout-triplets = Triplets
achievement-callout-triplets-told = You played three identical cards at once.
achievement-callout-triplets-todo = Play three identical cards at once.
achievement-callout-in-one-breath = In one breath
achievement-callout-in-one-breath-told = You called two spades in a single call.
achievement-callout-in-one-breath-todo = Call two spades in a single call.
achievement-callout-quick-tongue = Quick tongue
achievement-callout-quick-tongue-told = You called the suit for somebody else's wild card.
achievement-callout-quick-tongue-todo = Call the suit for somebody else's wild card.
achievement-callout-flood = Flood
achievement-callout-flood-told = You answered a draw with a Joker, for a stack of at least 6.
achievement-callout-flood-todo = Answer a draw with a Joker, for a stack of at least 6.
achievement-callout-one = One!
achievement-callout-one-told = You won a round by calling One in time.
achievement-callout-one-todo = Win a round by calling One in time.

### Goals over many matches: the name of each, what is to be done for it, and what the player did.

goal-cup = Champion
goal-cup-todo = Win a cup.
goal-cup-told = You have won a cup.
goal-gold-cup = Solid gold
goal-gold-cup-todo = Win a cup without losing a match.
goal-gold-cup-told = You have won a cup without losing a match.
goal-cups-of-games = A full shelf
goal-cups-of-games-todo =
    { $count ->
        [one] Win a cup in { $count } game.
       *[other] Win a cup in each of { $count } games.
    }
goal-cups-of-games-told =
    { $count ->
        [one] You have won a cup in { $count } game.
       *[other] You have won a cup in each of { $count } games.
    }
goal-streak-3 = A good start
goal-streak-3-todo =
    { $count ->
        [one] Finish a deal of the day.
       *[other] Finish a deal of the day { $count } days in a row.
    }
goal-streak-3-told =
    { $count ->
        [one] You have finished a deal of the day.
       *[other] You have finished a deal of the day { $count } days in a row.
    }
goal-streak-7 = The whole week
goal-streak-7-todo =
    { $count ->
        [one] Finish a deal of the day.
       *[other] Finish a deal of the day { $count } days in a row.
    }
goal-streak-7-told =
    { $count ->
        [one] You have finished a deal of the day.
       *[other] You have finished a deal of the day { $count } days in a row.
    }
goal-streak-30 = Rain or shine
goal-streak-30-todo =
    { $count ->
        [one] Finish a deal of the day.
       *[other] Finish a deal of the day { $count } days in a row.
    }
goal-streak-30-told =
    { $count ->
        [one] You have finished a deal of the day.
       *[other] You have finished a deal of the day { $count } days in a row.
    }
goal-deals-25 = First time lucky
goal-deals-25-todo =
    { $count ->
        [one] Win { $count } deal of the day on the first try.
       *[other] Win { $count } deals of the day on the first try.
    }
goal-deals-25-told =
    { $count ->
        [one] You have won { $count } deal of the day on the first try.
       *[other] You have won { $count } deals of the day on the first try.
    }
goal-deeds-5 = Getting the hang of it
goal-deeds-5-todo =
    { $count ->
        [one] Earn { $count } achievement of the games.
       *[other] Earn { $count } achievements.
    }
goal-deeds-5-told =
    { $count ->
        [one] You have earned { $count } achievement of the games.
       *[other] You have earned { $count } achievements.
    }
goal-deeds-15 = Old hand
goal-deeds-15-todo =
    { $count ->
        [one] Earn { $count } achievement of the games.
       *[other] Earn { $count } achievements.
    }
goal-deeds-15-told =
    { $count ->
        [one] You have earned { $count } achievement of the games.
       *[other] You have earned { $count } achievements.
    }
goal-deeds-30 = Seen it all
goal-deeds-30-todo =
    { $count ->
        [one] Earn { $count } achievement of the games.
       *[other] Earn { $count } achievements.
    }
goal-deeds-30-told =
    { $count ->
        [one] You have earned { $count } achievement of the games.
       *[other] You have earned { $count } achievements.
    }
goal-matches-100 = A hundred matches
goal-matches-100-todo =
    { $count ->
        [one] Finish { $count } match.
       *[other] Finish { $count } matches.
    }
goal-matches-100-told =
    { $count ->
        [one] You have finished { $count } match.
       *[other] You have finished { $count } matches.
    }
goal-wins-50 = Winning ways
goal-wins-50-todo =
    { $count ->
        [one] Win { $count } match.
       *[other] Win { $count } matches.
    }
goal-wins-50-told =
    { $count ->
        [one] You have won { $count } match.
       *[other] You have won { $count } matches.
    }
goal-each-game = All-rounder
goal-each-game-todo =
    { $each ->
        [one] Win { $each } match in each of the five games.
       *[other] Win { $each } matches in each of the five games.
    }
goal-each-game-told =
    { $each ->
        [one] You have won { $each } match in each of the five games.
       *[other] You have won { $each } matches in each of the five games.
    }
goal-each-guest = Good company
goal-each-guest-todo =
    { $each ->
        [one] Finish ahead of twelve guests once each.
       *[other] Finish ahead of twelve guests { $each } times each.
    }
goal-each-guest-told =
    { $each ->
        [one] You have finished ahead of twelve guests once each.
       *[other] You have finished ahead of twelve guests { $each } times each.
    }
goal-days-30 = Regular
goal-days-30-todo =
    { $count ->
        [one] Finish a match on { $count } day.
       *[other] Finish a match on { $count } different days.
    }
goal-days-30-told =
    { $count ->
        [one] You have finished a match on { $count } day.
       *[other] You have finished a match on { $count } different days.
    }
goal-house-rules = House proud
goal-house-rules-todo =
    { $count ->
        [one] Win with { $count } set of house rules.
       *[other] Win with { $count } different sets of house rules.
    }
goal-house-rules-told =
    { $count ->
        [one] You have won with { $count } set of house rules.
       *[other] You have won with { $count } different sets of house rules.
    }
goal-large-table = Full house
goal-large-table-todo =
    { $count ->
        [one] Win { $count } match with { $each } or more players.
       *[other] Win { $count } matches with { $each } or more players.
    }
goal-large-table-told =
    { $count ->
        [one] You have won { $count } match with { $each } or more players.
       *[other] You have won { $count } matches with { $each } or more players.
    }
