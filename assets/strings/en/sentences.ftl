### Sentences about cards, refusals and happenings. $name, $other and $turn are players, $names a list of players;
### $card, $top, $kept and $suit are named in cards.ftl, $cards and $answers are lists of such.

advice-last-card = { NAME($card, letter: "capital") } is the last card: it wins the round.
advice-only = Only { $card } matches.
advice-only-wild = Nothing else matches: play { $card } and name { $suit }, which the hand has most of.
advice-keep-and-suit =
    Keep { $kept } for later.
    { NAME($card, letter: "capital") } keeps { $suit }, which the hand has most of.
advice-keep =
    Keep { $kept } for later: it goes on nearly everything.
    { NAME($card, letter: "capital") } matches now.
advice-suit = { NAME($card, letter: "capital") } keeps { $suit }, which the hand has most of.
advice-plain =
    { NAME($card, letter: "capital") } goes now.
    The cards that act do more when somebody is close to winning.
advice-any = { NAME($card, letter: "capital") } matches as well as any other.
advice-draw = Nothing in the hand matches: take a card.
advice-pass = Keep the card for a better moment.
advice-nothing = There is nothing to do just now but to watch.
advice-waits = It is { $name }'s turn: there is nothing to do but to watch.

# What somebody at the table would do in the player's place; $reason is one of these messages.
advice-of = { $name } would do this. { $reason }
advice-thinking = { $name } is thinking …
advice-considered = One moment …
advice-draw-anyway = Take a card, and keep the others for later.

advice-stop =
    { $count ->
        [one] { $other } has one card left: { $card } gets in the way.
       *[other] { $other } has { $count } cards left: { $card } gets in the way.
    }
advice-answer =
    { $count ->
        [one] { NAME($card, letter: "capital") } is an answer; otherwise a card has to be taken.
       *[other] { NAME($card, letter: "capital") } is an answer; otherwise { $count } cards have to be taken.
    }
advice-take =
    { $count ->
        [one] Nothing in the hand is an answer: take the card.
       *[other] Nothing in the hand is an answer: take the { $count } cards.
    }
advice-take-anyway =
    { $count ->
        [one] Take the card: an answer would come back.
       *[other] Take the { $count } cards: an answer would come back.
    }
advice-together =
    { $count ->
        [one] { NAME($card, letter: "capital") } is worth playing now.
       *[other] All { $count } of { $card } go at once: that empties the hand fastest.
    }
advice-points =
    { $count ->
        [one] Somebody is close to winning, and { $card } would count a point: away with it.
       *[other] Somebody is close to winning, and { $card } would count { $count } points: away with it.
    }

undo-off = Nothing is taken back at this table.
undo-nothing = There is nothing to take back yet.
undo-acted = Too late: { $other } has moved since.
undo-dealt = Too late: the cards have been dealt since.
undo-drawn = Too late: a card has been drawn since.
undo-seen = Too late: a hidden card has been shown since.
undo-shown = Too late: the hands have been shown since.
undo-chance = Too late: the cards have been shuffled since.

refusal-round-over = The round is over; the next one has to be dealt first.
refusal-match-over = The match is over: nothing more can be done in it.
refusal-not-yet = The round is still being played; the next one is dealt when it is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-time-goes-back = Time does not go back: the last action was at { $last } ms.
refusal-too-late = The table has changed since; look again.
refusal-unknown-here = This cannot be done here; play a card, or take one.
refusal-not-in-turn = It is { $turn }'s turn.
refusal-not-in-hand = There is no { $card } in the hand, and only a card from there can be played.
refusal-no-colour = { NAME($card, letter: "capital") } needs its colour: name one of the four.
refusal-colour-not-yours = { NAME($card, letter: "capital") } has its colour already; only a wild card names one.
refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit }, another { $rank }, or a wild card; or take a card.
refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was called: play that, or a wild card; or take a card.
refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No colour has been called: only a wild card goes; or take a card.

event-played = { $name } played { $cards }.
event-turned-up = { NAME($cards, letter: "capital") } is turned up.
event-buried = { NAME($cards, letter: "capital") } goes back into the pile.
event-suit = { $name } calls { $suit }.
event-skipped = { $name } loses the turn.
event-left = Play goes to the left.
event-right = Play goes to the right.
event-round = Round { $round }: { $name } deals.
event-round-won = { $names } won the round.
event-blocked = Nobody can move: { $names } won the round.
event-match-won = { $names } won the match.
event-undone = { $name } took that back.

event-drew =
    { $count ->
        [one] { $name } took one card.
       *[other] { $name } took { $count } cards.
    }
event-facing =
    { $count ->
        [one] One card is now to be taken.
       *[other] { $count } cards are now to be taken.
    }
event-shuffled =
    { $count ->
        [one] The discard pile is shuffled.
       *[other] The discard pile is shuffled: { $count } cards.
    }
