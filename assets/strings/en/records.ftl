### The records of people, the list of matches, and what can be done with a profile.

ui-records-title = Records
ui-records-person = Whose records
ui-records-all = All matches
ui-records-export = Export
ui-records-since = since { $month } { $year }
ui-records-nothing_yet = No match finished yet
ui-records-empty = { $name } has not finished a match yet. Finish one, and it will count here.
ui-records-empty_game = { $name } has not finished a match of { $game } yet.
ui-records-reading =
    { $count ->
        [one] Reading { $count } more match …
       *[other] Reading { $count } more matches …
    }
ui-records-edit = Profile

# The six figures on the card of a person.
ui-records-games =
    { $count ->
        [one] match
       *[other] matches
    }
ui-records-wins =
    { $count ->
        [one] win
       *[other] wins
    }
ui-records-won = won
ui-records-best_streak = best streak
ui-records-streak = current streak
ui-records-this_month = this month
ui-records-per_cent = { NUMBER($count, useGrouping: 0) }%

ui-records-plot = Share of matches won
ui-records-plot_of = { $game }: share won
ui-records-plot_points_of = { $game }: points per match
ui-records-show_points = Points
ui-records-plot_accuracy_of = { $game }: accuracy
ui-records-show_wins = Wins
ui-records-show_accuracy = Accuracy
ui-records-by_month = by month
ui-records-by_month_of = by month, { $year }
ui-records-fair = By chance alone, { NUMBER($count, useGrouping: 0) }%
ui-records-month_won = { $month }: { $wins } of { $games } won
ui-records-month_points = { $month }: { $points } on average
ui-records-month_accuracy =
    { $games ->
        [one] { $month }: { NUMBER($count, useGrouping: 0) }% in one reviewed match
       *[other] { $month }: { NUMBER($count, useGrouping: 0) }% in { $games } reviewed matches
    }
ui-records-month_too_few = { $month }: too few decisions to tell
ui-records-month_not_reviewed = { $month }: no match reviewed
ui-records-month_none = { $month }: no match

ui-records-guests = By guest
ui-records-ahead = finished ahead, ties not counted
ui-records-of = { $count } of { $all }
ui-records-part = { $first }–{ $last } of { $all }
ui-records-won_of = won of { $count }
# In place of that.
ui-records-not_played = not played yet
ui-records-numbers = By number of players
ui-records-at_table =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-records-rating = Rating
ui-records-rating_after =
    { $count ->
        [one] after 1 match; more exact with each
       *[other] after { $count } matches; more exact with each
    }
ui-records-rating_house = guests were not measured with these rules
ui-records-rating_wins = { $count } of 100
ui-records-rating_foot = How many of 100 matches for two { $name } would win against each.
ui-records-points = Points
ui-records-points_note = average per match, and best
ui-records-best = best { $points }

ui-records-recent = Recent matches
ui-records-find = Find
ui-records-none_found = No match found
ui-records-exported = Your matches are now in two files, one for spreadsheets and one for other programs: { $table } and { $rows }
ui-records-not_exported = Your matches could not be written to { $folder } ({ $detail }).

# What a match came to. $own and $other are points; another's are those of the best of the others.
ui-match-won = Won { $own } – { $other }
ui-match-tied = Tied { $own } – { $other }
ui-match-placed =
    { $place ->
        [2] 2nd with { $own } (best: { $other })
        [3] 3rd with { $own } (best: { $other })
       *[other] { NUMBER($place, useGrouping: 0) }th with { $own } (best: { $other })
    }
ui-match-left = Left early
ui-match-won_by = { $name } won { $own } – { $other }
ui-match-shared = { $names } shared the win
ui-match-somebody = Somebody
ui-match-game_and_time = { $game }, { $time }
# $match is the game and the time, $set the name of the house rules.
ui-match-and_set = { $match } · { $set }
ui-match-today = today, { $time }
ui-match-yesterday = yesterday
ui-match-day = { NUMBER($day, useGrouping: 0) } { $month }
ui-match-day_of = { NUMBER($day, useGrouping: 0) } { $month } { $year }
ui-match-not_counted = not counted
ui-match-older_rules = This match was played by older rules: it cannot be shown again.
ui-match-watch = Watch
ui-short_month =
    { $number ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

ui-matches-find = Find a match
ui-matches-paste = Paste a match
ui-actions-paste = Paste a match
ui-matches-game = Game
ui-matches-any_game = Any
ui-matches-player = Player
ui-matches-anybody = Anybody
ui-matches-end = Ended
ui-matches-either = Any
ui-matches-finished = Finished
ui-matches-left = Left early
ui-matches-rules = Rules
ui-matches-any_rules = Any
ui-matches-as_written = As written
ui-matches-house_rules = House rules
# A set of house rules without a name: its game, and what is not as written.
ui-matches-in_force = { NAME($rules, join: "dot") }
ui-matches-set_of = { $game }: { $set }
ui-matches-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

ui-match-with = with { $names }

ui-profile-title = { $name }'s profile
ui-profile-about = The name and the portrait are used from the next match on. Records and past matches go with the name.
ui-profile-done = Done
ui-profile-name = Name
ui-profile-name_help = Records and past matches get the new name too. Press Enter to type.
ui-profile-portrait = Portrait
ui-profile-portrait_help = How this player looks from the next match on.
ui-profile-other = Same person as
ui-profile-nobody = Nobody
ui-profile-other_help = If one person has played under two names, choose the other name here, then press “Merge”.
ui-profile-merge = Merge
ui-profile-merge_title = Are { $name } and { $other } the same person?
ui-profile-merge_about = All matches of { $name } will count for { $other }, and the profile { $name } will be deleted. This cannot be undone.
ui-profile-merge_yes = Merge the two
ui-profile-delete = Delete
ui-profile-delete_title = Delete { $name }?
ui-profile-delete_about = The profile { $name } and its records will be deleted. The matches stay in the list, with “Somebody” in place of the name. This cannot be undone.
ui-profile-delete_yes = Delete
ui-profile-no = Cancel

ui-records-achievements = Achievements
ui-records-earned = { $count } of { $all }
ui-records-hidden = Hidden: it comes as a surprise.
ui-records-goals = Goals

# What can be won by goals: cloths, backs of cards and portraits.
ui-won-locked = Locked. { $todo } You have { $count } of { $all }.
ui-won-unlock = Unlock everything
ui-won-unlock_help = Lets you choose every table, every card back and face, and every portrait at once. What you win is kept either way.
ui-won-theme = the table “{ $name }”
ui-won-back = the card back “{ $name }”
ui-won-faces = the card faces “{ $name }”
ui-won-person = the portrait “{ $name }”
ui-won-told = { $told } (new: { $things })
ui-won-wins = Wins { $things }

ui-forget-name = Delete all data
ui-forget-help = Deletes every profile, match and record, and resets all settings. You are asked twice.
ui-forget-first-title = Delete all data?
ui-forget-first-about = All profiles, matches, records and exported files will be deleted, and all settings reset. Bots that you added stay.
ui-forget-first-yes = Delete
ui-forget-second-title = Really delete everything?
ui-forget-second-about = This cannot be undone.
ui-forget-second-yes = Delete everything
ui-forget-no = Cancel
ui-forget-done = Everything has been deleted.
