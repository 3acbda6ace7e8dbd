### What only One: Classic says, or says in its own way.

classic-title = One: Classic
# The title in two parts: the first is written small, the second large beside it.
classic-title-family = One:
classic-title-name = Classic
classic-line = Match colour, number or symbol.
classic-aim = Whoever wins the most rounds wins.
classic-aim_once = Whoever is out of cards first wins.

classic-advice-keep-and-suit = Keep the { $kept }; the { $card } stays with the colour you hold most of.
classic-advice-keep-and-new-suit = Keep the { $kept }; the { $card } changes the colour to { $suit }, which you hold most of.
classic-advice-plain =
    Play the { $card } first.
    Pickup 2, Skip and Reverse do more when the next player is close to winning.
classic-advice-keep = Keep the { $kept } for when nothing else matches; the { $card } matches now.

classic-card-plus2 = Pickup 2
classic-card-Wplus4 = Wild Draw 4

classic-guide-playable = Play a card that matches the colour, the number or the symbol of the top card.
classic-guide-nothing-fits = None of your cards matches: draw one, and your turn is over.
classic-guide-one-left = You have one card left: everybody is warned, and there is nothing to call.
classic-guide-wild = You can play your Wild on any card, and you choose the colour.
classic-guide-wild-four = You can play your Wild Draw 4 on any card: you choose the colour, and the next player draws four cards.
classic-guide-skipped = You missed a turn: a Skip does that, and so do cards that you have to draw.
classic-guide-draw-two = The Pickup 2 makes the next player draw two cards and miss a turn, and no card can stop it.
classic-guide-reverse = The Reverse changes the direction: play now goes the other way round.
classic-guide-skip = The Skip makes the next player miss a turn.
classic-guide-colour-called = This colour was chosen for the wild card: the next card must have it, or be another wild card.
classic-guide-other-warned = { $name } has one card left: when they are next after you, a card that makes them miss a turn can stop them.

classic-option-rounds-name = Rounds
classic-option-rounds-help = How many rounds you play. Whoever wins the most rounds wins the match.

classic-option-two_player_reverse-name = Reverse with two players
classic-option-two_player_reverse-help = What a Reverse does with only two players.
classic-option-two_player_reverse-again = The same player plays again
classic-option-two_player_reverse-pass = The turn passes to the other player

# Ways to play that its set-up offers.
classic-preset-best-of-three = Best of three
classic-preset-a-long-evening = A long evening

## The lesson

classic-lesson-aim-title = Get rid of your cards
classic-lesson-aim = These are yours. Be the first to get rid of all your cards and you win the round.

classic-lesson-colour-title = Match the colour
classic-lesson-colour = On your turn, put a card on the discard pile. One of the same colour always matches: red on red.
classic-lesson-colour-do = play the red 7

classic-lesson-number-title = Or match the number
classic-lesson-number = The same number matches too, in any colour. After this 4 the colour to match is yellow.
classic-lesson-number-do = play the yellow 4

classic-lesson-draw-title = Nothing matches?
classic-lesson-draw = You have no yellow and no 1, so draw a card from the draw pile. That ends your turn.
classic-lesson-draw-do = draw a card

classic-lesson-pickup-title = Make { $seat1 } draw
classic-lesson-pickup = A Pickup 2 makes the next player draw two cards and miss a turn. There is no defence against it.
classic-lesson-pickup-do = play the Pickup 2

classic-lesson-hit-title = That one hit you
classic-lesson-hit = { $seat3 }'s Wild Draw 4 goes on any card. He chose blue; you drew four cards and missed a turn.

classic-lesson-skip-title = Skip somebody
classic-lesson-skip = A Skip makes the next player miss a turn. Here that is { $seat1 }.
classic-lesson-skip-do = play the red Skip

classic-lesson-reverse-title = Turn it round
classic-lesson-reverse = A Reverse changes the direction of play: the next turn after yours is { $seat3 }'s, not { $seat1 }'s.
classic-lesson-reverse-do = play the blue Reverse

classic-lesson-wild-title = Choose a colour
classic-lesson-wild = A Wild can be played on any card, and you choose the colour that comes next. You hold a red card, so choose red.
classic-lesson-wild-do = play the Wild and choose red

classic-lesson-last-title = One card left!
classic-lesson-last = Everybody can see that you have one card left, and in this game you need not call anything. Play it and you win the round.
classic-lesson-last-do = play the red 6
