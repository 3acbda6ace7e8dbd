### What only One: Call-Out says, or says in its own way.

callout-title = One: Call-Out
# The title in two parts: the first is written small, the second large beside it.
callout-title-family = One:
callout-title-name = Call-Out
callout-line = Say it aloud, and catch the others out.

callout-preview-spade = { $suit } Eight of spades!
callout-preview-wrong = That does not match!
callout-preview-suit = { $suit } Hearts!

callout-standstill-text =
    { NAME($name, letter: "capital") } called a time-out. Every clock stands still; nobody may look at cards, pick them up, play or draw.
    Rule { $clause }
callout-standstill-clause = L-25

# The time for one's own turn has run out.
callout-late-text = Late: until your turn ends, and shortly after, anybody can accuse you of being too slow.
callout-late-clause = L-23

# Above an empty hand: what is still to be done, by what is owed.
callout-emptied-call = No cards left: now call your last spade
callout-emptied-one = No cards left: now call One
callout-emptied-turn = No cards left, but it is your turn: draw

callout-advice-call = { NAME($card, letter: "capital") } is a spade: call it before its time runs out.
callout-advice-suit =
    Whoever calls a suit first decides it.
    No other suit helps your hand more than { $suit }.
callout-advice-keep-and-new-suit =
    Keep the { $kept } for later.
    { NAME($card, letter: "capital") } changes the suit to { $suit }, which you hold most of.
callout-advice-new-suit = { NAME($card, letter: "capital") } changes the suit to { $suit }, which you hold most of.
callout-advice-last-card =
    { NAME($card, letter: "capital") } is your last card.
    Play it, then call One.
callout-advice-one = You have no cards left: call One to win the round.
callout-advice-look = The dealer has looked. Now you may look at your cards.
callout-advice-take-up = You can pick up the cards set aside for you now.
callout-advice-deal = You are the dealer: deal the cards.
callout-advice-done = Every hand has its cards: say that you are done.
callout-advice-time-in = You called the time-out, so you end it.
callout-advice-accuse = Accuse { $other }: { $kind }.

callout-guide-dealing = The dealer deals, says Done and looks first: anyone who looks at their cards earlier can be accused.
callout-guide-one = Your hand is empty and your turn is over: call One to win the round.
callout-guide-faces = You have to draw these cards, or answer with a matching 7 or with a Joker.
callout-guide-turn = It is your turn: play a card of the same rank or suit, or draw one.
callout-guide-spade = When you play a spade, you have a few seconds to call it with this button.
callout-guide-suit = A jack was played: the first player to call a suit decides which one counts, whoever that is.
callout-guide-accused = Somebody was accused: a mistake costs the accused a card, and a false accusation is a mistake itself.
callout-guide-right = When you notice a mistake, such as a wrong card, you have a few seconds: press Accuse, then choose whom and of what.
callout-guide-talk = You can say anything, but for questions, bad words and false statements you can be accused.
callout-guide-time-out = A time-out stops every clock, and only the player who called it ends it, with this button; until then nobody may look at cards, play or draw.

# The steps in which the game is learned, as in "Now: spades".
callout-step-spades = spades
callout-step-suits = suits
callout-step-one = “One”
callout-step-catching = catching mistakes
callout-step-talk = talk and time-outs

callout-guide-step-spades = Spades come first: when you play one, call it with this button within a few seconds; all other calls are made for you.
callout-guide-step-suits = Suits are new: after a jack or a Joker, the first player to call a suit decides which one counts, and nobody calls for you any more.
callout-guide-step-one = One is new: when your hand is empty and your turn is over, call it to win the round.
callout-guide-step-catching = Catching is new: when you notice a mistake, press Accuse within a few seconds; you can be accused too now, as of a wrong card.
callout-guide-step-talk = Talk and time-outs are new: say anything but questions, bad words and what is not true; a time-out stops every clock until you end it.

callout-option-decks-name = Packs
callout-option-decks-help = How many packs of 52 cards and two Jokers are shuffled together.
callout-option-decks-0 = As many as needed

callout-option-turn_seconds-name = Seconds for a turn
callout-option-turn_seconds-help = A player who takes longer can be accused of being too slow. Without a limit, nobody can.
callout-option-turn_seconds-0 = No limit

