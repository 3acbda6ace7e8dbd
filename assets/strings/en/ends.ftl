### The end of a match: who has won, one sentence of how it came, and what comes next.

ui-end-rematch = Rematch
ui-end-details = Details
ui-end-from_start = Watch from the start
# What a guest says, in quotation marks.
ui-end-quoted = “{ $line }”
# How often each of two finished ahead of the other, in all matches.
ui-end-between = Head to head: you { $own }, { $name } { $other }
ui-end-next_rematch = Next: a rematch, same players
ui-end-practice = Practice: this match doesn't count
ui-end-learning = Learning step by step: this match doesn't count

# How it came. $name is whom it is about, $other somebody else at the table.
ui-end-told-turned_last =
    { TRAIT($other, "person") ->
        [you] You were ahead until the last round.
       *[other] { NAME($other, letter: "capital") } was ahead until the last round.
    }
ui-end-told-led_throughout =
    { TRAIT($name, "person") ->
        [you] You led from the first round to the last.
       *[other] { $name } led from the first round to the last.
    }
# $count is the number of a round.
ui-end-told-led_since =
    { TRAIT($name, "person") ->
        [you] You were ahead from round { $count } on.
       *[other] { $name } was ahead from round { $count } on.
    }
ui-end-told-most_rounds =
    { TRAIT($name, "person") ->
        [you] You won { $count } of { $more } rounds.
       *[other] { $name } won { $count } of { $more } rounds.
    }
# Cards held in the middle of the round, more than anybody else.
ui-end-told-came_back =
    { TRAIT($name, "person") ->
        [you] At one point you were last, with { $count } cards.
       *[other] At one point { $name } was last, with { $count } cards.
    }
ui-end-told-one_left =
    { TRAIT($name, "person") ->
        [you] So close: you had one card left.
       *[other] So close: { $name } had one card left.
    }
# The same of an earlier moment: they have more cards at the end.
ui-end-told-once_one_left =
    { TRAIT($name, "person") ->
        [you] At one point you had only one card left.
       *[other] At one point { $name } had only one card left.
    }
ui-end-told-two_left =
    { TRAIT($name, "person") ->
        [you] You had two cards left.
       *[other] { $name } had two cards left.
    }
# All others held at least so many cards when $name went out. There are $more of them: $other, or several.
ui-end-told-far_ahead =
    { $more ->
        [1]
            { TRAIT($other, "person") ->
                [you] You still had { $count } cards.
               *[other] { NAME($other, letter: "capital") } still had { $count } cards.
            }
       *[other] Nobody else had fewer than { $count } cards left.
    }
ui-end-told-drew_nothing =
    { TRAIT($name, "person") ->
        [you] You never had to draw a card.
       *[other] { $name } never had to draw a card.
    }
# In the whole round, and more than any of the $more others.
ui-end-told-drew_most =
    { $more ->
        [1]
            { TRAIT($name, "person") ->
                [you] You drew { $count } cards.
               *[other] { $name } drew { $count } cards.
            }
       *[other]
            { TRAIT($name, "person") ->
                [you] You drew { $count } cards, more than anyone else.
               *[other] { $name } drew { $count } cards, more than anyone else.
            }
    }
ui-end-told-took =
    { TRAIT($name, "person") ->
        [you] You had to take { $count } cards at once.
       *[other] { $name } had to take { $count } cards at once.
    }
# Since $card was played, nobody else has held so few cards.
ui-end-told-ahead_since =
    { TRAIT($name, "person") ->
        [you] You were ahead from the { $card } to the end.
       *[other] { $name } was ahead from the { $card } to the end.
    }
# Until $card was played they held fewer cards than anybody else.
ui-end-told-ahead_until =
    { TRAIT($name, "person") ->
        [you] You were ahead until the { $card }.
       *[other] { $name } was ahead until the { $card }.
    }
# The same until they took cards.
ui-end-told-ahead_until_taking =
    { TRAIT($name, "person") ->
        [you]
            { $count ->
                [one] You were ahead until you drew a card.
               *[other] You were ahead until you drew { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $name } was ahead until drawing a card.
               *[other] { $name } was ahead until drawing { $count } cards.
            }
    }
# Whose bid of $count points decided the only round, and how many they took.
ui-end-told-bid_missed =
    { TRAIT($name, "person") ->
        [you] You bid { $count }, but took only { $more }.
       *[other] { $name } bid { $count }, but took only { $more }.
    }
ui-end-told-bid_made =
    { TRAIT($name, "person") ->
        [you] You bid { $count } and took { $more }.
       *[other] { $name } bid { $count } and took { $more }.
    }
ui-end-told-first_win = Your first win in { $game }!
ui-end-told-won_again = Your first win after { $count } losses in a row.
ui-end-told-won_in_a_row =
    { $count ->
        [3] Your third win in a row in { $game }.
        [4] Your fourth win in a row in { $game }.
        [5] Your fifth win in a row in { $game }.
       *[other] { $count } wins in a row in { $game }.
    }
ui-end-told-beat_in_a_row =
    { $count ->
        [3] Third in a row against { $other }.
        [4] Fourth in a row against { $other }.
        [5] Fifth in a row against { $other }.
       *[other] { $count } in a row against { $other }.
    }
ui-end-told-best_score = Your best score yet: { NUMBER($count, useGrouping: 0) }.
ui-end-told-closest = Your closest yet.
ui-end-told-lost_in_a_row =
    { $count ->
        [3] Third in a row for { $name }.
        [4] Fourth in a row for { $name }.
        [5] Fifth in a row for { $name }.
       *[other] { $count } in a row for { $name }.
    }
