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

classic-card-plus2 =
    { $number ->
        [plural] Pickup 2s
       *[one] Pickup 2
    }
classic-card-Wplus4 =
    { $number ->
        [plural] Wild Draw 4s
       *[one] Wild Draw 4
    }

classic-guide-playable = Play a card that matches the colour, the number or the symbol of the top card.
classic-guide-nothing-fits = None of your cards matches: draw one, and your turn is over.
classic-guide-draw-until = None of your cards matches: draw until one does.
classic-guide-draw-and-play = None of your cards matches: draw one, and if it matches you may play it at once.
classic-guide-call-due = You have two cards left: call One before you play one of them, or you may have to draw.
classic-guide-faces = You have to draw all these cards, unless you answer with a card that adds to them.
classic-guide-faces-helpless = None of your cards is an answer: draw all these cards, and you miss your turn.
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
classic-option-draw_until-help = If none of your cards matches, you draw until one comes that you may play, or nothing is left. If one does match, you draw one card only. Goes well with playing the card you drew.

classic-option-stacking-name = Stack draws
classic-option-stacking-short = Answer a draw with a draw.
classic-option-stacking-help = Whether a player who has to draw may answer with a card, so that the next one draws it all.
classic-option-stacking-none = No
classic-option-stacking-same = With the same kind of card
classic-option-stacking-up = Also a Wild Draw 4 on a Pickup 2

classic-option-draw4-name = Wild Draw 4
classic-option-draw4-short = When it may be played, and whether it may be doubted.
classic-option-draw4-help = When a Wild Draw 4 may be played, and whether the next player may doubt it. One that answers a draw can always be played, and never doubted.
classic-option-draw4-any = At any time
classic-option-draw4-no-colour = Only without the colour
classic-option-draw4-doubt = At any time, but may be doubted

classic-option-jump_in-name = Jump in
classic-option-jump_in-short = The very same card? Play it now.
classic-option-jump_in-help = If you hold the very same card as the one just played, you may play it at once, out of turn. Play goes on from there.

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
classic-option-must_play-help = If you have a card that matches you must play it, and may not draw instead.

classic-option-scoring-name = Points
classic-option-scoring-short = What a round counts.
classic-option-scoring-help = Cards left in a hand count against their holder or for the winner, or each round counts 1.
classic-option-scoring-rounds = A round won counts 1
classic-option-scoring-left = Lowest points win
classic-option-scoring-winner = Winner gets the points

classic-option-target-name = Target
classic-option-target-help = The match ends after the round in which somebody reaches this score. Only with points.
classic-option-target-0 = None

classic-option-call-name = Call One
classic-option-call-short = Forget it, and draw.
classic-option-call-help = Call One before you play your last card but one, or others can challenge you.

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
classic-refusal-facing-two =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Pickup 2. Play another Pickup 2, or draw the card.
       *[other] { NAME($card, letter: "capital") } does not answer a Pickup 2. Play another Pickup 2, or draw the { $count } cards.
    }
classic-refusal-facing-two-up =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Pickup 2. Play a Pickup 2 or a Wild Draw 4, or draw the card.
       *[other] { NAME($card, letter: "capital") } does not answer a Pickup 2. Play a Pickup 2 or a Wild Draw 4, or draw the { $count } cards.
    }
classic-refusal-facing-four =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Wild Draw 4. Play another Wild Draw 4, or draw the card.
       *[other] { NAME($card, letter: "capital") } does not answer a Wild Draw 4. Play another Wild Draw 4, or draw the { $count } cards.
    }
classic-refusal-facing-four-doubt =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Wild Draw 4. Play another Wild Draw 4, draw the card, or doubt the one on the pile.
       *[other] { NAME($card, letter: "capital") } does not answer a Wild Draw 4. Play another Wild Draw 4, draw the { $count } cards, or doubt the one on the pile.
    }
# To all at one screen, of a hand that lies closed: they tell nothing of its cards.
classic-refusal-facing-two-closed =
    { $count ->
        [one] That card can't be played now. Play another Pickup 2, or take the card.
       *[other] That card can't be played now. Play another Pickup 2, or take the { $count } cards.
    }
classic-refusal-facing-two-up-closed =
    { $count ->
        [one] That card can't be played now. Play a Pickup 2 or a Wild Draw 4, or take the card.
       *[other] That card can't be played now. Play a Pickup 2 or a Wild Draw 4, or take the { $count } cards.
    }
