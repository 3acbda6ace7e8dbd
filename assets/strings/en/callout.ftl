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
    { $name } has called a time-out: every clock stands, and nobody looks at cards, takes, plays or draws.
    { $clause }
callout-standstill-clause = L-25

callout-advice-call = { NAME($card, letter: "capital") } was put down, a spade: name it before the time for it runs out.
callout-advice-suit =
    A wild card lies: the first who names a suit decides.
    The hand has most of { $suit }.
callout-advice-last-card =
    { NAME($card, letter: "capital") } is the last card.
    Once it lies, One has to be called.
callout-advice-one = The hand is empty: call One to win the round.
callout-advice-look = The dealer has looked; now the cards may be looked at.
callout-advice-take = The cards set aside can be taken up now.
callout-advice-deal = The dealer deals the cards.
callout-advice-done = Every hand has its cards: say that the deal is done.
callout-advice-time-in = Whoever called the time-out ends it.
callout-advice-accuse = { $other } can be called out: { $kind }.

callout-guide-dealing = The dealer deals, says so when it is done, and looks first: whoever looks at cards earlier can be called out.
callout-guide-one = The hand is empty and the turn is over: call One to win the round.
callout-guide-faces = These cards are to be taken, or answered with a 7 that fits or a Joker.
callout-guide-turn = It is this hand's turn: play a card of the same rank or suit, or draw; a wrong one lies until somebody calls it out.
callout-guide-spade = Whoever plays a spade has to name it aloud in time: the call stands with the buttons below.
callout-guide-suit = A Jack lies: the first who calls a suit decides which, whoever that is.
callout-guide-accused = Somebody was accused: if it is right, it costs the accused a card; if it is wrong, it is a mistake itself.
callout-guide-right = Mistakes can be called out with Accuse for some seconds: whom, and of what.
callout-guide-talk = Talk is free, but questions, bad words and false statements can be called out.
callout-guide-time-out = A time-out stops every clock; until it ends nobody looks at cards, plays or draws.

callout-option-decks-name = Packs
callout-option-decks-help = How many packs of 52 cards and two Jokers are shuffled together.
callout-option-decks-0 = As many as needed

callout-option-turn_seconds-name = Seconds for a turn
callout-option-turn_seconds-help = Whoever takes longer can be called too slow. Without a limit nobody can.
callout-option-turn_seconds-0 = No limit

callout-option-call_seconds-name = Seconds for a call
callout-option-call_seconds-help = How long whoever puts down a spade has to name it.

callout-option-catch_seconds-name = Seconds to catch
callout-option-catch_seconds-help = For how long most mistakes can be called out.

callout-option-mistakes-name = Mistakes
callout-option-mistakes-help = Whether a card that breaks the rules may lie until somebody calls it out, or cannot be played at all.
callout-option-mistakes-played = They lie until called out
callout-option-mistakes-refused = They cannot be played

callout-option-talk-name = Table talk
callout-option-talk-help = Whether the players may say things, and be caught asking questions, swearing and telling stories.

callout-option-deal-name = The deal
callout-option-deal-help = Whether the cards deal themselves, or the dealer deals them one by one and may get it wrong.
callout-option-deal-automatic = The cards deal themselves
callout-option-deal-by-hand = The dealer deals

callout-option-bad_words-name = Bad words
callout-option-bad_words-help = The words that cost a card when somebody catches them.

callout-option-silly_facts-name = Silly facts
callout-option-silly_facts-help = Plainly false statements, which cost a card when somebody catches them.

callout-option-rounds-name = Rounds
callout-option-rounds-help = The match ends after so many rounds, if they are limited.
callout-option-rounds-0 = No limit

callout-option-target-name = Target
callout-option-target-help = The match ends after the round in which somebody's score reaches this, if there is one.
callout-option-target-0 = None

callout-option-minutes-name = Minutes
callout-option-minutes-help = The match ends with the round that is on after so many minutes; time-outs do not count.
callout-option-minutes-0 = No limit

callout-option-two_player_reverse-name = Ace with two players
callout-option-two_player_reverse-help = What an Ace does when only two play.
callout-option-two_player_reverse-again = The same player plays again
callout-option-two_player_reverse-pass = The turn passes to the other player