callout-option-hand-name = Cards in a hand
callout-option-hand-help = How many cards each player is dealt.

callout-option-ace_points-name = An ace counts
callout-option-ace_points-help = How many points an ace costs whoever holds it after the round.
callout-option-ace_points-1 = 1 point
callout-option-ace_points-10 = 10 points
callout-option-ace_points-11 = 11 points

callout-option-any_seven-name = Any 7 answers
callout-option-any_seven-help = If you face cards to draw, any 7 is an answer, even if it does not match.

callout-option-time_out_accusations-name = Accusing in a time-out
callout-option-time_out_accusations-help = Whether a false accusation during a time-out is a mistake.
callout-option-time_out_accusations-free = Costs nothing
callout-option-time_out_accusations-count = Counts as usual

callout-option-call_seconds-name = Seconds for a call
callout-option-call_seconds-help = How long you have to call a spade that you put down.

callout-option-catch_seconds-name = Seconds to accuse
callout-option-catch_seconds-help = How long players can be accused of most mistakes.

callout-option-mistakes-name = Wrong cards
callout-option-mistakes-help = Whether a card that breaks the rules stays on the pile unless its player is accused, or cannot be played at all.
callout-option-mistakes-played = Stay unless accused
callout-option-mistakes-refused = Cannot be played

callout-option-talk-name = Table talk
callout-option-talk-help = Whether players may talk, and be caught asking questions, swearing or saying what is not true.

callout-option-deal-name = The deal
callout-option-deal-help = Whether the cards are dealt automatically, or the dealer deals them one by one and may get it wrong.
callout-option-deal-automatic = Automatic
callout-option-deal-by-hand = By the dealer

callout-option-bad_words-name = Bad words
callout-option-bad_words-help = Words that cost a card if somebody accuses you.

callout-option-silly_facts-name = Silly facts
callout-option-silly_facts-help = Plainly false statements. They cost a card if somebody accuses you.

callout-option-rounds-name = Rounds
callout-option-rounds-help = The match ends after this many rounds.
callout-option-rounds-0 = No limit

callout-option-target-name = Target
callout-option-target-help = The match ends after the round in which somebody reaches this score.
callout-option-target-0 = None

callout-option-minutes-name = Minutes
callout-option-minutes-help = After this many minutes, the match ends with the current round. Time-outs do not count.
callout-option-minutes-0 = No limit

callout-option-two_player_reverse-name = Ace with two players
callout-option-two_player_reverse-help = What an ace does with only two players.
callout-option-two_player_reverse-again = The same player plays again
callout-option-two_player_reverse-pass = The turn passes to the other player

callout-kind-out-of-turn = out of turn
callout-kind-no-match = a card that does not match
callout-kind-not-identical = cards that are not identical
callout-kind-uncalled-spade = an uncalled spade
callout-kind-wrong-call = a wrong call
callout-kind-too-slow = too slow
callout-kind-question = a question
callout-kind-bad-word = a bad word
callout-kind-false-statement = a false statement
callout-kind-wrong-accusation = a false accusation
callout-kind-looked-early = looked before the dealer
callout-kind-misdeal = a misdeal
callout-kind-looked-in-time-out = looked in a time-out
callout-kind-took-cards-in-time-out = picked up cards in a time-out
callout-kind-played-in-time-out = played or drew in a time-out
callout-kind-not-your-time-out = ended somebody else's time-out

callout-kind_short-no-match = no match
callout-kind_short-out-of-turn = out of turn
callout-kind_short-not-identical = not identical
callout-kind_short-misdeal = misdeal
callout-kind_short-uncalled-spade = uncalled spade
callout-kind_short-wrong-call = wrong call
callout-kind_short-too-slow = too slow
callout-kind_short-looked-early = looked early
callout-kind_short-question = a question
callout-kind_short-bad-word = bad word
callout-kind_short-false-statement = false claim
callout-kind_short-wrong-accusation = false accusation
callout-kind_short-looked-in-time-out = looked in time-out
callout-kind_short-took-cards-in-time-out = picked up cards
callout-kind_short-played-in-time-out = played or drew
callout-kind_short-not-your-time-out = ended time-out

callout-call-one = One!
callout-call-call = Call
callout-call-suit = Suit
callout-call-accuse = Accuse
callout-call-say = Talk
callout-call-time-out = Time out
callout-call-time-in = Time in

