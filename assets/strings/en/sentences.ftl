### Sentences about cards, refusals and happenings. $name, $other and $turn are players, $names a list of players;
### $card, $top, $kept and $suit are named in cards.ftl, $cards and $answers are lists of such.
### Whoever reads is "you" wherever a player is named; TRAIT($name, "person") is "you" then.

# The player who reads, in the place of the name.
you =
    { $letter ->
        [capital] You
       *[other] you
    }


advice-last-card = { NAME($card, letter: "capital") } is your last card: play it to win the round.
advice-only = Only the { $card } matches.
advice-only-wild = Nothing else matches: play the { $card } and choose { $suit }, the colour you hold most of.
advice-keep-and-suit =
    Keep the { $kept } for later.
    { NAME($card, letter: "capital") } stays with { $suit }, which you hold most of.
advice-keep =
    Keep the { $kept } for later: it can be played on nearly any card.
    { NAME($card, letter: "capital") } matches now.
advice-suit = { NAME($card, letter: "capital") } stays with { $suit }, which you hold most of.
# As the two above, where the card brings another colour or suit than that on top.
advice-keep-and-new-suit =
    Keep the { $kept } for later.
    { NAME($card, letter: "capital") } changes the colour to { $suit }, which you hold most of.
advice-new-suit = { NAME($card, letter: "capital") } changes the colour to { $suit }, which you hold most of.
advice-plain =
    Play the { $card } first.
    Cards that stop somebody do more when the next player is close to winning.
advice-any = { NAME($card, letter: "capital") } matches. No other card is clearly better.
# In a review: what speaks for a card of $suit.
advice-drew-on = { NAME($names, letter: "capital") } drew on { $suit } last time.
# To who drew or passed.
advice-play-on = It matches now, and every card you play is one fewer.
advice-draw = None of your cards matches: draw a card.
advice-pass = Keep the card for a better moment.
advice-first_try = No hints on your first try at today's deal: it counts.
advice-cup = No hints in a cup: it counts.
advice-nothing = There is nothing for you to do right now.
advice-waits = It is { $name }'s turn. There is nothing for you to do right now.

# What somebody at the table would do in the player's place; $reason is one of these messages.
advice-of = { $name } would do this. { $reason }
advice-thinking = { $name } is thinking …
advice-considered = One moment …
advice-draw-anyway = Draw a card and keep the others for later.


# House rules.
advice-hands-on =
    { $count ->
        [0] The { $card } makes every hand move on, and the one that comes to you has no more cards than yours.
        [one] The { $card } makes every hand move on, and the one that comes to you has a card fewer than yours.
       *[other] The { $card } makes every hand move on, and the one that comes to you has { $count } cards fewer than yours.
    }
advice-keep-hand = Do not play the { $card }: it would give your hand away for a longer one.
advice-spend-last = Play the { $card } now: it may not be your last card.
advice-not-last = { NAME($card, letter: "capital") } may not be your last card: draw.
advice-draw-until = None of your cards matches: draw until one does.
advice-believe =
    { $count ->
        [one] Draw the card. { $other } may have had no choice, and you would draw two more if you doubt it wrongly.
       *[other] Draw the { $count } cards. { $other } may have had no choice, and you would draw two more if you doubt it wrongly.
    }

# Partners. $other is the partner.
advice-partner-next =
    { $count ->
        [one] { $other }, your partner, has one card left: the { $card } makes it their turn.
       *[other] { $other }, your partner, has { $count } cards left: the { $card } makes it their turn.
    }
advice-partner-spared = Draw the cards: your only answer would send them on to { $other }, your partner, who is close to winning.
advice-jump = Jump in with the { $card }: you get rid of it out of turn, and play goes on from you.
advice-swap = Play the { $card } and take the hand of { $other }: it is the shortest.
advice-doubt =
    Doubt it: { $other } has probably played the { $card } with another card of the colour in hand.
    If you are wrong, you draw two more.

advice-stop =
    { $count ->
        [one] { $other } has one card left: stop them with the { $card }.
       *[other] { $other } has { $count } cards left: stop them with the { $card }.
    }
advice-answer =
    { $count ->
        [one] Answer with the { $card } rather than draw a card.
       *[other] Answer with the { $card } rather than draw { $count } cards.
    }
