### What only OONO says, or says in its own way.

oono-title = OONO
oono-line = Stack the draws, and call UNO in time.

oono-preview-uno = UNO!

oono-advice-keep-and-suit = Keep the { $kept }; the { $card } stays with the colour you hold most of.
oono-advice-keep-and-new-suit = Keep the { $kept }; the { $card } changes the colour to { $suit }, which you hold most of.
oono-advice-plain =
    Play the { $card } first.
    Draw 2, Skip and Reverse do more when the next player is close to winning.
oono-advice-keep = Keep the { $kept } for when nothing else matches; the { $card } matches now.
oono-advice-uno = Call UNO before you play. If you forget, anybody can challenge you, and you draw two cards.
oono-advice-challenge =
    { $other } has one card left and did not call UNO.
    Challenge: { $other } draws two cards.
oono-advice-pass = Keep the card you drew.

oono-guide-uno = You have two cards left: call UNO before you play one of them, or you may have to draw two.
oono-guide-faces = You have to draw, or answer: a Draw 2 with a Draw 2 or a Draw 4, and a Draw 4 only with another Draw 4.
oono-guide-faces-helpless = None of your cards is an answer: draw all the cards, and you miss your turn.
oono-guide-drawn = The card you drew matches: play it, or keep it and end your turn.
oono-guide-playable = Play a card that matches the colour, the number or the symbol of the top card.
oono-guide-nothing-fits = None of your cards matches, so draw one.
oono-guide-challenge = A player has one card left and did not call UNO: challenge them, and they draw two cards.
oono-guide-wild = You can play your Wild on any card and choose the colour, but left in your hand it costs 50 points.
oono-guide-wild-four = With your Draw 4 you choose the colour, and the next player draws four cards or answers with another Draw 4.
oono-guide-draw-two = The Draw 2 makes the next player draw two cards, or answer with a Draw 2 or a Draw 4.
oono-guide-skipped = You missed a turn, because a Skip was played.
oono-guide-reverse = The Reverse changes the direction: play now goes the other way round.
oono-guide-other-warned = { $name } has one card left and may soon end the round: then you pay for every card you hold.

oono-option-rounds-name = Rounds
oono-option-rounds-help = How many rounds you play. Without a limit, you play until somebody reaches the target.
oono-option-rounds-0 = No limit

oono-option-target-name = Target
oono-option-target-help = The match ends after the round in which somebody reaches this score. Without a target, only the rounds count.
oono-option-target-0 = None

oono-option-draw4_on_draw2-name = Draw 4 on a Draw 2
oono-option-draw4_on_draw2-help = How many cards the next player has to draw when a Draw 4 answers a single Draw 2.
oono-option-draw4_on_draw2-idle = Has no effect, as draws cannot be answered.
oono-option-draw4_on_draw2-8 = Eight cards
oono-option-draw4_on_draw2-6 = Six cards: draws simply add up

oono-option-play_drawn-name = Play the card you drew
oono-option-play_drawn-short = It may go down at once.
oono-option-play_drawn-help = If the card you draw matches, you may play it at once.

oono-option-voluntary_draw-name = Draw by choice
oono-option-voluntary_draw-short = You may draw although a card fits.
oono-option-voluntary_draw-help = You may draw a card even if you hold one that matches.

oono-option-opening_action-name = First card
oono-option-opening_action-short = When an action card starts the pile.
oono-option-opening_action-help = What a Skip, Reverse or Draw 2 does when it starts the discard pile.
oono-option-opening_action-ignored = Nothing
oono-option-opening_action-applies = Acts as if the dealer had played it

oono-option-last_card_draws-name = Last card still draws
oono-option-last_card_draws-help = If the last card is a Draw 2 or a Draw 4, the next player still draws before points are counted.
oono-option-last_card_draws-idle = Has no effect, as your last card can only be a number.

oono-option-two_player_reverse-name = Reverse with two players
oono-option-two_player_reverse-help = What a Reverse does with only two players.
oono-option-two_player_reverse-again = The same player plays again
oono-option-two_player_reverse-pass = The turn passes to the other player