callout-asked-accuse = whom, and of what?
callout-asked-call = name the spade you play next
# The same place, where no spade is to be called.
callout-senseless-call = nothing to call: a mistake
callout-asked-suit = anyone may call now
callout-asked-say = everybody hears what you say

callout-written-say = Write something else to say

callout-action-look = Look
callout-action-take = Pick up
callout-action-deal = Deal all
callout-action-done = Done

callout-said-call = { NAME($cards, letter: "capital") }!
callout-said-say = { $text }
callout-said-accuse =
    { TRAIT($other, "person") ->
        [you] Caught you: { $kind }!
       *[other] { NAME($other, letter: "capital") }: { $kind }!
    }
callout-said-one = One!
callout-said-time-out = Time out!
callout-said-time-in = Time in!
callout-said-not-your-time-out = Time in!
callout-said-done = Done!

callout-explained-opening-text =
    { TRAIT($name, "person") ->
        [you]
            The first card is a spade, and you dealt it:
            you have to call the { $cards }.
       *[other]
            The first card is a spade, and { $name } dealt it:
            { $name } has to call the { $cards }.
    }
callout-explained-opening-clause = L-29

callout-first =
    { TRAIT($name, "person") ->
        [you] You were first
       *[other] { $name } was first
    }

callout-explained-race-text = { callout-first }, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s after the card was played.
# In a lesson, where the clock stands still.
callout-explained-race-standing-text = { callout-first }.
callout-explained-race-clause = L-9

callout-explained-beaten-text =
    { $name } was first, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s before you.
    The first call counts.
callout-explained-beaten-clause = L-9

