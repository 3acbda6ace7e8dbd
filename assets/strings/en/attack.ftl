### What only One Card: Attack says, or says in its own way.

attack-title = One Card: Attack
# The title in two parts: the first is written small, the second large beside it.
attack-title-family = One Card:
attack-title-name = Attack
attack-line = 2s and 3s attack, 7s block.
attack-aim = Every card left in your hand costs a point. The highest total wins.

attack-advice-keep-and-suit =
    Keep the { $kept } to stop an attack.
    { NAME($card, letter: "capital") } stays with { $suit }, which you hold most of.
attack-advice-keep = Keep the { $kept } to stop an attack; the { $card } matches now.
attack-advice-keep-and-new-suit =
    Keep the { $kept } to stop an attack.
    { NAME($card, letter: "capital") } changes the suit to { $suit }, which you hold most of.
attack-advice-new-suit = { NAME($card, letter: "capital") } changes the suit to { $suit }, which you hold most of.
attack-advice-suit = { NAME($card, letter: "capital") } stays with { $suit }, which you hold most of.
attack-advice-plain =
    Play the { $card } first.
    Attacks, queens and jacks do more when the next player is close to winning.
attack-advice-pass = Keep the card for a better moment.

attack-advice-answer =
    { $count ->
        [one] Answer with the { $card } rather than draw a card.
       *[other] Answer with the { $card } rather than draw { $count } cards.
    }

attack-guide-faces = You are under attack: answer with a 2, 3, 7, queen or jack that matches, or draw all the cards.
attack-guide-faces-helpless = You are under attack and have no answer: draw all the cards, and the attack is over.
attack-guide-drawn = The card you drew matches: play it, or keep it and end your turn.
attack-guide-playable = Play a card that matches the suit or the rank of the top card.
attack-guide-nothing-fits = None of your cards matches, so draw one.
attack-guide-two = Your 2 is an attack: the next player draws two cards, or answers.
attack-guide-three = Your 3 is an attack: the next player draws three cards, or answers.
attack-guide-seven = Your 7 can stop an attack if it matches, so it is worth keeping.
attack-guide-attacked = Attacks add up: whoever answers with a 2 or a 3 passes on all the cards, and more.
attack-guide-queen = A queen changes the direction of play: under attack, it sends the attack back.
attack-guide-jack = A jack makes the next player miss a turn: under attack, it sends the attack on to the player after that.
attack-guide-one-left = You have one card left: get rid of it first, and every card in the other hands costs its holder a point.

attack-option-decks-name = Packs
attack-option-decks-help = How many packs of 52 cards are shuffled together.

attack-option-cards-name = Cards each
attack-option-cards-help = How many cards each player is dealt.

attack-option-rounds-name = Rounds
attack-option-rounds-help = How many rounds you play. Every card left in your hand at the end of a round costs a point.

attack-option-play_drawn-name = Play the card you drew
attack-option-play_drawn-short = It may go down at once.
attack-option-play_drawn-help = If the card you draw matches, you may play it at once.

attack-option-redirect_by_rank-name = Redirect by rank
attack-option-redirect_by_rank-help = Under attack, a queen may be played on any queen, and a jack on any jack.

attack-option-opening_acts-name = First card acts
attack-option-opening_acts-help = A 2, 3, jack or queen that starts the discard pile acts as if the player before the first had played it.

attack-option-any_seven-name = Any 7 stops an attack
attack-option-any_seven-help = Under attack any 7 may be played, whatever its suit.

attack-option-ace-name = Ace
attack-option-ace-help = Whether the ace is the highest or the lowest card when it is decided who begins.
attack-option-ace-high = High
attack-option-ace-low = Low

attack-option-voluntary_draw-name = Draw by choice
attack-option-voluntary_draw-short = You may draw although a card fits.
attack-option-voluntary_draw-help = You may draw a card even if you hold one that matches.

attack-option-play_after_attack-name = Play after an attack
attack-option-play_after_attack-help = After drawing the cards of an attack, you may still play a card that matches.

attack-option-draw_until-name = Draw until it fits
attack-option-draw_until-short = Keep drawing until one fits.
attack-option-draw_until-help = If none of your cards matches, you draw until one comes that you may play, or nothing is left. Goes well with playing the card you drew.

attack-option-jump_in-name = Jump in
attack-option-jump_in-short = The very same card? Play it now.
attack-option-jump_in-help = If you hold the very same card as the one just played, you may play it at once, out of turn. Play goes on from there.
attack-option-jump_in-idle = Has no effect with one pack, which has every card only once.

attack-option-partners-name = Partners
attack-option-partners-help = With four or six players, those who sit opposite each other play together and have one score.

attack-refusal-unknown-here = You cannot do that here. Play a card, or draw one if none matches.
attack-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit } or another { $rank }. If you have neither, draw a card.
attack-refusal-no-answer =
    { NAME($card, letter: "capital") } does not answer an attack of { $count }.
    Play a 2, 3, 7, queen or jack that matches, or draw the cards.