classic-refusal-facing-four-closed =
    { $count ->
        [one] That card can't be played now. Play another Wild Draw 4, or take the card.
       *[other] That card can't be played now. Play another Wild Draw 4, or take the { $count } cards.
    }
classic-refusal-facing-four-doubt-closed =
    { $count ->
        [one] That card can't be played now. Play another Wild Draw 4, take the card, or doubt this one.
       *[other] That card can't be played now. Play another Wild Draw 4, take the { $count } cards, or doubt this one.
    }

classic-refusal-one-not-now = Call One on your own turn, when you have exactly two cards, before you play one of them.
classic-refusal-one-not-now-jumps = Call One when you have exactly two cards, on your own turn or just before you jump in.
classic-refusal-wrong-challenge = There is nothing to challenge. You can challenge a player who has just played down to one card without calling One.
classic-refusal-own-challenge = You cannot challenge yourself.

classic-call-one = One!
classic-call-challenge = Challenge
classic-whom-challenge = Who did not call One?
classic-said-one = One!
classic-said-doubt = I doubt it!
# Before the button, where there is room.
classic-caption-doubt = If wrong, two more:
classic-note-doubt = If wrong, two more
classic-said-challenge = { NAME($other, letter: "capital") } didn’t call One!

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
classic-preset-as-on-the-box-help = As boxes have it: you call One, may play the card you drew and doubt a Wild Draw 4, and the winner scores what the others hold.
classic-preset-wild-evening = Wild evening
classic-preset-wild-evening-help = For a lively table: draws stack up, you draw until a card fits, jump in, and swap hands with sevens and zeros.
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
classic-lesson-hit = { $seat3 }'s Wild Draw 4 goes on any card. { $seat3 } chose blue; you drew four cards and missed a turn.

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

## "Try it": each rule that can be changed, with a few cards

classic-try-draw_until-draw-title = Keep drawing
classic-try-draw_until-draw = You have no blue and no 8. Draw once, and you are given cards until one comes that fits.
classic-try-draw_until-draw-do = draw a card

classic-try-draw_until-play-title = One that fits
classic-try-draw_until-play = Four cards came; the last one fits. That was your turn, and now it is yours again.
classic-try-draw_until-play-do = play the blue 6

classic-try-must_play-play-title = No drawing now
classic-try-must_play-play = You hold a red card, so you must play it. Try to draw instead, and you are told why you may not.
classic-try-must_play-play-do = play the red 5

classic-try-must_play-draw-title = Only with nothing to play
classic-try-must_play-draw = Now nothing of yours fits on the red 3. So you draw, and your turn is over.
classic-try-must_play-draw-do = draw a card

classic-try-play_drawn-draw-title = Draw first
classic-try-play_drawn-draw = Nothing of yours fits on the blue 8. Draw a card.
classic-try-play_drawn-draw-do = draw a card

classic-try-play_drawn-play-title = It fits: play it
classic-try-play_drawn-play = A blue card, and your turn is not over. Play the card you have drawn, or keep it.
classic-try-play_drawn-play-do = play the blue 5

classic-try-stacking-answer-title = Add to it
classic-try-stacking-answer = { $seat3 } wants you to draw two. Put a Pickup 2 on top: the draws add up, and { $seat1 } has to draw four.
classic-try-stacking-answer-do = play the blue Pickup 2

classic-try-stacking-up-title = Whoever has no answer draws
classic-try-stacking-up = { $seat1 } answered with a Wild Draw 4. { $seat2 } had nothing to put on top and drew all eight.

classic-try-draw4-right-title = You doubt rightly
classic-try-draw4-right = Red was in force. If you doubt the Wild Draw 4 and { $seat3 } holds a red card, { $seat3 } draws the four.
classic-try-draw4-right-do = doubt the Wild Draw 4

classic-try-draw4-wrong-title = You doubt wrongly
classic-try-draw4-wrong = Red again, but now { $seat3 } holds no red card. Doubt it all the same: it costs you six cards.
classic-try-draw4-wrong-do = doubt the Wild Draw 4

classic-try-call-one-title = Say it first
classic-try-call-one = You hold two cards and are about to play one. Call One before you do.
classic-try-call-one-do = call One

classic-try-call-play-title = Then play
classic-try-call-play = Now the card can go, and nobody can catch you.
classic-try-call-play-do = play the red 5

classic-try-call-catch-title = Somebody forgot
classic-try-call-catch = { $seat1 } is down to one card and did not call. Challenge before the next turn begins, and { $seat1 } draws two cards.
classic-try-call-catch-do = challenge { $seat1 }