callout-kind-out-of-turn = out of turn
callout-kind-no-match = a card that does not match
callout-kind-not-identical = cards that are not identical
callout-kind-uncalled-spade = a spade left uncalled
callout-kind-wrong-call = a wrong call
callout-kind-too-slow = too slow
callout-kind-question = a question
callout-kind-bad-word = a bad word
callout-kind-false-statement = a false statement
callout-kind-wrong-accusation = a wrong accusation
callout-kind-looked-early = looking before the dealer
callout-kind-misdeal = a misdeal
callout-kind-looked-in-time-out = looking in a time-out
callout-kind-took-cards-in-time-out = taking cards in a time-out
callout-kind-played-in-time-out = playing in a time-out
callout-kind-not-your-time-out = ending somebody else's time-out

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
callout-kind_short-wrong-accusation = wrongly accused
callout-kind_short-looked-in-time-out = looked
callout-kind_short-took-cards-in-time-out = took cards
callout-kind_short-played-in-time-out = played, drew
callout-kind_short-not-your-time-out = ended it

callout-group-cards = Cards
callout-group-calls = Calls, clock
callout-group-words = Words
callout-group-time-out = In a time-out

callout-call-one = One!
callout-call-call = Call
callout-call-suit = Suit
callout-call-accuse = Accuse
callout-call-say = Talk
callout-call-time-out = Time out
callout-call-time-in = Time in

callout-asked-accuse = whom, and of what?
callout-asked-call = which spade?
callout-asked-suit = the first call holds
callout-asked-say = what is said, everybody hears

callout-written-say = Write something else to say

callout-action-look = Look
callout-action-take = Take up
callout-action-deal = Deal all
callout-action-done = Done

callout-said-call = { NAME($cards, letter: "capital") }.
callout-said-say = “{ $text }”
callout-said-accuse = { $other }: { $kind }!
callout-said-one = One!
callout-said-time-out = Time out!
callout-said-time-in = Time in!
callout-said-not-your-time-out = Time in!
callout-said-done = Done.

callout-explained-race-text = { $name } was first, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s after the card lay.
callout-explained-race-clause = L-9

callout-explained-beaten-text =
    { $name } was first, { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s before.
    The first call holds.
callout-explained-beaten-clause = L-9

callout-explained-wrong-text =
    { $other } had done nothing of the kind.
    To accuse wrongly is a mistake too: whoever calls it out gives { $name } a card.
callout-explained-wrong-clause = L-19

callout-explained-wrong-still-text =
    { $other } had done nothing of the kind.
    In a time-out, or before the round is on, to accuse wrongly is no mistake.
callout-explained-wrong-still-clause = L-19

callout-explained-met-already-text = { $other } has paid for that already.
callout-explained-met-already-clause = L-19

callout-explained-right-text = Right: { $other } takes a penalty card.
callout-explained-right-clause = L-19

callout-explained-right-no-match-text =
    Right: that card does not match.
    It goes back, and { $other } takes a penalty card.
callout-explained-right-no-match-clause = L-20

callout-explained-right-not-identical-text =
    Right: those cards are not the same.
    They go back, and { $other } takes a penalty card.
callout-explained-right-not-identical-clause = L-5

callout-explained-right-out-of-turn-text =
    Right: it was not { $other }'s turn.
    What was played goes back, and { $other } takes a penalty card.
callout-explained-right-out-of-turn-clause = L-20

callout-explained-right-uncalled-spade-text =
    Right: a spade has to be called in time.
    { $other } takes a penalty card.
callout-explained-right-uncalled-spade-clause = L-12

callout-explained-right-wrong-call-text =
    Right: there was no such spade to call.
    { $other } takes a penalty card.
callout-explained-right-wrong-call-clause = L-12

callout-explained-right-too-slow-text =
    Right: the turn took too long.
    { $other } takes a penalty card, and the clock starts anew.
callout-explained-right-too-slow-clause = L-23

callout-explained-right-question-text =
    Right: nobody asks questions.
    { $other } takes a penalty card.
callout-explained-right-question-clause = L-24

callout-explained-right-bad-word-text =
    Right: that was a bad word.
    { $other } takes a penalty card.
callout-explained-right-bad-word-clause = L-24

callout-explained-right-false-statement-text =
    Right: that is not true.
    { $other } takes a penalty card.
callout-explained-right-false-statement-clause = L-24

callout-explained-right-wrong-accusation-text = Right: { $other } accused wrongly, and takes a penalty card.
callout-explained-right-wrong-accusation-clause = L-19

callout-explained-right-misdeal-text =
    Right: the deal was wrong.
    The cards are set aside for { $other }, who deals again.
callout-explained-right-misdeal-clause = L-27

callout-explained-right-looked-early-text =
    Right: nobody looks before the dealer does.
    { $other } takes a penalty card.
callout-explained-right-looked-early-clause = L-28

callout-explained-right-looked-in-time-out-text =
    Right: in a time-out nobody looks at cards.
    { $other } takes a penalty card.
callout-explained-right-looked-in-time-out-clause = L-26

callout-explained-right-took-cards-in-time-out-text =
    Right: in a time-out nobody takes cards up.
    { $other } takes a penalty card.
callout-explained-right-took-cards-in-time-out-clause = L-26

callout-explained-right-played-in-time-out-text =
    Right: in a time-out nobody plays or draws.
    { $other } takes a penalty card.
callout-explained-right-played-in-time-out-clause = L-26

callout-explained-right-not-your-time-out-text =
    Right: only whoever called the time-out ends it.
    { $other } takes a penalty card.
callout-explained-right-not-your-time-out-clause = L-25

callout-refusal-unknown-here = This game does not know that: play or draw, call a spade, a suit or One, call out a mistake, or talk.
callout-refusal-not-in-turn =
    It is { $turn }'s turn.
    Nobody plays or draws out of turn; calls and talk are free at any time.
callout-refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit }, another { $rank }, a Jack or a Joker; or draw.
callout-refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was called: play that, a Jack or a Joker; or draw.
callout-refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No suit has been called for the Joker: only a Jack or another Joker goes; or draw.
callout-refusal-not-identical =
    Only cards of the same value and suit are played together.
    Play them one at a time.