attack-refusal-no-match-attacked =
    { NAME($card, letter: "capital") } matches neither suit nor rank.
    Play an answer in { $suit } or of the same rank, or draw the { $count } cards.
attack-refusal-other-suit =
    { NAME($card, letter: "capital") } has the wrong suit.
    Under attack, a queen or jack must be { $suit }. Or draw the { $count } cards.
# To all at one screen, of a hand that lies closed: they tell nothing of its cards.
attack-refusal-no-match-closed = That card can't be played now. Play { $suit } or another { $rank }; or draw.
attack-refusal-no-answer-closed = That card can't be played now. Play a 2, 3, 7, queen or jack that matches, or take the { $count } cards.
attack-refusal-no-match-attacked-closed = That card can't be played now. Play a 2, 3, 7, queen or jack that matches, or take the { $count } cards.
attack-refusal-other-suit-closed = That card can't be played now. Play a 2, 3, 7, queen or jack that matches, or take the { $count } cards.

attack-refusal-one-card = Play exactly one card.
attack-refusal-nothing-drawn =
    You can only keep a card that you have just drawn.
    Play a card, or draw one if none matches.
attack-refusal-only-the-drawn = You have drawn the { $card }: play it, or keep it.
attack-refusal-must-play =
    { NAME($card, letter: "capital") } matches, so you must play.
    You draw only if none of your cards matches.
attack-refusal-suit-not-called = Just play the { $card }: nobody chooses a suit in this game.

attack-refusal-after-attack =
    You have drawn the cards of the attack.
    Play a card that matches, or end your turn.

# Why somebody takes several cards; see moment-no_answer.
attack-moment-no_answer =
    { TRAIT($name, "person") ->
        [you]
            { $count ->
                [one] You take the attack: 1 card.
               *[other] You take the attack: { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } takes the attack: 1 card.
               *[other] { $name } takes the attack: { $count } cards.
            }
    }
attack-explained-begins-text =
    { TRAIT($name, "person") ->
        [you]
            You begin.
            Of the cards dealt face up, yours was the lowest.
       *[other]
            { $name } begins.
            Of the cards dealt face up, theirs was the lowest.
    }
attack-explained-begins-clause = A-3

attack-event-dealt =
    { TRAIT($name, "person") ->
        [you] You were dealt { $cards } to see who begins.
       *[other] { $name } was dealt { $cards } to see who begins.
    }
attack-event-facing =
    { $count ->
        [one] The attack is now { $count } card.
       *[other] The attack is now { $count } cards.
    }
attack-event-begins =
    { TRAIT($name, "person") ->
        [you] You had the lowest card and begin.
       *[other] { $name } had the lowest card and begins.
    }

# Ways to play that its set-up offers.
attack-preset-one-quick-round = One quick round
attack-preset-wild-evening = Wild evening
attack-preset-wild-evening-help = For a lively table: you jump in, draw until a card fits and play it, and more cards answer an attack.

## The lesson

attack-lesson-aim-title = Empty your hand
attack-lesson-aim = Be the first to get rid of all your cards and the round ends. Every card the others still hold costs them a point.

attack-lesson-match-title = Suit or rank
attack-lesson-match = Play a card of the same suit or the same rank as the top card. Play goes to your right at first.
attack-lesson-match-do = play the 9 of spades

attack-lesson-draw-title = Nothing matches?
attack-lesson-draw = You have no club and no 8: draw a card from the draw pile, and your turn is over.
attack-lesson-draw-do = draw a card

attack-lesson-attack-title = Attack!
attack-lesson-attack = Attack with a 2 and the next player must draw two cards, with a 3 three cards. Yours attacks { $seat3 }.
attack-lesson-attack-do = play the 3 of spades

attack-lesson-add-title = Pass it on
attack-lesson-add = { $seat1 } attacks you with a 2. Answer with a 2 or 3 that matches, and { $seat3 } faces the sum: four cards.
attack-lesson-add-do = play the 2 of diamonds

attack-lesson-take-title = No answer
attack-lesson-take = Six cards are coming, and none of yours can answer the attack. Draw them.
attack-lesson-take-do = draw the six cards

attack-lesson-cancel-title = A 7 shields you
attack-lesson-cancel = A 7 that matches ends an attack, and nobody draws any cards.
attack-lesson-cancel-do = play the 7 of hearts

attack-lesson-redirect-title = Send it back
attack-lesson-redirect = A queen of the same suit changes the direction of play, and sends the attack back: { $seat1 } faces five.
attack-lesson-redirect-do = play the queen of hearts

attack-lesson-jack-title = Jump over { $seat1 }
attack-lesson-jack = A jack makes the next player miss a turn. If you are attacked, a jack of the same suit sends the attack on, over the next player.
attack-lesson-jack-do = play the jack of clubs