advice-take =
    { $count ->
        [one] You have no answer: draw the card.
       *[other] You have no answer: draw the { $count } cards.
    }
advice-take-anyway =
    { $count ->
        [one] Draw the card and keep your answer for later.
       *[other] Draw the { $count } cards and keep your answer for later.
    }
advice-together =
    { $count ->
        [one] Play the { $card } now.
       *[other] Play { $count } copies of the { $card } at once: your hand empties faster.
    }
advice-points =
    { $count ->
        [one] Somebody is close to winning. Get rid of the { $card }: left in your hand it costs a point.
       *[other] Somebody is close to winning. Get rid of the { $card }: left in your hand it costs { $count } points.
    }

undo-off = Undo is off at this table.
undo-nothing = There is nothing to undo yet.
undo-acted = Too late to undo: { $other } has moved since.
undo-dealt = Too late to undo: new cards have been dealt.
undo-drawn = Too late to undo: a card has been drawn.
undo-seen = Too late to undo: a hidden card has been shown.
undo-shown = Too late to undo: the hands have been shown.
undo-chance = Too late to undo: the cards have been shuffled.

refusal-round-over = The round is over. Start the next one first.
refusal-match-over = The match is over. No more moves can be made.
refusal-not-yet = This round is still being played. Finish it first.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-time-goes-back = Time cannot go back: the last action was at { $last } ms.
refusal-too-late = Too late: the table has changed. Look again.
refusal-unknown-here = You cannot do that here. Play a card, or draw one.
refusal-not-in-turn = It is { $turn }'s turn.
refusal-not-in-zone = The { $card } is no longer there to take.
refusal-not-in-hand = You do not have the { $card }. You can only play cards from your hand.
refusal-no-colour = Choose one of the four colours for the { $card }.
refusal-colour-not-yours = You cannot choose a colour for the { $card }. Only a wild card lets you choose.

refusal-no-swap = The { $card } changes no hands. Just play it.
refusal-swap-with-whom = Say with whom you want to swap hands: the { $card } needs the name of another player.
refusal-no-jump =
    { TRAIT($turn, "person") ->
        [you] It is your turn.
       *[other] It is { $turn }'s turn.
    }
    Only the very same card as the one on the pile can jump in.
# To who laid the card on the pile, whatever they hold.
refusal-no-jump-on-own =
    { TRAIT($turn, "person") ->
        [you] It is your turn.
       *[other] It is { $turn }'s turn.
    }
    The card on the pile is yours, so only the others can jump in.
refusal-no-jump-now =
    { TRAIT($turn, "person") ->
        [you] It is your turn.
       *[other] It is { $turn }'s turn.
    }
    Nobody can jump in on the card that lies there now.
refusal-jumped-second =
    { $count ->
        [0] Somebody was quicker than you, in the same moment.
        [one] Somebody was quicker than you, by { $count } ms.
       *[other] Somebody was quicker than you, by { $count } ms.
    }
refusal-last-no-wild = The { $card } cannot be your last card. Play another one, or draw.
refusal-last-number = The { $card } cannot be your last card: that has to be a number. Play another one, or draw.
refusal-holds-colour = You hold { $suit }, so you cannot play the { $card } now. Play another card.
refusal-doubts-off = Nobody can doubt a card at this table.
# A challenge where a Draw 4 could be doubted.
refusal-doubt-instead = There is nobody to challenge. To question the Draw 4, press “{ action-doubt }”.
refusal-no-doubt = There is nothing to doubt. You can doubt a Draw 4 that makes you draw, if it was not an answer.
# Where cards that have to be drawn cannot be answered at all.
refusal-no-answer =
    { $count ->
        [one] { NAME($card, letter: "capital") } cannot be played now: at this table no card answers a draw. Draw the card.
       *[other] { NAME($card, letter: "capital") } cannot be played now: at this table no card answers a draw. Draw the { $count } cards.
    }
refusal-no-answer-doubt =
    { $count ->
        [one] { NAME($card, letter: "capital") } cannot be played now: at this table no card answers a draw. Draw the card, or doubt the Draw 4.
       *[other] { NAME($card, letter: "capital") } cannot be played now: at this table no card answers a draw. Draw the { $count } cards, or doubt the Draw 4.
    }
refusal-nothing-drawn =
    You can only keep a card that you have just drawn.
    Play a card, or draw one.
