### Where a match turned: luck, choice, and the turns that cost most.

ui-review-title = Where it turned
ui-review-open = Review
ui-review-about = { $game } with { NAME($names) }
# Two facts about the match, one after the other.
ui-review-and = { $one } · { $other }
ui-review-watch = Watch again
ui-review-seat = Player: { $name }
ui-review-chart = Your chance to win
ui-review-chart_of = { $name }: chance to win
ui-review-luck = Luck
ui-review-luck_is = Luck: cards and others’ play
ui-review-choice = Choice
ui-review-choice_is = Choice: what mistakes cost
ui-review-fair = Fair share
ui-review-per_cent = { NUMBER($count, useGrouping: 0) }%
ui-review-won = Won
ui-review-lost = Lost
ui-review-shared = Shared
ui-review-turn = Turn { $number }
ui-review-round = Round { $number }
ui-review-change = { $before } → { $after }%
ui-review-told = { $done } { $why }
ui-review-better = Better: { $deed }
ui-review-fine = A fine move
# The move that was better than any other by most, and by how many points of the chance to win.
ui-review-best = The best move
ui-review-best_by = Anything else cost at least { $count } points.
# When luck changed the chance most, and below that, how.
ui-review-luck_deal = Luck of the deal
ui-review-luck_before = Luck before turn { $number }
ui-review-luck_ended = Luck after the last turn
ui-review-dealt = The cards at the start.
ui-review-swing = The biggest change of the match.
ui-review-swung = { $turn }: { $change }
ui-review-usual = A Normal opponent would choose: { $deed }
ui-review-play_better = Play it better
ui-review-none =
    { TRAIT($name, "person") ->
        [you] You made no clear mistake.
       *[other] { $name } made no clear mistake.
    }
ui-review-luck_up =
    { TRAIT($name, "person") ->
        [you] Cards and others’ play helped you: from { $start }% to { $end }%.
       *[other] Cards and others’ play helped { $name }: from { $start }% to { $end }%.
    }
ui-review-luck_down =
    { TRAIT($name, "person") ->
        [you] Cards and others’ play were against you: from { $start }% to { $end }%.
       *[other] Cards and others’ play were against { $name }: from { $start }% to { $end }%.
    }
ui-review-luck_even = Cards and others’ play evened out: from { $start }% to { $end }%.
# For a deal of a day: why the curve starts somewhere else than at par.
ui-review-par = Par { NUMBER($par, useGrouping: 0) }% is for these cards; the curve starts before the deal.
ui-review-slips =
    { $count ->
        [one] Small slips cost one point in all.
       *[other] Small slips cost { $count } points in all.
    }
ui-review-accuracy = Accuracy: { NUMBER($count, useGrouping: 0) }%
# $before is that of the reviews of this game before.
ui-review-accuracy_lately = Accuracy: { NUMBER($count, useGrouping: 0) }% (before: { NUMBER($before, useGrouping: 0) }%)
ui-review-forgot =
    { $count ->
        [one] A call was forgotten at turn { NAME($turns) }.
       *[other] Calls were forgotten at turns { NAME($turns) }.
    }
ui-review-working = Checking turn { $done } of { $all }
ui-review-no_turns = There was no turn to look at.
