### What only OONO says, or says in its own way.

oono-title = OONO
oono-line = Stack the draws, and call UNO in time.

oono-preview-uno = UNO!

oono-advice-keep-and-suit = Keep the { $kept }; { $card } keeps the colour that the hand has most of.
oono-advice-keep = Keep the { $kept } for when nothing else goes; { $card } matches now.
oono-advice-uno = Call UNO before one of the last two cards is played, or somebody may challenge: two cards.
oono-advice-challenge =
    { $other } is down to one card and has not called UNO.
    A challenge gives { $other } two cards.
oono-advice-pass = Keep the card that was taken.

oono-guide-uno = With two cards left, call UNO before one of them is played; whoever forgets may have to take two cards.
oono-guide-faces = Draws are taken, or passed on: a Draw 2 with a Draw 2 or a Draw 4, a Draw 4 with another Draw 4 only.
oono-guide-drawn = The card just taken matches: play it, or keep it and the turn moves on.
oono-guide-playable = Cards that match the colour, number or symbol on top are lifted: play one of them.
oono-guide-nothing-fits = Nothing matches: take a card from the pile.
oono-guide-challenge = Somebody is down to one card without having called UNO: a challenge costs them two cards.
oono-guide-wild = The Wild goes on every card and names the colour that goes on; left in the hand it counts 50.
oono-guide-wild-four = The Draw 4 names the colour, and the next player takes four cards or passes them on with another Draw 4.
oono-guide-draw-two = A Draw 2 has to be answered with a Draw 2 or a Draw 4; whoever cannot takes the cards.
oono-guide-skipped = That turn is lost: a Skip was played.
oono-guide-reverse = The Reverse turns the direction: play now goes round the other way.
oono-guide-other-warned = Somebody is down to one card: what is left in the hand counts, so away with cards of many points.

oono-option-rounds-name = Rounds
oono-option-rounds-help = How many rounds the match has; without a limit it goes on until somebody reaches the target.
oono-option-rounds-0 = No limit

oono-option-target-name = Target
oono-option-target-help = The match ends after the round in which somebody's score reaches this. Without one only the rounds count.
oono-option-target-0 = None

oono-option-draw4_on_draw2-name = Draw 4 on a Draw 2
oono-option-draw4_on_draw2-help = How many cards the next player faces when a Draw 4 answers a single Draw 2.
oono-option-draw4_on_draw2-8 = Eight cards
oono-option-draw4_on_draw2-6 = Six cards: all draws are simply added up

oono-option-play_drawn-name = Play the card just taken
oono-option-play_drawn-help = Whoever takes a card and finds that it matches may play it at once.

oono-option-voluntary_draw-name = Take a card by choice
oono-option-voluntary_draw-help = A card may be taken also by a player who holds one that matches.

oono-option-opening_action-name = First card
oono-option-opening_action-help = What a Skip, Reverse or Draw 2 does when it is turned up to start the discard pile.
oono-option-opening_action-ignored = It does nothing
oono-option-opening_action-applies = It acts as if the dealer had played it

oono-option-last_card_draws-name = The last card still draws
oono-option-last_card_draws-help = When a round is won with a Draw 2 or Draw 4, the next player takes the cards before the count.

oono-option-two_player_reverse-name = Reverse with two players
oono-option-two_player_reverse-help = What a Reverse does when only two play.
oono-option-two_player_reverse-again = The same player plays again
oono-option-two_player_reverse-pass = The turn passes to the other player

oono-refusal-unknown-here = This cannot be done here; play a card, or take one when none matches.
oono-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit }, another { $rank }, a Wild or a Draw 4; whoever has none of these takes a card.
oono-refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was called: play that, a Wild or a Draw 4; whoever has none of these takes a card.
oono-refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No colour has been called: only a Wild or a Draw 4 goes; whoever has neither takes a card.
oono-refusal-nothing-drawn =
    Only a card just taken can be kept.
    Play a card, or take one when none matches.