callout-refusal-suit-apart = The suit is called after the card lies, by whoever is first; play the card alone.
callout-refusal-not-on-yet =
    The round is not on before the dealer has looked.
    Until then the cards are dealt, and talk is free.
callout-refusal-not-in-time-out =
    In a time-out nobody plays or draws.
    It goes on at "time in".
callout-refusal-no-calls-in-time-out =
    In a time-out no spade, no suit and no One is called; the time for it stands still.
    It goes on at "time in".
callout-refusal-not-a-spade =
    { NAME($card, letter: "capital") } is no spade.
    Only spades are called.
callout-refusal-unknown-kind =
    There is no such mistake as "{ $kind }".
    What can be called out is listed in the rules under L-21.
callout-refusal-own-mistake = Nobody can accuse themselves; that is for the others.
callout-refusal-no-talk = Nobody talks at this table: its options have table talk off.
callout-refusal-nothing-said = There is nothing to say in that; say some words, on one line.
callout-refusal-nothing-to-deal = No cards are being dealt now; that is done before the round, where the dealer deals by hand.
callout-refusal-not-the-dealer = The dealer is { $other }; nobody else deals, or says done.
callout-refusal-all-dealt =
    Every hand has its five cards.
    Say done; then look.
callout-refusal-pile-must-last =
    The pile must keep the { $count } cards that the hands still lack, and one to begin with.
    Deal to a hand that lacks some.
callout-refusal-not-done-yet =
    The dealer looks after saying done.
    Deal the cards, and say done first.
callout-refusal-time-out-already =
    { $other } has called a time-out; there is only one at a time.
    It ends when { $other } says "time in".
callout-refusal-no-time-out-yet =
    A time-out stops a round that is on.
    Before the dealer has looked there is nothing to stop.
callout-refusal-no-time-out =
    There is no time-out to end.
    Anyone may call one with "time out".
callout-refusal-nothing-aside = No cards are set aside to be taken up.
callout-refusal-dealer-calls-no-suit = The dealer gains nothing from the first card: its suit is for the others to call.
callout-refusal-no-suit-now =
    No card waits for a suit.
    One is called after a Jack or a Joker, and the first call holds.
callout-refusal-one-own-turn =
    One is called when the turn has ended.
    It has come back: draw a card first.
callout-refusal-one-no-turn-yet = One is called when a turn has ended, and this hand has not had one yet.
callout-refusal-one-in-question =
    The play that emptied the hand is in question.
    One can be called once it stands.