oono-option-draw_until-name = Draw until it fits
oono-option-draw_until-short = Keep drawing until one fits.
oono-option-draw_until-help = If none of your cards matches, you draw until one comes that you may play, or nothing is left. Goes well with playing the card you drew.

oono-option-stacking-name = Stack draws
oono-option-stacking-short = Answer a draw with a draw.
oono-option-stacking-help = Whether a player who has to draw may answer with a Draw 2 or a Draw 4.
oono-option-stacking-answers = Yes
oono-option-stacking-none = No, draws cannot be answered

oono-option-draw4-name = Draw 4
oono-option-draw4-short = When it may be played, and whether it may be doubted.
oono-option-draw4-help = When a Draw 4 may be played, and whether the next player may doubt it.
oono-option-draw4-any = At any time
oono-option-draw4-no-colour = Only without the colour
oono-option-draw4-doubt = At any time, but may be doubted

oono-option-jump_in-name = Jump in
oono-option-jump_in-short = The very same card? Play it now.
oono-option-jump_in-help = If you hold the very same card as the one just played, you may play it at once, out of turn. Play goes on from there.

oono-option-seven_zero-name = Sevens and zeros change hands
oono-option-seven_zero-short = A 7 swaps hands, a 0 moves them all on.
oono-option-seven_zero-help = Play a 7 and you swap hands with somebody of your choice. Play a 0 and every hand moves on one seat.

oono-option-last_card-name = Last card
oono-option-last_card-short = What may end the round.
oono-option-last_card-help = What your last card may be.
oono-option-last_card-any = Any card
oono-option-last_card-no-wild = No wild card
oono-option-last_card-number = Only a number

oono-option-scoring-name = Points
oono-option-scoring-short = What a round counts.
oono-option-scoring-help = Cards left in a hand count against their holder, or for the winner.
oono-option-scoring-left = Lowest points win
oono-option-scoring-winner = Winner gets the points

oono-option-call_penalty-name = Penalty for no call
oono-option-call_penalty-short = What a forgotten call costs.
oono-option-call_penalty-help = How many cards you draw when you are challenged for not having called.

oono-option-hand-name = Cards each
oono-option-hand-short = How many you are dealt.
oono-option-hand-help = How many cards each player is dealt.

oono-option-partners-name = Partners
oono-option-partners-help = With four or six players, those who sit opposite each other play together and have one score.

oono-refusal-unknown-here = You cannot do that here. Play a card, or draw one if none matches.
oono-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit }, another { $rank }, a Wild or a Draw 4. If you have none of these, draw a card.
oono-refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was chosen: play that, a Wild or a Draw 4. If you have none of these, draw a card.
oono-refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No colour has been chosen yet: play a Wild or a Draw 4. If you have neither, draw a card.
oono-refusal-nothing-drawn =
    You can only keep a card that you have just drawn.
    Play a card, or draw one if none matches.
oono-refusal-only-the-drawn = You have drawn the { $card }: play it, or keep it.
oono-refusal-must-play =
    { NAME($card, letter: "capital") } matches, so you must play.
    You draw only if none of your cards matches.
oono-refusal-uno-not-now = Call UNO on your own turn, when you have exactly two cards, before you play one of them.
oono-refusal-wrong-challenge = There is nothing to challenge. You can challenge a player who has just played down to one card without calling UNO.
oono-refusal-own-challenge = You cannot challenge yourself.

oono-refusal-uno-not-now-jumps = Call UNO when you have exactly two cards, on your own turn or just before you jump in.

oono-refusal-facing-draw-2 =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Draw 2. Play a Draw 2 or a Draw 4, or draw the card.
       *[other] { NAME($card, letter: "capital") } does not answer a Draw 2. Play a Draw 2 or a Draw 4, or draw the { $count } cards.
    }
oono-refusal-facing-draw-4 =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Draw 4. Play another Draw 4, or draw the card.
       *[other] { NAME($card, letter: "capital") } does not answer a Draw 4. Play another Draw 4, or draw the { $count } cards.
    }
oono-refusal-facing-draw-4-doubt =
    { $count ->
        [one] { NAME($card, letter: "capital") } does not answer a Draw 4. Play another Draw 4, draw the card, or doubt the one on the pile.
       *[other] { NAME($card, letter: "capital") } does not answer a Draw 4. Play another Draw 4, draw the { $count } cards, or doubt the one on the pile.
    }

