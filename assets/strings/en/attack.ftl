### What only One Card: Attack says, or says in its own way.

attack-title = One Card: Attack
# The title in two parts: the first is written small, the second large beside it.
attack-title-family = One Card:
attack-title-name = Attack
attack-line = Twos and threes attack, sevens block.
attack-aim = Every card left costs a point: the highest total wins.

attack-advice-keep-and-suit =
    Keep { $kept } for an attack.
    { NAME($card, letter: "capital") } stays with { $suit }, which the hand has most of.
attack-advice-keep = Keep { $kept } for an attack; { $card } matches now.
attack-advice-suit = { NAME($card, letter: "capital") } stays with { $suit }, which the hand has most of.
attack-advice-plain =
    { NAME($card, letter: "capital") } goes now.
    Attacks do more when the next player is close to winning.
attack-advice-pass = Keep the card: played, it would only have to be taken again.

attack-advice-answer =
    { $count ->
        [one] { NAME($card, letter: "capital") } is an answer; otherwise a card has to be taken.
       *[other] { NAME($card, letter: "capital") } is an answer, and somebody else has to deal with the { $count } cards.
    }

attack-guide-faces = This is an attack: answer it with a 2, 3, 7, queen or jack that matches, or take all the cards.
attack-guide-faces-helpless = This is an attack, and nothing in the hand answers it: take all the cards, and it is over.
attack-guide-drawn = The card just taken matches: play it, or keep it and the turn moves on.
attack-guide-playable = Cards of the same suit or rank as the card on top are lifted: whoever can play one must.
attack-guide-nothing-fits = Nothing matches: take a card from the pile.
attack-guide-two = A 2 attacks: the next player takes two cards, or answers.
attack-guide-three = A 3 attacks: the next player takes three cards, or answers.
attack-guide-seven = A 7 that matches calls an attack off; it is worth keeping for that.
attack-guide-attacked = Attacks add up: whoever answers with a 2 or 3 sends all of it on, and more.
attack-guide-queen = A queen turns the direction; under attack it sends the attack back.
attack-guide-jack = A jack passes over the next player, and with an attack goes on to the one after.
attack-guide-one-left = One card left: whoever is out first ends the round, and every card in the other hands costs a point.

attack-option-decks-name = Packs
attack-option-decks-help = How many packs of 52 cards are shuffled together.

attack-option-cards-name = Cards each
attack-option-cards-help = How many cards each player is dealt.

attack-option-rounds-name = Rounds
attack-option-rounds-help = How many rounds the match has. Each card left in the hand at the end of one costs a point.

attack-option-play_drawn-name = Play the card just taken
attack-option-play_drawn-help = Whoever takes a card and finds that it matches may play it at once.

attack-option-redirect_by_rank-name = Redirect by rank
attack-option-redirect_by_rank-help = A queen on a queen, or a jack on a jack, redirects an attack in any suit.

attack-refusal-unknown-here = This cannot be done here; play a card, or take one when none matches.
attack-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit } or another { $rank }; whoever has neither takes a card.
attack-refusal-no-answer =
    { NAME($card, letter: "capital") } is no answer to an attack of { $count }.
    A 2, 3, 7, queen or jack is, if it matches; or take the cards.
attack-refusal-no-match-attacked =
    { NAME($card, letter: "capital") } has neither the suit nor the rank.
    A { $suit } answer would do; or take the { $count } cards.
attack-refusal-other-suit =
    { NAME($card, letter: "capital") } has another suit.
    Under attack a queen or jack must be { $suit }; or take the { $count } cards.
attack-refusal-one-card = A turn is exactly one card: play one of them alone, if it matches.
attack-refusal-nothing-drawn =
    Only a card just taken can be kept.
    Play a card, or take one when none matches.
attack-refusal-only-the-drawn = A card has been taken: play that one, { $card }, or keep it.
attack-refusal-must-play =
    { NAME($card, letter: "capital") } matches, and whoever can play must.
    A card is taken only when none matches.
attack-refusal-suit-not-called = { NAME($card, letter: "capital") } is played by itself: no suit is named in this game.

attack-explained-begins-text =
    { $name } begins.
    The lowest card of those turned up decides.
attack-explained-begins-clause = A-3

attack-event-dealt = { $name } is dealt { $cards } to see who begins.
attack-event-begins = { $name } has the lowest card, and begins.

# Ways to play that its set-up offers.
attack-preset-one-quick-round = One quick round
attack-preset-large-hands = Large hands
attack-preset-open-attack = Open attack

## The lesson

attack-lesson-aim-title = Empty your hand
attack-lesson-aim = Whoever plays their last card first ends the round. Every card the others still hold costs them a point.

attack-lesson-match-title = Suit or rank
attack-lesson-match = Play one card of the same suit or the same rank. Play goes to your right at first.
attack-lesson-match-do = play the 9 of spades

attack-lesson-draw-title = Nothing fits?
attack-lesson-draw = No club and no 8: take one card, and your turn is over.
attack-lesson-draw-do = take a card

attack-lesson-attack-title = Attack!
attack-lesson-attack = A 2 or a 3 attacks the next player, who is to take two or three cards.
attack-lesson-attack-do = play the 3 of spades

attack-lesson-add-title = Pass it on
attack-lesson-add = { $seat1 } attacks you with a 2. Add a 2 or 3 that fits, and { $seat3 } faces the sum: four cards.
attack-lesson-add-do = play the 2 of diamonds

attack-lesson-take-title = No answer
attack-lesson-take = Six cards are coming, and only a 2, 3, 7, queen or jack could help. Take them.
attack-lesson-take-do = take the six cards

attack-lesson-cancel-title = A 7 shields you
attack-lesson-cancel = A 7 that fits ends an attack, and nobody takes any cards.
attack-lesson-cancel-do = play the 7 of hearts

attack-lesson-redirect-title = Send it back
attack-lesson-redirect = A queen of the same suit turns play round, and the attack with it: { $seat1 } faces five.
attack-lesson-redirect-do = play the queen of hearts

attack-lesson-jack-title = Jump over { $seat1 }
attack-lesson-jack = A jack skips the next player. Under attack, a jack of the same suit passes the attack over them.
attack-lesson-jack-do = play the jack of clubs

attack-lesson-last-title = Your last card
attack-lesson-last = Play it and the round is yours. You also begin the next one.
attack-lesson-last-do = play the king of clubs