classic-try-call_penalty-catch-title = Somebody forgot
classic-try-call_penalty-catch = { $seat3 } is down to one card and did not call One. Challenge before the next turn begins.
classic-try-call_penalty-catch-do = challenge { $seat3 }

classic-try-call_penalty-four-title = It costs four
classic-try-call_penalty-four = { $seat3 } drew four cards. It can cost one to four; two is usual.

classic-try-last_card-refused-title = Not this one
classic-try-last_card-refused = The Skip fits, but your last card must be a number: try it and see. So you have to draw.
classic-try-last_card-refused-do = draw a card

classic-try-last_card-skip-title = Now it may go
classic-try-last_card-skip = With another card in your hand the Skip is not the last. Play it, and { $seat1 } misses a turn.
classic-try-last_card-skip-do = play the red Skip

classic-try-last_card-last-title = A number is the last
classic-try-last_card-last = The red 9 is a number, so it may end the round.
classic-try-last_card-last-do = play the red 9

classic-try-scoring-last-title = Go out
classic-try-scoring-last = Play your last card. The winner of a round gets points for all that the others still hold.
classic-try-scoring-last-do = play the red 5

classic-try-scoring-points-title = 92 points
classic-try-scoring-points = Numbers count their value, a Skip 20, a Wild 50: you score 9 + 20 + 50 + 4 + 7 + 2 = 92.

classic-try-jump_in-jump-title = Jump in
classic-try-jump_in-jump = It is not your turn, but you hold the very same green 5. Play it now, before { $seat3 } does anything.
classic-try-jump_in-jump-do = play the green 5

classic-try-jump_in-on-title = Play goes on from you
classic-try-jump_in-on = After you it was { $seat1 }'s turn. { $seat3 } was passed over and has to wait.

classic-try-seven_zero-seven-title = A 7 swaps hands
classic-try-seven_zero-seven = You hold many cards, { $seat2 } has only two. Play the 7 and take { $seat2 }'s hand for yours.
classic-try-seven_zero-seven-do = play the red 7, choose { $seat2 }
classic-try-seven_zero-seven-then = choose { $seat2 }

classic-try-seven_zero-zero-title = A 0 moves every hand on
classic-try-seven_zero-zero = Play the 0 and every hand goes to the next seat: yours to { $seat1 }, and { $seat3 }'s comes to you.
classic-try-seven_zero-zero-do = play the red 0

classic-try-hand-three-title = Three cards each
classic-try-hand-three = Everybody was dealt three cards, not seven, so a round is soon over. Play one.
classic-try-hand-three-do = play the red 7

classic-try-hand-two-title = Two cards
classic-try-hand-two = Already there are only two left.
classic-try-hand-two-do = play the red 2

classic-try-hand-last-title = That was quick
classic-try-hand-last = Nobody has anything that fits. Your green 2 does, and you win.
classic-try-hand-last-do = play the green 2

classic-try-opening_action-first-title = The first card counts
classic-try-opening_action-first = A Reverse was turned up first. It counts as if { $seat1 }, the dealer, had played it: play turns round, and you begin.
classic-try-opening_action-first-do = play the red 5

classic-try-opening_action-on-title = The other way round
classic-try-opening_action-on = After you it was { $seat3 }'s turn, not { $seat1 }'s.

classic-try-two_player_reverse-reverse-title = A Reverse for two
classic-try-two_player_reverse-reverse = There are only two of you. Play the Reverse and see whose turn it is then.
classic-try-two_player_reverse-reverse-do = play the red Reverse

classic-try-two_player_reverse-pass-title = The turn passes
classic-try-two_player_reverse-pass = It was { $seat1 }'s turn. As written, you would have played again yourself.

classic-try-partners-skip-title = To your partner
classic-try-partners-skip = { $seat2 } sits opposite: the two of you are partners. Play the Skip, and { $seat1 } is passed over.
classic-try-partners-skip-do = play the red Skip

classic-try-partners-won-title = Both of you win
classic-try-partners-won = { $seat2 } played the last card. The round is won for both of you, and your own cards are not counted.

## Puzzles: what is to be reached

classic-puzzle-out = Lay down your whole hand before anybody else has a turn.
classic-puzzle-hold = Let nobody go out before your next turn.
# $deed is a move that does not make sure of that.
classic-puzzle-hold-missed = { $deed }: somebody could go out first.