# The panel that asks for a suit has closed by itself.
callout-too_late-call =
    { $name } called { $suit } first,
    { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s after the card was played.
callout-too_late-play = { $name } has already played, so no suit can be called.
callout-too_late-clause = L-9

callout-explained-wrong-text =
    { NAME($other, letter: "capital") } did not do that, or it is too late to say so.
    { TRAIT($name, "person") ->
        [you] Such an accusation is a mistake too: if you are accused of it, you draw a card.
       *[other] Such an accusation is a mistake too: if { $name } is accused of it, { $name } draws a card.
    }
callout-explained-wrong-clause = L-19

callout-explained-wrong-still-text =
    { NAME($other, letter: "capital") } did not do that, or it is too late to say so.
    In a time-out, or before the round begins, such an accusation is no mistake.
callout-explained-wrong-still-clause = L-19

callout-explained-met-already-text =
    { TRAIT($other, "person") ->
        [you] You have already paid for that.
       *[other] { $other } has already paid for that.
    }
callout-explained-met-already-clause = L-19

# How the explanations of accusations begin and end: $name was right about $other.
callout-is-right =
    { TRAIT($name, "person") ->
        [you] You are right
       *[other] { $name } is right
    }
callout-penalty =
    { TRAIT($other, "person") ->
        [you] You draw a penalty card.
       *[other] { $other } draws a penalty card.
    }
callout-penalty-and =
    { TRAIT($other, "person") ->
        [you] you draw a penalty card
       *[other] { $other } draws a penalty card
    }
callout-penalty-again =
    { TRAIT($other, "person") ->
        [you] you draw another penalty card
       *[other] { $other } draws another penalty card
    }
callout-not-turn =
    { TRAIT($other, "person") ->
        [you] it was not your turn
       *[other] it was not { $other }'s turn
    }

callout-explained-right-text = { callout-is-right }: { callout-penalty-and }.
callout-explained-right-clause = L-19

# In this one and the next two $count is how many cards go back to the hand: none if they are there already.
callout-explained-right-no-match-text =
    { $count ->
        [0]
            { callout-is-right }: that card did not match either.
            It has gone back already; { callout-penalty-again }.
       *[other]
            { callout-is-right }: that card does not match.
            It goes back, and { callout-penalty-and }.
    }
callout-explained-right-no-match-clause = L-20

callout-explained-right-not-identical-text =
    { $count ->
        [0]
            { callout-is-right }: those cards were not identical either.
            They have gone back already; { callout-penalty-again }.
       *[other]
            { callout-is-right }: those cards are not identical.
            They go back, and { callout-penalty-and }.
    }
callout-explained-right-not-identical-clause = L-5

# Of a card that was drawn, or is back in the hand already, $count is 0.
callout-explained-right-out-of-turn-text =
    { $count ->
        [0]
            { callout-is-right }: { callout-not-turn }.
            { callout-penalty }
       *[other]
            { callout-is-right }: { callout-not-turn }.
            What was played goes back, and { callout-penalty-and }.
    }
callout-explained-right-out-of-turn-clause = L-20

callout-explained-right-uncalled-spade-text =
    { callout-is-right }: a spade must be called in time.
    { callout-penalty }
callout-explained-right-uncalled-spade-clause = L-12

callout-explained-right-wrong-call-text =
    { callout-is-right }: there was no such spade to call.
    { callout-penalty }
callout-explained-right-wrong-call-clause = L-12

callout-explained-right-too-slow-text =
    { callout-is-right }: the turn took too long.
    { NAME($other, letter: "capital") } { TRAIT($other, "person") ->
        [you] draw
       *[other] draws
    } a penalty card, and the clock starts again.
callout-explained-right-too-slow-clause = L-23

callout-explained-right-question-text =
    { callout-is-right }: no questions allowed.
    { callout-penalty }
callout-explained-right-question-clause = L-24

callout-explained-right-bad-word-text =
    { callout-is-right }: that was a bad word.
    { callout-penalty }
callout-explained-right-bad-word-clause = L-24

callout-explained-right-false-statement-text =
    { callout-is-right }: that is not true.
    { callout-penalty }
callout-explained-right-false-statement-clause = L-24

callout-explained-right-wrong-accusation-text = { callout-is-right }: that was a false accusation. { callout-penalty }
callout-explained-right-wrong-accusation-clause = L-19

callout-explained-right-misdeal-text =
    { callout-is-right }: the deal was wrong.
    { TRAIT($other, "person") ->
        [you] The cards are set aside for you, and you deal again.
       *[other] The cards are set aside for { $other }, who deals again.
    }
callout-explained-right-misdeal-clause = L-27

callout-explained-right-looked-early-text =
    { callout-is-right }: nobody may look before the dealer.
    { callout-penalty }
callout-explained-right-looked-early-clause = L-28

callout-explained-right-looked-in-time-out-text =
    { callout-is-right }: nobody may look at cards in a time-out.
    { callout-penalty }
callout-explained-right-looked-in-time-out-clause = L-26

callout-explained-right-took-cards-in-time-out-text =
    { callout-is-right }: nobody may pick up cards in a time-out.
    { callout-penalty }
callout-explained-right-took-cards-in-time-out-clause = L-26

callout-explained-right-played-in-time-out-text =
    { callout-is-right }: nobody may play or draw in a time-out.
    { callout-penalty }
callout-explained-right-played-in-time-out-clause = L-26

callout-explained-right-not-your-time-out-text =
    { callout-is-right }: only the player who called a time-out may end it.
    { callout-penalty }
callout-explained-right-not-your-time-out-clause = L-25

callout-refusal-unknown-here = You cannot do that here. Play, draw, call, accuse or talk.
callout-refusal-not-in-turn =
    It is { $turn }'s turn.
    You play and draw on your own turn only. You may call and talk at any time.
callout-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit } or another { $rank }. Jacks and Jokers always go. Or draw a card.
callout-refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was called: play that, a jack or a Joker; or draw.
callout-refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No suit has been called for the Joker yet: play a jack or another Joker; or draw.
callout-refusal-not-identical =
    You can only play cards together if they have the same rank and suit.
    Play them one at a time.
callout-refusal-suit-apart = Play the card alone. The suit is called afterwards, by whoever is first.
callout-refusal-not-on-yet =
    The round begins when the dealer has looked.
    Until then you can deal and talk.
callout-refusal-not-in-time-out =
    You cannot play or draw in a time-out.
    Wait for "time in".
callout-refusal-no-calls-in-time-out =
    You cannot call a spade, a suit or One in a time-out. The clocks stand still.
    Wait for "time in".
callout-refusal-not-a-spade =
    { NAME($card, letter: "capital") } is not a spade.
    Only spades are called.
# Told to the player alone whose call it is: the others have to notice it.
callout-refusal-called-too-late =
    { $seconds ->
        [one] Too late: you had one second to call this spade.
       *[other] Too late: you had { $seconds } seconds to call this spade.
    }
    If somebody accuses you in time, you draw a penalty card.