# To all at one screen, of a hand that lies closed: they tell nothing of its cards.
oono-refusal-no-match-closed = That card can't be played now. Play { $suit }, another { $rank }, a Wild or a Draw 4; or draw.
oono-refusal-no-match-closed-called = That card can't be played now. Play { $suit }, a Wild or a Draw 4; or draw.
oono-refusal-no-match-closed-wild = That card can't be played now. Play a Wild or a Draw 4; or draw.
oono-refusal-facing-draw-2-closed =
    { $count ->
        [one] That card can't be played now. Play a Draw 2 or a Draw 4, or take the card.
       *[other] That card can't be played now. Play a Draw 2 or a Draw 4, or take the { $count } cards.
    }
oono-refusal-facing-draw-4-closed =
    { $count ->
        [one] That card can't be played now. Play another Draw 4, or take the card.
       *[other] That card can't be played now. Play another Draw 4, or take the { $count } cards.
    }
oono-refusal-facing-draw-4-doubt-closed =
    { $count ->
        [one] That card can't be played now. Play another Draw 4, take the card, or doubt this one.
       *[other] That card can't be played now. Play another Draw 4, take the { $count } cards, or doubt this one.
    }

oono-call-uno = UNO!
oono-call-challenge = Challenge

oono-whom-challenge = Who did not call UNO?

oono-said-uno = UNO!
oono-said-doubt = I doubt it!
# Before the button, where there is room.
oono-caption-doubt = If wrong, two more:
oono-note-doubt = If wrong, two more
oono-said-challenge = { NAME($other, letter: "capital") } didn't call UNO!

oono-explained-challenge-text =
    { TRAIT($other, "person") ->
        [you] You draw two cards.
       *[other] { $other } draws two cards.
    }
    Whoever has two cards must call UNO before playing one of them.
oono-explained-challenge-clause = O-17

oono-event-uno = { NAME($name, letter: "capital") } called UNO!
oono-event-challenge =
    { TRAIT($other, "person") ->
        [you] { NAME($name, letter: "capital") } challenged you: you had not called UNO.
       *[other] { NAME($name, letter: "capital") } challenged { $other }, who had not called UNO.
    }

# Ways to play that its set-up offers.
oono-preset-to-500-points = To 500 points
oono-preset-as-on-the-box = As on the box
oono-preset-as-on-the-box-help = As boxes have it: no card answers draws, you may doubt a Draw 4 or draw by choice, and the winner scores what the others hold.
oono-preset-wild-evening = Wild evening
oono-preset-wild-evening-help = For a lively table: you draw until a card fits, jump in, doubt a Draw 4, and swap hands with sevens and zeros.
oono-preset-plain = Plain
oono-preset-plain-help = Without stacks: whoever has to draw draws at once, and no card answers.

## The lesson

oono-lesson-aim-title = Empty your hand
oono-lesson-aim = Be the first to get rid of all your cards and you score 0. The others score what they still hold, and the lowest score wins.

oono-lesson-match-title = Match the top card
oono-lesson-match = Play a card of the same colour as the top card, or of the same number or symbol.
oono-lesson-match-do = play the red 5

oono-lesson-draw-title = Nothing matches?
oono-lesson-draw = You have no red and no 8, so draw a card from the draw pile.
oono-lesson-draw-do = draw a card

oono-lesson-drawn-title = Lucky draw
oono-lesson-drawn = You may play the card you have just drawn at once if it matches. This 8 does.
oono-lesson-drawn-do = play the yellow 8

oono-lesson-answer-title = Pass it on
oono-lesson-answer = { $seat3 }'s Draw 2 would make you draw two cards and miss a turn. Answer it with a Draw 2 of your own, and { $seat1 } faces four.
oono-lesson-answer-do = play the blue Draw 2

oono-lesson-four-title = The bigger answer
oono-lesson-four = A Draw 4 answers a Draw 2 too, and makes the stack eight cards at least: { $seat1 } faces eight. Choose blue, as you hold blue.
oono-lesson-four-do = play the Draw 4 and choose blue

