# Puzzles: positions with one best action.

ui-puzzles-title = Puzzles
ui-puzzles-subtitle = Find the one best move.
ui-puzzles-todays = Today's puzzle
ui-puzzles-of_game = { $game }, { $grade }
ui-puzzles-todays_open = The same for everybody today.
ui-puzzles-todays_solved = Solved. The next one comes tomorrow.
ui-puzzles-todays_unreadable = It cannot be read. Please install the game again.
ui-puzzles-play_todays = Solve it
ui-puzzles-again = Try again
ui-puzzles-play = { $game }, puzzle { NUMBER($number, useGrouping: 0) }
ui-puzzles-about = { $game }, puzzle { NUMBER($number, useGrouping: 0) }
ui-puzzles-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
ui-puzzles-solved_of = { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
# On the title: whether today's puzzle is done.
ui-puzzles-open = Not solved yet
ui-puzzles-solved = Solved
ui-puzzles-grade_easy = easy
ui-puzzles-grade_middle = medium
ui-puzzles-grade_hard = hard
# $grade is one of the three above.
ui-puzzles-grade_count = { $grade }: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } solved
ui-puzzles-come_back = { $count } to repeat today
# What a screen reader says of a puzzle in the list.
ui-puzzles-state_solved = solved
ui-puzzles-state_back = back again
ui-puzzles-state_missed = missed, it comes back
ui-puzzles-state_open = not solved yet

## At the table

ui-puzzles-certain =
    { $count ->
        [one] One move works in every possible deal.
       *[other] { $count } moves work in every possible deal, and no other does.
    }
ui-puzzles-hint = Hint
# The cards that the player does not see, and what stands above them.
ui-puzzles-unseen = Unseen cards
ui-puzzles-unseen_about = These lie face down, or are in somebody else's hand:
ui-puzzles-hint_two = One of these two is right: “{ $one }” or “{ $other }”.
ui-puzzles-right = That's it!
ui-puzzles-wrong = Not this time
ui-puzzles-answer = The answer
ui-puzzles-show = Show the answer
ui-puzzles-next = Next puzzle
# Said in place of a move, as $deed below, where all moves but those that were told of come to the same.
ui-puzzles-any_other = Any other move
# $deed is a move, as “Draw”, or ui-puzzles-any_other; $count and $all are numbers of deals that are possible.
ui-puzzles-works_all =
    { $all ->
        [one] { $deed }: works, whatever the others hold.
       *[other] { $deed }: works in every possible deal, all { $all } of them.
    }
ui-puzzles-works_some = { $deed }: works in only { $count } of { $all } possible deals.
ui-puzzles-works_none =
    { $all ->
        [one] { $deed }: doesn't work.
       *[other] { $deed }: works in none of the { $all } possible deals.
    }
# Where all cards are to be laid down in one turn: $count is how many are left, $moves a list of moves in their order.
ui-puzzles-row_left =
    { $count ->
        [one] { $deed }: at best, your turn ends with one card left.
       *[other] { $deed }: at best, your turn ends with { $count } cards left.
    }
ui-puzzles-row = The whole turn: { NAME($moves, join: "dot") }
# What others could do after a move, so that it fails: $moves is a list of the texts below.
ui-puzzles-missed_by = For example: { NAME($moves) }.
# The same after a move that was not made, $deed.
ui-puzzles-missed_after = After “{ $deed }”, for example: { NAME($moves) }.
# Why nobody goes out after the answer: the cards that could be played on it, and what somebody has left at best.
ui-puzzles-goes_on = Of the unseen cards, only { NAME($cards) } can go on it.
ui-puzzles-goes_none = No unseen card can go on it.
ui-puzzles-keeps =
    { $count ->
        [one] { NAME($name, letter: "capital") } keeps at least one card until your next turn.
       *[other] { NAME($name, letter: "capital") } keeps at least { $count } cards until your next turn.
    }
ui-puzzles-other_plays = { NAME($name, letter: "capital") } plays { NAME($cards) }
ui-puzzles-other_plays_as = { NAME($name, letter: "capital") } plays { NAME($cards) } and chooses { NAME($suit) }
ui-puzzles-other_draws = { NAME($name, letter: "capital") } draws
# $held is a list of the texts of ui-puzzles-holds.
ui-puzzles-fails = It fails, for example, if { NAME($held) }.
ui-puzzles-holds = { $name } has { NAME($cards) }

## Where a scene is seen first, and it is asked what was wrong in it

ui-puzzles-watch = Watch what happens.
ui-puzzles-one_right = One accusation is right now. All others are wrong.
# The list of what was seen, and the way to see it again.
ui-puzzles-happened = What happened
ui-puzzles-scene = Show it again
# A line of that list: $told is a sentence, $seconds is when it was done.
ui-puzzles-at = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $told }
# Two sentences of what happened at one moment.
ui-puzzles-both = { $before } { $after }
ui-puzzles-stands =
    { TRAIT($name, "person") ->
        [you] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: Time stands still, and it is your turn.
       *[other] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: Time stands still. { NAME($name, letter: "capital") } is to play.
    }
# $deed is an accusation.
ui-puzzles-nothing_of_it = { $deed }: there is nothing of that kind to call out now.