refusal-only-the-drawn = You have drawn the { $card }: play it, or keep it.
refusal-no-match =
    { NAME($card, letter: "capital") } does not match.
    Play { $suit }, another { $rank }, or a wild card; or draw a card.
refusal-no-match-called =
    { NAME($card, letter: "capital") } does not match.
    { NAME($suit, letter: "capital") } was chosen: play that, or a wild card; or draw a card.
refusal-no-match-wild =
    { NAME($card, letter: "capital") } does not match.
    No colour has been chosen yet: play a wild card, or draw a card.

# To all at one screen, of a hand that lies closed: they tell nothing of its cards, nor of the one that was tried.
refusal-no-match-closed = That card can't be played now. Play { $suit }, another { $rank } or a wild card; or draw.
refusal-no-match-closed-called = That card can't be played now. Play { $suit } or a wild card; or draw.
refusal-no-match-closed-wild = That card can't be played now. Play a wild card, or draw.
refusal-no-answer-closed =
    { $count ->
        [one] No card can be played now. Take the card.
       *[other] No card can be played now. Take the { $count } cards.
    }
refusal-no-answer-doubt-closed =
    { $count ->
        [one] No card can be played now. Take the card, or doubt the Draw 4.
       *[other] No card can be played now. Take the { $count } cards, or doubt the Draw 4.
    }
refusal-only-the-drawn-closed = You have drawn a card: play it, or keep it.
refusal-must-play-closed = You have a card that matches, so you must play.

event-played = { NAME($name, letter: "capital") } played { $cards }.
event-turned-up = { NAME($cards, letter: "capital") } was turned up.
event-buried = { NAME($cards, letter: "capital") } cannot be the first card: it went back into the draw pile.
event-suit = { NAME($name, letter: "capital") } chose { $suit }.
event-skipped = { NAME($name, letter: "capital") } missed a turn.

event-jump = { NAME($name, letter: "capital") } jumped in.
event-swap =
    { TRAIT($other, "person") ->
        [you] You and { $name } swapped hands.
       *[other] { NAME($name, letter: "capital") } and { $other } swapped hands.
    }
event-hands-on = Every hand moved on to the next player.
event-doubt =
    { TRAIT($other, "person") ->
        [you] { NAME($name, letter: "capital") } doubted your Draw 4.
       *[other] { NAME($name, letter: "capital") } doubted { $other }'s Draw 4.
    }
event-doubt-right =
    { TRAIT($name, "person") ->
        [you] { NAME($suit, letter: "capital") } was in force. You held { $suit }, and have to draw { $count } cards.
       *[other] { NAME($suit, letter: "capital") } was in force. { $name } held { $suit }, and has to draw { $count } cards.
    }
event-doubt-wrong =
    { TRAIT($other, "person") ->
        [you] { NAME($suit, letter: "capital") } was in force. { NAME($name, letter: "capital") } held no { $suit }: you have to draw { $count } cards.
       *[other] { NAME($suit, letter: "capital") } was in force. { NAME($name, letter: "capital") } held no { $suit }: { $other } has to draw { $count } cards.
    }
event-hand-shown = { NAME($name, letter: "capital") } showed you: { $cards }.
event-hand-shown-empty = { NAME($name, letter: "capital") } had no other card.
event-left = Play now goes clockwise.
event-right = Play now goes counter-clockwise.
event-round =
    { TRAIT($name, "person") ->
        [you] Round { $round }: you deal.
       *[other] Round { $round }: { $name } deals.
    }
event-round-won = { NAME($names, letter: "capital") } won the round.
event-blocked = Nobody could play or draw: { $names } won the round.
event-match-won = { NAME($names, letter: "capital") } won the match.
event-undone = { NAME($name, letter: "capital") } undid the move.

event-drew =
    { $count ->
        [one] { NAME($name, letter: "capital") } drew one card.
       *[other] { NAME($name, letter: "capital") } drew { $count } cards.
    }
event-facing =
    { $count ->
        [one] The stack is now { $count } card.
       *[other] The stack is now { $count } cards.
    }
event-shuffled =
    { $count ->
        [one] The discard pile was shuffled into the draw pile.
       *[other] The discard pile was shuffled into the draw pile: { $count } cards.
    }
