### What is shown large for a moment: the end of a round, a penalty, a call.

moment-nobody = Nobody wins the round
moment-round = Round { $round }
moment-round_of = Round { $round } of { $count }
moment-last_card = Last card: { $card }
moment-blocked = Nobody could play or draw
# What came of the bid of the round: how many points were bid, and how many were taken.
moment-bid_made =
    { TRAIT($name, "person") ->
        [you] You bid { $number }, took { $count }: made
       *[other] { NAME($name, letter: "capital") } bid { $number }, took { $count }: made
    }
moment-bid_failed =
    { TRAIT($name, "person") ->
        [you] You bid { $number }, took { $count }: failed
       *[other] { NAME($name, letter: "capital") } bid { $number }, took { $count }: failed
    }
# The same where there is no room for whose bid it was.
moment-bid_made_short = Bid { $number }, took { $count }: made
moment-bid_failed_short = Bid { $number }, took { $count }: failed
# The number of the round, and how it ended.
moment-both = { $one } · { $other }
# The key by which the result is opened, and what it does.
moment-any_key = Any key
moment-any_button = Any button
moment-click = Click
moment-go_on = Continue

# How many cards have fallen on somebody so far stands before it.
moment-drawn_of = of { $count }

# Why somebody takes several cards.
moment-no_answer =
    { TRAIT($name, "person") ->
        [you]
            { $count ->
                [one] You take the stack: 1 card.
               *[other] You take the stack: { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } takes the stack: 1 card.
               *[other] { $name } takes the stack: { $count } cards.
            }
    }
moment-hit =
    { TRAIT($name, "person") ->
        [you]
            { $count ->
                [one] { $other } played { $card }: you draw 1 card.
               *[other] { $other } played { $card }: you draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { NAME($other, letter: "capital") } played { $card }: { $name } draws 1 card.
               *[other] { NAME($other, letter: "capital") } played { $card }: { $name } draws { $count } cards.
            }
    }
