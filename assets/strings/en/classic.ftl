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
classic-option-rounds-help = How many rounds you play. Without a limit, you play until somebody reaches the target.
classic-option-rounds-0 = No limit

classic-option-two_player_reverse-name = Reverse with two players
classic-option-two_player_reverse-help = What a Reverse does with only two players.
classic-option-two_player_reverse-again = The same player plays again
classic-option-two_player_reverse-pass = The turn passes to the other player

classic-option-draw_until-name = Draw until it fits
classic-option-draw_until-short = Keep drawing until one fits.
classic-option-draw_until-help = Who has nothing that matches draws until a card comes that may be played, or nothing is left. Goes well with playing the card you drew.

classic-option-stacking-name = Stack draws
classic-option-stacking-short = Answer a draw with a draw.
classic-option-stacking-help = Whether a player who has to draw may answer with a card, so that the next one draws it all.
classic-option-stacking-none = No
classic-option-stacking-same = With the same kind of card
classic-option-stacking-up = Also a Wild Draw 4 on a Pickup 2

classic-option-draw4-name = Wild Draw 4
classic-option-draw4-short = When it may be played, and whether it may be doubted.
classic-option-draw4-help = When a Wild Draw 4 may be played, and whether the next player may doubt it.
classic-option-draw4-any = At any time
classic-option-draw4-no-colour = Only without the colour
classic-option-draw4-doubt = At any time, but may be doubted

classic-option-jump_in-name = Jump in
classic-option-jump_in-short = The very same card? Play it now.
classic-option-jump_in-help = Who holds the very same card as the one just played may play it at once, out of turn. Play goes on from there.

classic-option-seven_zero-name = Sevens and zeros change hands
classic-option-seven_zero-short = A 7 swaps hands, a 0 moves them all on.
classic-option-seven_zero-help = Play a 7 and you swap hands with somebody of your choice. Play a 0 and every hand moves on one seat.

classic-option-last_card-name = Last card
classic-option-last_card-short = What may end the round.
classic-option-last_card-help = What your last card may be.
classic-option-last_card-any = Any card
classic-option-last_card-no-wild = No wild card
classic-option-last_card-number = Only a number

classic-option-must_play-name = You must play
classic-option-must_play-short = If a card fits, you play it.
classic-option-must_play-help = Who has a card that matches must play it, and may not draw instead.

classic-option-scoring-name = Points
classic-option-scoring-short = What a round counts.
classic-option-scoring-help = Cards left in a hand count against their holder or for the winner, or each round counts 1.
classic-option-scoring-rounds = A round won counts 1
classic-option-scoring-left = Lowest points win
classic-option-scoring-winner = Winner gets the points

classic-option-target-name = Target
classic-option-target-help = The match ends after the round in which somebody reaches this score. It needs points.
classic-option-target-0 = None

classic-option-call-name = Call One
classic-option-call-short = Forget it, and draw.
classic-option-call-help = Who is about to play the last card but one must call One first, or can be challenged.

classic-option-call_penalty-name = Penalty for no call
classic-option-call_penalty-short = What a forgotten call costs.
classic-option-call_penalty-help = How many cards you draw when you are challenged for not having called.
classic-option-call_penalty-idle = Has no effect, as nobody has to call One.

classic-option-hand-name = Cards each
classic-option-hand-short = How many you are dealt.
classic-option-hand-help = How many cards each player is dealt.

classic-option-play_drawn-name = Play the card you drew
classic-option-play_drawn-short = It may go down at once.
classic-option-play_drawn-help = If the card you draw matches, you may play it at once.

classic-option-opening_action-name = First card
classic-option-opening_action-short = When an action card starts the pile.
classic-option-opening_action-help = What happens when a Skip, Reverse or Pickup 2 starts the discard pile.
classic-option-opening_action-returned = Only a number starts
classic-option-opening_action-ignored = Nothing
classic-option-opening_action-applies = Acts as if the dealer had played it

classic-option-partners-name = Partners
classic-option-partners-help = With four or six players, those who sit opposite each other play together and have one score.

classic-refusal-must-play =
    { NAME($card, letter: "capital") } matches, so you must play.
    You draw only if none of your cards matches.
classic-refusal-one-not-now = Call One on your own turn, when you have exactly two cards, before you play one of them.
classic-refusal-one-not-now-jumps = Call One when you have exactly two cards, on your own turn or just before you jump in.
classic-refusal-wrong-challenge = There is nothing to challenge. You can challenge a player who has just played down to one card without calling One.
classic-refusal-own-challenge = You cannot challenge yourself.

classic-call-one = One!
classic-call-challenge = Challenge
classic-whom-challenge = Who did not call One?
classic-said-one = One!
classic-said-doubt = I doubt it!
classic-said-challenge = { $other }: no One!

classic-explained-challenge-text =
    { TRAIT($other, "person") ->
        [you] You have to draw.
       *[other] { $other } has to draw.
    }
    Whoever has two cards must call One before playing one of them.
classic-explained-challenge-clause = H-9

classic-event-one = { NAME($name, letter: "capital") } called One!
classic-event-challenge =
    { TRAIT($other, "person") ->
        [you] { NAME($name, letter: "capital") } challenged you: you had not called One.
       *[other] { NAME($name, letter: "capital") } challenged { $other }, who had not called One.
    }

classic-advice-one = Call One before you play. If you forget, anybody can challenge you, and you have to draw.
classic-advice-challenge =
    { $other } has one card left and did not call One.
    Challenge: { $other } has to draw.

# Ways to play that its set-up offers.
classic-preset-as-on-the-box = As on the box
classic-preset-wild-evening = Wild evening
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
