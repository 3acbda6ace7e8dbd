# The evening: a row of matches that the people of the party play.

ui-evening-open = Evening
ui-evening-title = The evening
ui-evening-choose = Which games?
ui-evening-nobody = Take at least two seats first
ui-evening-about = A series of matches with the same people. Each match pays you a point for everybody you finish ahead of, and half a point where you are level. Whoever sits out gets the average.
# After a match in which bots had taken the seats of all but one.
ui-evening-unpaid = Match { NUMBER($number, useGrouping: 0) } paid no points: only one of you played it to the end, and bots count for nothing.
ui-evening-matches = Matches
ui-evening-length = Length
ui-evening-short = Short
ui-evening-as_set = As set for each game
ui-evening-match = Match { NUMBER($number, useGrouping: 0) }
ui-evening-begin = Begin the evening
ui-evening-draw = Pick at random
ui-evening-last = Last evening
ui-evening-standing = Standings
# Above the figures of the standings: all points so far, and those of the last match.
ui-evening-points_head = Points
ui-evening-gained_head = Last match
ui-evening-match_of = Match { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
ui-evening-next = Next: { $game }
# The plan: the games that are still to come, and who has won those before.
ui-evening-planned = { NUMBER($number, useGrouping: 0) }. { $game }
ui-evening-was_won = { NUMBER($number, useGrouping: 0) }. { $game }: { NAME($names) }
ui-evening-play = Deal { $game }
ui-evening-continue = Continue the match
ui-evening-to_room = To the room
ui-evening-to_standing = Standings
ui-evening-to_winners = Who won the evening?
ui-evening-played_as = The evening: { $game }
ui-evening-end = End the evening
ui-evening-end_title = End this evening?
ui-evening-end_about = No more matches are played. The points so far decide who has won it.
ui-evening-end_yes = End it
ui-evening-end_no = Keep playing
ui-evening-won =
    { $count ->
        [one] { NAME($names, letter: "capital") } won the evening!
       *[other] { NAME($names, letter: "capital") } share first place!
    }
# In place of that where no match paid anything, as bots had taken the seats of all but one.
ui-evening-unwon = No points this evening
ui-evening-unwon_why = A match pays for everybody you finish ahead of, and bots count for nothing.
ui-evening-after =
    { $count ->
        [one] After one match
       *[other] After { $count } matches
    }
# $points is how many, as 2½; of several who share the first place, each has as many.
ui-evening-points_each =
    { $count ->
        [one] { $points } point each
       *[other] { $points } points each
    }
ui-evening-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-evening-name_and_points = { NUMBER($place, useGrouping: 0) }. { $name }: { $points }
# What somebody has most of, and who has as much.
ui-evening-level = { $told } (level with { NAME($names) })

# One true thing of somebody, below their name.
ui-evening-praise-handed = Most cards handed out to others: { $count }
ui-evening-praise-skipped = Most turns taken from others: { $count }
ui-evening-praise-turned = Turned play around most often: { $count } times
ui-evening-praise-suits = Called the most suits and colours: { $count }
ui-evening-praise-caught =
    { $count ->
        [one] Sharpest ear: caught one mistake
       *[other] Sharpest ear: caught { $count } mistakes
    }
ui-evening-praise-called = Fastest call: { $count } seconds
ui-evening-praise-jumped =
    { $count ->
        [one] Quickest to jump in: once
       *[other] Quickest to jump in: { $count } times
    }
ui-evening-praise-swept = Most tricks taken: { $count }
ui-evening-praise-rounds = Most rounds won: { $count }
ui-evening-praise-won =
    { $count ->
        [one] Won a match
       *[other] Most matches won: { $count }
    }
ui-evening-praise-second =
    { $count ->
        [one] Came second once
       *[other] Came second most often: { $count } times
    }
ui-evening-praise-took = Most cards taken in one go: { $count }
ui-evening-praise-held = Held the most cards at once: { $count }
ui-evening-praise-quick =
    { $count ->
        [one] Fastest player: one second a turn on average
       *[other] Fastest player: { $count } seconds a turn on average
    }
ui-evening-praise-thought =
    { $count ->
        [one] Thought longest about one move: one second
       *[other] Thought longest about one move: { $count } seconds
    }
ui-evening-praise-played = Most cards played: { $count }
ui-evening-praise-drew = Drew the most cards: { $count }
ui-evening-praise-cards =
    { $count ->
        [one] Played one card tonight
       *[other] Played { $count } cards tonight
    }
ui-evening-praise-company =
    { $count ->
        [0] Kept the others company
        [one] Sat out a match for the others
       *[other] Sat out { $count } matches for the others
    }