callout-refusal-unknown-kind =
    There is no such mistake as "{ $text }".
    Rule L-21 lists all of them.
callout-refusal-own-mistake = You cannot accuse yourself.
callout-refusal-no-talk = Table talk is off in this match.
callout-refusal-nothing-said = There is nothing to say. Write some words, on one line.
callout-refusal-nothing-to-deal = There are no cards to deal now. Cards are dealt before the round, if the dealer deals.
callout-refusal-not-the-dealer = { $other } is the dealer. Only the dealer deals and says "done".
callout-refusal-all-dealt =
    Every hand has its { $count } cards.
    Say "done"; then look.
callout-refusal-pile-must-last =
    The draw pile must keep { $count } cards for the hands that are short, and one to turn up.
    Deal to a hand that is short.
callout-refusal-not-done-yet =
    The dealer says "done" before looking.
    Deal the cards and say "done" first.
callout-refusal-time-out-already =
    { TRAIT($other, "person") ->
        [you]
            You have already called a time-out.
            It ends when you say "time in".
       *[other]
            { $other } has already called a time-out.
            It ends when { $other } says "time in".
    }
callout-refusal-no-time-out-yet = You can call a time-out once the dealer has looked and the round has begun.
callout-refusal-no-time-out = There is no time-out to end.
callout-refusal-nothing-aside = No cards are set aside for you.
callout-refusal-dealer-calls-no-suit = You turned up the first card, so the others call its suit.
callout-refusal-no-suit-now =
    There is no suit to call now.
    A suit is called after a jack or a Joker, and the first call counts.
callout-refusal-one-own-turn =
    You call One after your turn has ended, and now it is your turn again.
    Draw a card first.
callout-refusal-one-no-turn-yet = You call One after your turn has ended, and you have not had a turn yet.
callout-refusal-one-in-question =
    Your last play is still in question.
    You can call One once it stands.
callout-refusal-one-spade-first =
    You still have to call the { $card }.
    Then call One.

callout-refusal-no-answer =
    { $count ->
        [one] { NAME($card, letter: "capital") } is not an answer. Play a 7 that matches or a Joker, or draw the card.
       *[other] { NAME($card, letter: "capital") } is not an answer. Play a 7 that matches or a Joker, or draw the { $count } cards.
    }

callout-refusal-no-answer-any =
    { $count ->
        [one] { NAME($card, letter: "capital") } is not an answer. Play any 7 or a Joker, or draw the card.
       *[other] { NAME($card, letter: "capital") } is not an answer. Play any 7 or a Joker, or draw the { $count } cards.
    }

callout-event-right =
    { TRAIT($name, "person") ->
        [you] You were right about { $other }.
       *[other] { $name } was right about { $other }.
    }
callout-event-taken-back = { NAME($name, letter: "capital") } took back { $cards }.
callout-event-turns-taken-back = What { $name } did in the extra turns goes back, too.
callout-event-moved-hand-draw =
    { $count ->
        [one] { NAME($name, letter: "capital") } put the card drawn back on the draw pile.
       *[other] { NAME($name, letter: "capital") } put the { $count } cards drawn back on the draw pile.
    }
callout-event-set-aside = A card was set aside for { $name }.
callout-event-taken-up = { NAME($name, letter: "capital") } picked up the cards set aside.
callout-event-call = { NAME($name, letter: "capital") } called { $cards }.
callout-event-one = { NAME($name, letter: "capital") } called One!
callout-event-accuse = { NAME($name, letter: "capital") } accused { $other }: { $kind }.
callout-event-wrong =
    { TRAIT($name, "person") ->
        [you] You were wrong about { $other }.
       *[other] { $name } was wrong about { $other }.
    }
