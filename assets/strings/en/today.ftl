# The day's deals: a deal a day and game, the same for everybody.

ui-today-title = Today's deals
ui-today-past_title = The day's deals
ui-today-date = { $weekday }, { NUMBER($day, useGrouping: 0) } { $month }
ui-today-long_weekday =
    { $number ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
ui-today-weekday =
    { $number ->
        [0] Mo
        [1] Tu
        [2] We
        [3] Th
        [4] Fr
        [5] Sa
       *[6] Su
    }
ui-today-day = { NUMBER($day, useGrouping: 0) }
ui-today-month_of = { $month } { $year }
# What came of a deal: on its tile for a screen reader, and as a heading.
ui-today-open = Not played yet
ui-today-waits = Waiting for you
ui-today-won = You won
ui-today-played = You lost
ui-today-given_up = Given up
ui-today-open_about = Everybody in the world gets this deal today. One round, no undo, no hints: your first try counts.
ui-today-waits_about = You have begun this deal. It goes on where you left it.
ui-today-guests = With { NAME($names) }
ui-today-par = Par
ui-today-per_cent = { NUMBER($par, useGrouping: 0) }%
ui-today-par_about = { $level } bots in your seat win { NUMBER($par, useGrouping: 0) } times in 100.
ui-today-par_later = Par is being worked out: a bot plays this very deal 200 times from your seat. It takes a moment.
ui-today-fair = The line is a fair share before the deal, { NUMBER($share, useGrouping: 0) }%.
ui-today-paste = Share
ui-today-copy = Copy line
ui-today-copied = Copied
ui-today-save = Save picture
ui-today-saved = The picture is now in { $file }
ui-today-not_saved = The picture could not be written to { $folder } ({ $detail }).
ui-today-play = Play today's { $game }
ui-today-continue = Continue today's { $game }
ui-today-practise = Practise { $game }
ui-today-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# $count is how many days of this week have been missed so far.
ui-today-missed =
    { $count ->
        [0] One missed day a week is fine.
        [1] One day missed this week: one more ends the row.
       *[other] Missed more than one day this week: the row began again.
    }
ui-today-legend_won = won
ui-today-legend_played = played
ui-today-legend_open = open
# The line to paste: "All for One, Classic, 24 Nov 2026 (1): won, par 12 %, 31 turns".
ui-today-told = { $head }: { NAME($facts) }
ui-today-told_head = All for One, { $game }, { $date } ({ NUMBER($dealing, useGrouping: 0) })
ui-today-told_won = won
ui-today-told_played = lost
ui-today-told_given_up = given up
ui-today-told_par = par { NUMBER($par, useGrouping: 0) } %
ui-today-told_turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
ui-today-picture_won = Won
ui-today-picture_played = Lost
ui-today-picture_given_up = Given up
ui-today-game_and_date = { $game }, { $date }
# On the title.
ui-today-count = { $played } of { $all }
# The same on a day whose deals are played by house rules.
ui-today-count_house = { $played } of { $all }, house rules
# On the result of a first try.
ui-result-today = Today's deals
ui-result-practise = Practise this deal
ui-today-end_later = Par is still being worked out: it will be with today's deals.
ui-today-end_par = Par { NUMBER($par, useGrouping: 0) }%: { $level } bots in your seat win { NUMBER($par, useGrouping: 0) } times in 100.