callout-refusal-one-spade-first =
    { NAME($card, letter: "capital") } is still to be called.
    Call it; then One.

callout-refusal-no-answer =
    { $count ->
        [one] { NAME($card, letter: "capital") } is no answer to a draw. Play a 7 that matches or a Joker, or take the card.
       *[other] { NAME($card, letter: "capital") } is no answer to a draw. Play a 7 that matches or a Joker, or take the { $count } cards.
    }

callout-event-right = { $name } is right about { $other }.
callout-event-taken-back = { $name } takes back { $cards }.
callout-event-set-aside = A card is set aside for { $name }.
callout-event-taken-up = { $name } takes up what was set aside.
callout-event-call = { $name } calls { $cards }.
callout-event-one = { $name } calls One!
callout-event-accuse = { $name } accuses { $other }: { $kind }.
callout-event-wrong = { $name } is wrong about { $other }.
callout-event-met-already = { $other } has paid for that already.
callout-event-say = { $name }: “{ $text }”
callout-event-time-out = { $name } calls a time-out.
callout-event-time-in = { $name } says "time in": it goes on.
callout-event-not-your-time-out = { $name } says "time in", but it is not { $name }'s time-out.
callout-event-look = { $name } looks at the cards.
callout-event-look-in-time-out = { $name } looks at the cards during the time-out.
callout-event-take-in-time-out = { $name } takes up cards during the time-out.
callout-event-play-in-time-out = { $name } plays { $cards } during the time-out; it goes back.
callout-event-draw-in-time-out = { $name } draws during the time-out; it goes back.
callout-event-done = { $name } has dealt.
callout-event-suit = { $name } calls { $suit }.

# Ways to play that its set-up offers.
callout-preset-beginners-table = Beginners' table
callout-preset-a-quarter-of-an-hour = A quarter of an hour
callout-preset-sharp = Sharp

## The lesson

callout-lesson-match-title = Play before time is up
callout-lesson-match = Match the suit or the rank on the pile. In a game you have 8 seconds for it; here the clock waits for you.
callout-lesson-match-do = play the 9 of hearts

callout-lesson-spade-title = Mind the spades
callout-lesson-spade = A spade has to be called by name when it is played. First, play it.
callout-lesson-spade-do = play the 4 of spades

callout-lesson-call-title = Call your spade
callout-lesson-call = Say its name within 3 seconds, or anyone may accuse you.
callout-lesson-call-do = call your spade

callout-lesson-silent-title = Catch { $seat1 }
callout-lesson-silent = { $seat1 } played a spade and stayed silent. Accuse her, and she takes a penalty card.
callout-lesson-silent-do = accuse { $seat1 } of an uncalled spade

callout-lesson-wrong-title = That doesn't match
callout-lesson-wrong = Nobody stops a wrong card but you: { $seat2 }'s 5 fits neither way. Accuse him and it goes back to his hand.
callout-lesson-wrong-do = accuse { $seat2 } of a card that doesn't match

callout-lesson-seven-title = Sevens draw two
callout-lesson-seven = { $seat3 }'s 7 would cost you two cards. Answer with a 7, and { $seat1 } faces four.
callout-lesson-seven-do = play the 7 of hearts

callout-lesson-jack-title = Jacks are wild
callout-lesson-jack = A jack goes on anything, and then the first player to call a suit decides what comes next.
callout-lesson-jack-do = play the jack of diamonds

callout-lesson-suit-title = Be first to call it
callout-lesson-suit = Anyone may call the suit, so be quick. You hold a club.
callout-lesson-suit-do = call clubs

callout-lesson-talk-title = Watch your mouth
callout-lesson-talk = Questions, bad words and false statements are mistakes too, and so is accusing somebody wrongly.

callout-lesson-last-title = Your last card
callout-lesson-last = An empty hand does not end the round yet. Play your king first.
callout-lesson-last-do = play the king of clubs

callout-lesson-one-title = Call "One"
callout-lesson-one = Now say it. Whoever forgets has to draw again on their next turn.
callout-lesson-one-do = call "One"

callout-lesson-says-spade = Four of spades!
callout-lesson-says-silence = …
callout-lesson-says-clubs = Clubs!
callout-lesson-says-question = Is it my turn?
callout-lesson-says-one = One!