oono-refusal-only-the-drawn = A card has been taken: play that one, { $card }, or keep it.
oono-refusal-must-play =
    { NAME($card, letter: "capital") } matches, and whoever can play must.
    A card is taken only when none matches.
oono-refusal-uno-not-now = UNO is called on one's own turn, with exactly two cards in hand, before one of them is played.
oono-refusal-wrong-challenge = There is nothing to challenge: it must be a player down to one card who has just played without calling UNO.
oono-refusal-own-challenge = Nobody can challenge themselves; that is for the others.

oono-refusal-facing-draw-2 =
    { $count ->
        [one] { NAME($card, letter: "capital") } is no answer to a Draw 2. Play a Draw 2 or a Draw 4, or take the card.
       *[other] { NAME($card, letter: "capital") } is no answer to a Draw 2. Play a Draw 2 or a Draw 4, or take the { $count } cards.
    }
oono-refusal-facing-draw-4 =
    { $count ->
        [one] { NAME($card, letter: "capital") } is no answer to a Draw 4. Only another Draw 4 is; or take the card.
       *[other] { NAME($card, letter: "capital") } is no answer to a Draw 4. Only another Draw 4 is; or take the { $count } cards.
    }

oono-call-uno = UNO!
oono-call-challenge = Challenge

oono-whom-challenge = Who played without calling UNO?

oono-said-uno = UNO!
oono-said-challenge = UNO was not called!

oono-explained-challenge-text =
    { $other } takes two cards.
    UNO has to be called before the last card but one is played.
oono-explained-challenge-clause = O-17

oono-event-uno = { $name } calls UNO!
oono-event-challenge = { $name } challenges { $other }, who did not call UNO.

# Ways to play that its set-up offers.
oono-preset-to-500-points = To 500 points
oono-preset-merciful = Merciful
oono-preset-to-the-bitter-end = To the bitter end

## The lesson

oono-lesson-aim-title = Empty your hand
oono-lesson-aim = Play your last card first and you score 0. The others score what they still hold, and low scores win.

oono-lesson-match-title = Colour or value
oono-lesson-match = A card goes on the pile if its colour matches, or its number or symbol.
oono-lesson-match-do = play the red 5

oono-lesson-draw-title = Nothing fits?
oono-lesson-draw = No red and no 8: take a card from the pile.
oono-lesson-draw-do = take a card

oono-lesson-drawn-title = Lucky draw
oono-lesson-drawn = The card you have just drawn may be played at once if it fits. This 8 does.
oono-lesson-drawn-do = play the yellow 8

oono-lesson-answer-title = Hit back
oono-lesson-answer = { $seat3 }'s Draw 2 would cost you two cards and the turn. Answer with a Draw 2 and { $seat1 } faces four.
oono-lesson-answer-do = play the blue Draw 2

oono-lesson-four-title = The bigger answer
oono-lesson-four = A Draw 4 also answers a Draw 2, and then { $seat1 } faces eight. You choose the colour: you hold blue.
oono-lesson-four-do = play the Draw 4 and choose blue

oono-lesson-uno-title = Call UNO
oono-lesson-uno = You have two cards and are about to play one. Call UNO first.
oono-lesson-uno-do = call UNO

oono-lesson-play-title = Now play it
oono-lesson-play = Your call counts for this turn, so you are safe with one card left.
oono-lesson-play-do = play the blue 7

oono-lesson-challenge-title = Catch { $seat2 }
oono-lesson-challenge = { $seat2 } is down to one card and never called UNO. Challenge him before the next move, and he takes two.
oono-lesson-challenge-do = challenge { $seat2 }

oono-lesson-last-title = Your last card
oono-lesson-last = Yellow on yellow ends the round: you score 0, and the lowest score wins.
oono-lesson-last-do = play the yellow 1

oono-lesson-says-uno = UNO!
oono-lesson-says-challenge = No UNO!