oono-lesson-uno-title = Call UNO
oono-lesson-uno = You have two cards and are about to play one. Call UNO first, or somebody who notices can make you draw two.
oono-lesson-uno-instead = If you play this now, you have one card left and have not called UNO: anybody who notices can make you draw two.
oono-lesson-uno-do = call UNO

oono-lesson-play-title = Now play it
oono-lesson-play = You have called UNO, so nobody can challenge you for having one card left.
oono-lesson-play-do = play the blue 7

oono-lesson-challenge-title = Catch { $seat2 }
oono-lesson-challenge = { $seat2 } is down to one card and never called UNO. Challenge before the next move, and { $seat2 } draws two.
oono-lesson-challenge-do = challenge { $seat2 }

oono-lesson-last-title = Your last card
oono-lesson-last = Yellow matches yellow. This ends the round: you score 0, and the lowest score wins.
oono-lesson-last-do = play the yellow 1

oono-lesson-says-uno = UNO!
oono-lesson-says-challenge = No UNO!

## "Try it": each rule that can be changed, with a few cards

oono-try-draw_until-draw-title = Keep drawing
oono-try-draw_until-draw = You have no blue and no 8. Draw once, and you are given cards until one comes that fits.
oono-try-draw_until-draw-do = draw a card

oono-try-draw_until-play-title = One that fits
oono-try-draw_until-play = Four cards came, and the last one fits. That one you may play at once.
oono-try-draw_until-play-do = play the blue 6

oono-try-voluntary_draw-draw-title = Draw by choice
oono-try-voluntary_draw-draw = The red 5 would fit, but you need not play it. Keep it for later, and draw a card instead.
oono-try-voluntary_draw-draw-do = draw a card

oono-try-voluntary_draw-play-title = Still there
oono-try-voluntary_draw-play = It is your turn again, and this time you want to play it.
oono-try-voluntary_draw-play-do = play the red 5

oono-try-play_drawn-draw-title = Draw first
oono-try-play_drawn-draw = Nothing of yours fits on the blue 8. Draw a card.
oono-try-play_drawn-draw-do = draw a card

oono-try-play_drawn-play-title = It fits: play it
oono-try-play_drawn-play = A blue card, and your turn is not over. Play the card you have drawn, or keep it.
oono-try-play_drawn-play-do = play the blue 5

oono-try-stacking-take-title = No answer
oono-try-stacking-take = You hold a Draw 2, but here it is no answer. Try it, or draw the two cards at once.
oono-try-stacking-take-do = draw two cards

oono-try-stacking-next-title = Your turn is gone
oono-try-stacking-next = You missed your turn. { $seat1 } has nothing to draw and plays on.

oono-try-draw4-right-title = You doubt rightly
oono-try-draw4-right = Red was in force. If you doubt the Draw 4 and { $seat3 } holds a red card, { $seat3 } draws the four.
oono-try-draw4-right-do = doubt the Draw 4

oono-try-draw4-wrong-title = You doubt wrongly
oono-try-draw4-wrong = Red again, but now { $seat3 } holds no red card. Doubt it all the same: it costs you six cards.
oono-try-draw4-wrong-do = doubt the Draw 4

oono-try-draw4_on_draw2-answer-title = Four on top of two
oono-try-draw4_on_draw2-answer = { $seat3 } wants you to draw two. Answer with your Draw 4, and choose green.
oono-try-draw4_on_draw2-answer-do = play the Draw 4 and choose green

oono-try-draw4_on_draw2-six-title = Two and four are six
oono-try-draw4_on_draw2-six = { $seat1 } drew six cards. As written, a Draw 4 on a Draw 2 makes eight.

oono-try-call_penalty-catch-title = Somebody forgot
oono-try-call_penalty-catch = { $seat3 } is down to one card and did not call UNO. Challenge before the next turn begins.
oono-try-call_penalty-catch-do = challenge { $seat3 }

oono-try-call_penalty-four-title = It costs four
oono-try-call_penalty-four = { $seat3 } drew four cards. It can cost one to four; two is usual.

oono-try-last_card-refused-title = Not this one
oono-try-last_card-refused = The Skip fits, but your last card must be a number: try it and see. So you have to draw.
oono-try-last_card-refused-do = draw a card