attack-lesson-last-title = Your last card
attack-lesson-last = Play it and you win the round. You also begin the next one.
attack-lesson-last-do = play the king of clubs

## "Try it": each rule that can be changed, with a few cards

attack-try-draw_until-draw-title = Keep drawing
attack-try-draw_until-draw = You have no club and no king. Draw once, and you are given cards until one comes that fits.
attack-try-draw_until-draw-do = draw a card

attack-try-draw_until-play-title = One that fits
attack-try-draw_until-play = Four cards came; the last one fits. That was your turn, and now it is yours again.
attack-try-draw_until-play-do = play the 7 of clubs

attack-try-voluntary_draw-draw-title = Draw by choice
attack-try-voluntary_draw-draw = The 9 of hearts would fit, but you need not play it. Keep it for later, and draw a card instead.
attack-try-voluntary_draw-draw-do = draw a card

attack-try-voluntary_draw-play-title = Still there
attack-try-voluntary_draw-play = It is your turn again, and this time you want to play it.
attack-try-voluntary_draw-play-do = play the 9 of hearts

attack-try-play_drawn-draw-title = Draw first
attack-try-play_drawn-draw = You have no heart and no 5. Draw a card.
attack-try-play_drawn-draw-do = draw a card

attack-try-play_drawn-play-title = It fits: play it
attack-try-play_drawn-play = A heart, and your turn is not over. Play the card you have drawn, or keep it.
attack-try-play_drawn-play-do = play the 9 of hearts

attack-try-jump_in-jump-title = Jump in
attack-try-jump_in-jump = It is not your turn, but you hold the very same 5 of diamonds. Play it now, before { $seat1 } does anything.
attack-try-jump_in-jump-do = play the 5 of diamonds

attack-try-jump_in-on-title = Play goes on from you
attack-try-jump_in-on = After you it was { $seat3 }'s turn. { $seat1 } was passed over and has to wait.

attack-try-any_seven-seven-title = Any 7 will do
attack-try-any_seven-seven = { $seat1 } attacks you with a 2. Your 7 has another suit, but with this rule any 7 fends off an attack.
attack-try-any_seven-seven-do = play the 7 of hearts

attack-try-any_seven-over-title = Nobody draws
attack-try-any_seven-over = The attack is over, and hearts are to be matched. { $seat3 } plays on.

attack-try-redirect_by_rank-attack-title = Attack
attack-try-redirect_by_rank-attack = Attack { $seat3 } with your 2, and see what comes back.
attack-try-redirect_by_rank-attack-do = play the 2 of spades

attack-try-redirect_by_rank-back-title = Back with a queen
attack-try-redirect_by_rank-back = { $seat3 }'s queen sent the attack back to you. Yours has another suit, but with this rule the same rank is enough.
attack-try-redirect_by_rank-back-do = play the queen of hearts

attack-try-redirect_by_rank-drew-title = Returned
attack-try-redirect_by_rank-drew = { $seat3 } had nothing more to answer with and drew the two cards.

attack-try-opening_acts-first-title = The first card attacks
attack-try-opening_acts-first = A 2 was turned up first. It counts as an attack on you, who begin. Answer it with your 3.
attack-try-opening_acts-first-do = play the 3 of spades

attack-try-opening_acts-five-title = Five cards
attack-try-opening_acts-five = { $seat3 } had no answer and drew five cards, before anybody had an ordinary turn.

attack-try-ace-first-title = The ace begins
attack-try-ace-first = To see who begins, you were dealt an ace and the others a 4, a 9 and a 2. With this rule the ace is lowest, so you do.
attack-try-ace-first-do = play the 9 of hearts

attack-try-cards-three-title = Three cards each
attack-try-cards-three = Everybody was dealt three cards, not five, so a round is soon over. Play one.
attack-try-cards-three-do = play the 9 of hearts

attack-try-cards-two-title = Two cards
attack-try-cards-two = Already there are only two left.
attack-try-cards-two-do = play the king of hearts

attack-try-cards-last-title = That was quick
attack-try-cards-last = Nobody has anything that fits. Your other king does, and you win.
attack-try-cards-last-do = play the king of spades

attack-try-partners-skip-title = To your partner
attack-try-partners-skip = { $seat2 } sits opposite: the two of you are partners. Play the jack, and { $seat3 } is passed over.
attack-try-partners-skip-do = play the jack of spades

attack-try-partners-won-title = Both of you win
attack-try-partners-won = { $seat2 } played the last card. The round is won for both of you, and your own cards are not counted.

## Puzzles: what is to be reached

attack-puzzle-hold = Let nobody go out before your next turn.
# $deed is a move that does not make sure of that.
attack-puzzle-hold-missed = { $deed }: somebody could go out first.