callout-event-met-already = { NAME($other, letter: "capital") } had already paid for that.
callout-event-say = { NAME($name, letter: "capital") }: “{ $text }”
callout-event-time-out = { NAME($name, letter: "capital") } called a time-out.
callout-event-time-in = { NAME($name, letter: "capital") } said "time in": play goes on.
callout-event-not-your-time-out = { NAME($name, letter: "capital") } said "time in", but somebody else had called the time-out.
callout-event-look = { NAME($name, letter: "capital") } looked at the cards.
callout-event-look-in-time-out = { NAME($name, letter: "capital") } looked at the cards during the time-out.
callout-event-take-in-time-out = { NAME($name, letter: "capital") } picked up cards during the time-out.
callout-event-play-in-time-out = { NAME($name, letter: "capital") } played { $cards } during the time-out. It went back.
callout-event-draw-in-time-out = { NAME($name, letter: "capital") } drew during the time-out. The card went back.
callout-event-done = { NAME($name, letter: "capital") } finished dealing.
callout-event-suit = { NAME($name, letter: "capital") } called { $suit }.

# Ways to play that its set-up offers.
callout-preset-beginners-table = Beginners' table
callout-preset-beginners-table-help = No clock on your turn, more time to call and to catch, no talk, and cards that do not match are refused.
callout-preset-a-quarter-of-an-hour = A quarter of an hour
callout-preset-one-round = One round
callout-preset-to-200-points = To 200 points
callout-preset-sharp = Sharp
callout-preset-sharp-help = Little time to play, to call and to catch, and the dealer deals by hand.

## The lesson

callout-lesson-match-title = Play before time is up
callout-lesson-match = Play a card with the suit or the rank of the top card, or draw one. In a game you have 8 seconds; here the clock waits for you.
callout-lesson-match-do = play the 9 of hearts

callout-lesson-draw-title = Nothing matches
callout-lesson-draw = None of your cards has the suit or the rank of the 4 of hearts. Draw one: that is your turn, even if the new card matches.
callout-lesson-draw-do = draw a card

callout-lesson-two-title = Twos go again
callout-lesson-two = A 2 gives you another turn at once. Play it, and you are next again.
callout-lesson-two-do = play the 2 of diamonds

callout-lesson-eight-title = Eights skip
callout-lesson-eight = It is your turn again, thanks to the 2. An 8 skips the next player: { $seat1 } misses a turn, and { $seat2 } is next.
callout-lesson-eight-do = play the 8 of diamonds

callout-lesson-ace-title = Aces reverse
callout-lesson-ace = An ace turns the direction of play. Play yours, and { $seat3 } is next instead of { $seat1 }.
callout-lesson-ace-do = play the ace of diamonds

callout-lesson-alike-title = Two at once
callout-lesson-alike = Cards with the same rank and suit may be played together. Mark each of them, then play them all.
callout-lesson-alike-do = mark both 9s of diamonds, then play them
callout-lesson-alike-instead = One would be allowed too, but play both at once here: mark both first.

callout-lesson-joker-title = Jokers draw four
callout-lesson-joker = A Joker goes on any card. The next player, { $seat1 }, has to draw four cards, and the first player to call a suit decides which one counts.
callout-lesson-joker-do = play the Joker

callout-lesson-time_out-title = Take a break
callout-lesson-time_out = { $seat2 } was first to call a suit, hearts, and { $seat1 } drew four. Do you need a break? Anyone may call a time-out, at any time: it stops every clock.
callout-lesson-time_out-do = call a time-out

callout-lesson-time_in-title = Hands off the cards
callout-lesson-time_in = During a time-out, looking at your cards, drawing and playing are mistakes. Only you can end your own time-out.
callout-lesson-time_in-do = say “time in”

callout-lesson-spade-title = Mind the spades
callout-lesson-spade = A spade has to be called by name as soon as you have played it. First, play yours.
callout-lesson-spade-do = play the 4 of spades

callout-lesson-call-title = Call your spade
callout-lesson-call = Now say which spade it is, within 3 seconds; for two of them, say both. If you do not, anyone may accuse you.
callout-lesson-call-do = call your spade

callout-lesson-silent-title = Catch { $seat1 }
callout-lesson-silent = { $seat1 } played a spade and let 3 seconds pass without calling it. Accuse { $seat1 }, who then draws a penalty card.
callout-lesson-silent-no = No: the mistake is the spade that { $seat1 } has not called. Accuse { $seat1 }, and choose “uncalled spade”.
callout-lesson-silent-do = press Accuse, then choose { $seat1 } and “uncalled spade”
callout-lesson-silent-then = accuse { $seat1 } of “uncalled spade”