oono-try-last_card-uno-title = First the call
oono-try-last_card-uno = Two cards now, and the Skip is not the last one. Call UNO before you play it.
oono-try-last_card-uno-do = call UNO
oono-try-last_card-uno-instead = That is the right card, but call UNO first.

oono-try-last_card-skip-title = Now it may go
oono-try-last_card-skip = Play the Skip. The yellow 9 stays, and a number may be your last card.
oono-try-last_card-skip-do = play the red Skip

oono-try-last_card_draws-last-title = It still counts
oono-try-last_card_draws-last = Your last card is a Draw 2. With this rule { $seat1 } has to draw before the round ends.
oono-try-last_card_draws-last-do = play the red Draw 2

oono-try-last_card_draws-more-title = Two more to count
oono-try-last_card_draws-more = { $seat1 } drew two cards, and they count among the cards left.

oono-try-scoring-last-title = Go out
oono-try-scoring-last = Play your last card. The winner of a round gets points for all that the others still hold.
oono-try-scoring-last-do = play the red 5

oono-try-scoring-points-title = 92 points
oono-try-scoring-points = Numbers count their value, a Skip 20, a Wild 50: you score 9 + 20 + 50 + 4 + 7 + 2 = 92.

oono-try-jump_in-jump-title = Jump in
oono-try-jump_in-jump = It is not your turn, but you hold the very same green 5. Play it now, before { $seat3 } does anything.
oono-try-jump_in-jump-do = play the green 5

oono-try-jump_in-on-title = Play goes on from you
oono-try-jump_in-on = After you it was { $seat1 }'s turn. { $seat3 } was passed over and has to wait.

oono-try-seven_zero-seven-title = A 7 swaps hands
oono-try-seven_zero-seven = You hold many cards, { $seat2 } has only two. Play the 7 and take { $seat2 }'s hand for yours.
oono-try-seven_zero-seven-do = play the red 7, choose { $seat2 }
oono-try-seven_zero-seven-then = choose { $seat2 }

oono-try-seven_zero-zero-title = A 0 moves every hand on
oono-try-seven_zero-zero = Play the 0 and every hand goes to the next seat: yours to { $seat1 }, and { $seat3 }'s comes to you.
oono-try-seven_zero-zero-do = play the red 0

oono-try-hand-three-title = Three cards each
oono-try-hand-three = Everybody was dealt three cards, not seven, so a round is soon over. Play one.
oono-try-hand-three-do = play the red 7

oono-try-hand-uno-title = Two cards already
oono-try-hand-uno = Only two are left, so call UNO before you play the next one.
oono-try-hand-uno-do = call UNO
oono-try-hand-uno-instead = That is the right card, but call UNO first.

oono-try-hand-two-title = Nearly out
oono-try-hand-two = Play it, and a single card is between you and the win.
oono-try-hand-two-do = play the red 2

oono-try-opening_action-first-title = The first card counts
oono-try-opening_action-first = A Reverse was turned up first. It counts as if { $seat1 }, the dealer, had played it: play turns round, and you begin.
oono-try-opening_action-first-do = play the red 5

oono-try-opening_action-on-title = The other way round
oono-try-opening_action-on = After you it was { $seat3 }'s turn, not { $seat1 }'s.

oono-try-two_player_reverse-reverse-title = A Reverse for two
oono-try-two_player_reverse-reverse = There are only two of you. Play the Reverse and see whose turn it is then.
oono-try-two_player_reverse-reverse-do = play the red Reverse

oono-try-two_player_reverse-pass-title = The turn passes
oono-try-two_player_reverse-pass = It was { $seat1 }'s turn. As written, you would have played again yourself.

oono-try-partners-skip-title = To your partner
oono-try-partners-skip = { $seat2 } sits opposite: the two of you are partners. Play the Skip, and { $seat1 } is passed over.
oono-try-partners-skip-do = play the red Skip

oono-try-partners-won-title = Both of you win
oono-try-partners-won = { $seat2 } played the last card. The round is won for both of you, and your own cards are not counted.

## Puzzles: what is to be reached

oono-puzzle-hold = Let nobody go out before your next turn.
# $deed is a move that does not make sure of that.
oono-puzzle-hold-missed = { $deed }: somebody could go out first.
