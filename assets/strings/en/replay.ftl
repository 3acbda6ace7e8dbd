### Watching a match again.

ui-replay-round = Round { $number }
ui-replay-round_of = Round { $number } of { $rounds }
# Blanks that hold together what stands in a line.
ui-replay-score = { NAME($name, letter: "capital") } { $score }
ui-replay-day = { $day } { $month }
ui-replay-turn = Turn { $number }: { $name }
ui-replay-turn_short = Turn { $number }
ui-replay-dealt = The deal
ui-replay-over = Round over
ui-replay-so_far = The match so far: { $length }
ui-replay-scores = { $scores } · { $score }
ui-replay-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
ui-replay-minutes =
    { $count ->
        [0] under a minute
        [one] 1 minute
       *[other] { $count } minutes
    }
ui-replay-position =
    { $count ->
        [0] A position
        [one] From a position: 1 turn
       *[other] From a position: { $count } turns
    }
ui-replay-length = { $rounds }, { $minutes }
# $set is the name of the house rules.
ui-replay-length_and_set = { $length } · House rules: { $set }
ui-replay-to_start = To the start
ui-replay-step_back = Back one turn
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step_on = Next turn
ui-replay-to_end = To the end
ui-replay-time_line = Timeline
ui-replay-pace = Speed
ui-replay-pace_half = ½×
ui-replay-pace_times = { $times }×
ui-replay-hands = Hands: { $whose }
ui-replay-hands_all = all open
ui-replay-hands_one =
    { TRAIT($name, "person") ->
        [you] only yours
       *[other] only { $name }
    }
ui-replay-hands_none = as a spectator
ui-replay-copy = Copy or save
ui-replay-copy_match = Copy the whole match
ui-replay-copy_position = Copy this position
ui-replay-copy_later = The whole match shows everybody's cards, so you can copy or save it once it is over.
ui-replay-save_match = Save the match as a file
ui-replay-saved = The match is saved in this file, which you can open or give to others: { $file }
ui-replay-not_saved = The match could not be saved in { $folder } ({ $detail }).
ui-replay-copied = Copied. You can paste it anywhere.
ui-replay-not_copied = Copying is not possible on this computer.
ui-replay-play_on_later = You can play on from here once this match is over.
ui-replay-play_on_over = The match is already over here. Go back a little to play on.
ui-replay-play_on = Play on from here
ui-replay-moves = Moves
ui-replay-step = Step

## Keys and buttons of this screen

ui-actions-last_trick = Last trick
ui-actions-moves = Recent moves
ui-actions-round_back = Back one round
ui-actions-round_on = Next round
ui-actions-to_start = To the start
ui-actions-to_end = To the end
ui-actions-hands = Whose hands are open
ui-actions-copy = Copy or save
ui-actions-play_on = Play on from here
ui-actions-slower = Slower
ui-actions-faster = Faster