callout-lesson-wrong-title = That doesn't match
callout-lesson-wrong = The game lets a wrong card lie unless somebody accuses its player: then it goes back, and the player draws a card. { $seat2 }'s 5 of diamonds has neither the suit nor the rank of the card below.
callout-lesson-wrong-no = No: the mistake is the card on top, which does not match, and { $seat2 } played it. Accuse { $seat2 }, and choose “no match”.
callout-lesson-wrong-do = press Accuse, then choose { $seat2 } and “no match”
callout-lesson-wrong-then = accuse { $seat2 } of “no match”

callout-lesson-seven-title = Sevens draw two
callout-lesson-seven = { $seat3 }'s 7 would cost you two cards. Answer with a 7, and { $seat1 } faces four.
callout-lesson-seven-do = play the 7 of hearts

callout-lesson-jack-title = Jacks are wild
callout-lesson-jack = A jack goes on anything, and then the first player to call a suit decides what comes next.
callout-lesson-jack-do = play the jack of diamonds

callout-lesson-suit-title = Be first to call it
callout-lesson-suit = Anyone may call the suit, so be quick: choose it in the panel, or press the button with all four suits. Your last card is a club.
callout-lesson-suit-no = No: your last card is a club, so call clubs.
callout-lesson-suit-do = call clubs

callout-lesson-talk-title = Watch your mouth
callout-lesson-talk = With Talk you say something to the others. Questions, bad words and false statements are mistakes, and so is accusing somebody wrongly.

callout-lesson-last-title = Your last card
callout-lesson-last = You still have one card. Play it first: you call “One” only when your hand is empty.
callout-lesson-last-do = play the king of clubs

callout-lesson-one-title = Call “One”
callout-lesson-one = An empty hand does not win yet: say it, before it is your turn again. Whoever forgets has to draw a card instead.
callout-lesson-one-do = call “One”

callout-lesson-says-time_out = Time out!
callout-lesson-says-spade = 4 of spades!
callout-lesson-says-silence = …
callout-lesson-says-clubs = Clubs!
callout-lesson-says-question = Is it my turn?
callout-lesson-says-one = One!

## "Try it": each rule that can be changed, with a few cards

callout-try-hand-three-title = Three cards each
callout-try-hand-three = Everybody was dealt three cards, not five, so a round is soon over. Play one.
callout-try-hand-three-do = play the 9 of hearts

callout-try-hand-two-title = Two cards
callout-try-hand-two = Already there are only two left.
callout-try-hand-two-do = play the 10 of diamonds

callout-try-ace_points-last-title = Go out
callout-try-ace_points-last = Play your last card, and then see what the others are left with.
callout-try-ace_points-last-do = play the king of clubs

callout-try-ace_points-one-title = Call One
callout-try-ace_points-one = Say it, or the round is not over.
callout-try-ace_points-one-do = call “One”

callout-try-ace_points-points-title = Costly aces
callout-try-ace_points-points = { $seat1 } held two aces. With this rule each counts 11, so they cost 22 points. As written, they cost 2.

callout-try-any_seven-seven-title = Any 7 answers
callout-try-any_seven-seven = { $seat3 }'s Joker makes you draw four, and diamonds were called. Your 7 is a club: with this rule it answers all the same.
callout-try-any_seven-seven-do = play the 7 of clubs

callout-try-any_seven-six-title = Six cards
callout-try-any_seven-six = Four and two are six: { $seat1 } had no answer and drew them all.

callout-try-time_out_accusations-accuse-title = A false accusation
callout-try-time_out_accusations-accuse = { $seat1 } has called time out. Accuse { $seat2 } of a card that does not match, though nobody has made a mistake.
callout-try-time_out_accusations-accuse-do = accuse { $seat2 } of “no match”
callout-try-time_out_accusations-accuse-then = choose { $seat2 } and “no match”
callout-try-time_out_accusations-accuse-no = Choose { $seat2 }, and “no match”.

callout-try-time_out_accusations-cost-title = Now it counts
callout-try-time_out_accusations-cost = That can be held against you in a time-out too. { $seat3 } did, and it cost you a card. As written, it would have cost nothing.

callout-try-mistakes-draw-title = No wrong cards
callout-try-mistakes-draw = Nothing of yours matches. Try a card: it cannot be played, so nobody has to look out for it. Then draw.
callout-try-mistakes-draw-do = draw a card

callout-try-talk-accuse-title = Caught in a question
callout-try-talk-accuse = { $seat3 } has asked a question, which nobody may do. Accuse { $seat3 } of it before ten seconds are over.
callout-try-talk-accuse-do = accuse { $seat3 } of “a question”
callout-try-talk-accuse-then = choose { $seat3 } and “a question”
callout-try-talk-accuse-no = Choose { $seat3 }, and “a question”.

callout-try-talk-cost-title = One card more
callout-try-talk-cost = { $seat3 } drew a card for it. Watch your own words, too.

callout-try-two_player_reverse-ace-title = An ace for two
callout-try-two_player_reverse-ace = There are only two of you. Play the ace and see whose turn it is then.
callout-try-two_player_reverse-ace-do = play the ace of diamonds

callout-try-two_player_reverse-pass-title = The turn passes
callout-try-two_player_reverse-pass = It was { $seat1 }'s turn. As written, you would have played again yourself.

## Puzzles: what is to be reached

callout-puzzle-out = Lay down your whole hand before anybody else has a turn.
callout-puzzle-catch = What can be called out?
callout-puzzle-catch-deed = { NAME($name, letter: "capital") }: { $kind }

# Why an accusation of $name is right.
callout-puzzle-catch-is-no-match = A card has to have the suit in force or the rank of the card beneath it; against a draw only a seven that matches or a Joker will do. { NAME($name, letter: "capital") }'s card did not match.
callout-puzzle-catch-is-not-identical = Cards are put down together only if they have the same rank and the same suit. { NAME($name, letter: "capital") }'s cards were different.
callout-puzzle-catch-is-out-of-turn = It was not { $name }'s turn.
callout-puzzle-catch-is-uncalled-spade = { NAME($name, letter: "capital") } put down a spade and did not call it within 3 seconds.
callout-puzzle-catch-is-wrong-call = { NAME($name, letter: "capital") } called a spade that was not put down.
callout-puzzle-catch-is-too-slow = { NAME($name, letter: "capital") } took longer than 8 seconds over a turn.
callout-puzzle-catch-is-question = { NAME($name, letter: "capital") } asked a question, and nobody may ask any.
callout-puzzle-catch-is-bad-word = { NAME($name, letter: "capital") } said a bad word.
callout-puzzle-catch-is-false-statement = What { $name } said was not true when it was said.
callout-puzzle-catch-is-wrong-accusation = { NAME($name, letter: "capital") } made a false accusation, and that can be called out as well.

# Why something that $name did is not wrong, although it seems to be.
callout-puzzle-catch-seems-by-rank = { NAME($name, letter: "capital") }'s card had another suit, but the same rank, so it matched.
callout-puzzle-catch-seems-wild = { NAME($name, letter: "capital") }'s card was a wild one: it matches anything.
callout-puzzle-catch-seems-called-suit = { NAME($name, letter: "capital") }'s card had the suit that was called, so it matched.
callout-puzzle-catch-seems-answers-draw = { NAME($name, letter: "capital") } may pass a draw on with a seven that matches or a Joker.
callout-puzzle-catch-seems-turn-jumps = { NAME($name, letter: "capital") } was in turn: a two, an eight, an ace or a play taken back had changed the order.
callout-puzzle-catch-seems-called = { NAME($name, letter: "capital") } called the spade in time.
callout-puzzle-catch-seems-fitting-call = { NAME($name, letter: "capital") }'s call named the spade that was put down.
callout-puzzle-catch-seems-announced = { NAME($name, letter: "capital") } was in turn, and may call a spade before putting it down.
callout-puzzle-catch-seems-late = { NAME($name, letter: "capital") }'s call came late. Such a call does nothing, and is no wrong call.
callout-puzzle-catch-seems-fair-accusation = { NAME($name, letter: "capital") }'s accusation was right.
callout-puzzle-catch-seems-true-claim = What { $name } said was true when it was said.
callout-puzzle-catch-seems-no-question = { NAME($name, letter: "capital") }'s words ended in a full stop or an exclamation mark: that is no question.
callout-puzzle-catch-seems-in-time = { NAME($name, letter: "capital") } still has time to call the spade.
callout-puzzle-catch-seems-over = { NAME($name, letter: "capital") }: { $kind } can no longer be called out. It was called out before, or the time for it is over.
