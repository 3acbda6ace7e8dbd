### The words of the interface: titles, buttons, settings.

ui-back = Back
ui-deal = Deal { NUMBER($number, useGrouping: 0) }

# A text field takes no more.
ui-text_full = There is room for { $count } characters.
ui-text_writing = Press Enter when you are done, or Esc to leave it as it was.
ui-text_unshown = That cannot be shown here.

ui-notice-title = Please note
ui-notice-good = OK
# Said after notices about several files, each of which the player has read.
ui-notice-more =
    { $count ->
        [one] There is { $count } more message like these.
       *[other] There are { $count } more messages like these.
    }
ui-notice-instead = { $trouble } “{ $name }” is used instead.

# Before a bot that is a program of the player's own is started.
ui-program-title = Start this program?
ui-program-about = { $name } is your own program, not part of the game. It can do anything that you can do on this computer, so start it only if you trust it. It runs this command:
ui-program-folder = In the folder { $folder }
ui-program-start = Start it
ui-program-leave = Not now

ui-player-name = Ada

ui-title-tagline = Five card games called One
ui-title-choose = Choose a game
ui-title-players = { $low }–{ $high } players
ui-title-enter = Choose
ui-title-continue = Continue
# A button beside Continue: opens the list of all unfinished matches.
ui-title-all_unfinished = All { $count }
ui-title-unfinished = Unfinished matches
ui-title-unfinished_and_count = Unfinished matches ({ $count })
ui-title-unfinished_count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
ui-title-in_progress = In progress
ui-title-continue_with = Continue { $round }
ui-title-discard = Discard
ui-title-bring_back = Bring back
ui-title-discarded = Discarded when you leave this list
ui-title-give_up_deal = Give up this deal?
ui-title-give_up_deal_about = This is your first try at a deal of the day. It will count as given up.
ui-title-give_up_cup_match = Give up this match?
ui-title-give_up_cup_match_about = It belongs to the cup, and will count as lost.
ui-title-give_up_yes = Give up
ui-title-give_up_no = Cancel
# A match that cannot go on, as the rules of its game have changed.
ui-title-stopped_by_rules = Cannot continue: older rules
ui-title-delete_title = Delete this match?
ui-title-delete_about = It was played by older rules and cannot go on. Deleting it cannot be undone.
ui-title-delete_yes = Delete
ui-title-delete_no = Cancel
ui-title-new = New game
ui-title-back = Back
ui-title-game_and_round = { $game }, { $round }
ui-title-todays_deal = Today's deal: { $game }
ui-title-deal_of = Deal of { $day } { $month }: { $game }
ui-title-round_of = round { $number } of { $rounds }
ui-title-round = round { $number }
ui-title-round_over = The round is over
ui-title-your_turn = It is your turn
ui-title-turn_of = It is { $name }'s turn
# Who else plays a match, behind the game and before when it was left; of many the first is named.
ui-title-with = with { $names }
ui-title-with_more = with { $name } and { $count } others
# When a match was left.
ui-title-turn_and_time = { $turn } · { $time }
# A game that waits, and the name of the set of house rules by which it is played: "Classic · Wild evening".
ui-title-game_and_set = { $game } · { $set }
# $set is the name of the house rules.
ui-title-state_and_set = { $state } · House rules: { $set }
ui-title-today = left today at { $time }
ui-title-yesterday = left yesterday at { $time }
ui-title-day = left on { $day } { $month }
ui-month =
    { $number ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
ui-title-quick = Quick game
ui-title-party = Party
ui-title-rules = Rules
ui-title-settings = Settings
ui-title-quit = Quit
ui-title-greeting = Your profile
ui-title-wins =
    { $count ->
        [one] { $count } win this month
       *[other] { $count } wins this month
    }

ui-title-quick_short =
    { $count ->
        [one] { $name }, one opponent
       *[other] { $name }, { $count } opponents
    }
ui-title-quick_detail =
    { $count ->
        [one] { $game } with one opponent
       *[other] { $game } with { $count } opponents
    }

# After a lesson, where the match has so many rounds.
ui-first_game =
    { $count ->
        [one] Play your first game: one round
       *[other] Play your first game: { $count } rounds
    }

ui-family-shedding = Matching
ui-family-trick-taking = Trick-taking
ui-family-timed = { $kind }, spoken

ui-setup-table = At the table
ui-setup-options = Options
ui-setup-name = Your name
ui-setup-name_help = What the other players call you. To rename your past matches too, press your name on the title screen. Press Enter to type.
ui-setup-opponents = Opponents
ui-setup-opponents_help = This game is for { $low } to { $high } players, you included.
ui-setup-bots = Opponents' skill
# $about is a sentence about a guest.
ui-setup-seat_help = { $about } Press to choose your guests.
ui-setup-deal = Deal
ui-setup-rules = Rules
ui-setup-lesson = Lesson
ui-setup-preset = Rules
ui-setup-preset_help = Sets of rules that go well together. How long you play stays as it is.
ui-setup-as_written = As written
ui-setup-as_written_help = The rules as the book has them, with nothing changed. How long you play stays as it is.
ui-setup-length = Length
ui-setup-length_help = How long you play. The rules stay as they are.
ui-setup-usual = Standard
ui-setup-own = Custom
# $changes is a sentence on what is not as written: one of those below.
ui-setup-custom_help = Turn any rule on or off to make a set of your own.
ui-setup-own_help = Your own choice of rules, which has no name yet. { $changes }
ui-setup-own_set_help = A set of your own. { $changes }
ui-setup-changes_none = Everything is as written.
ui-setup-changes = It changes { NAME($rules, join: "and") }.
# $count is the number of rules that are not named.
ui-setup-changes_more =
    { $count ->
        [one] It changes { NAME($rules, join: "comma") }, and { $count } more rule.
       *[other] It changes { NAME($rules, join: "comma") }, and { $count } more rules.
    }
ui-setup-own_set = { $name } (your own)
ui-setup-number = Deal number
ui-setup-chance = Random
ui-setup-number_help = The same number, players and rules deal the same cards again. Type a number, or change its digits; the dice make it random again.
ui-setup-back = Undo
ui-setup-back_off = Off
ui-setup-back_alone = When you play alone
ui-setup-back_always = Always
ui-setup-back_practice = Practice
ui-setup-back_off_help = Moves cannot be undone.
ui-setup-back_alone_help = Undo your last move until somebody else moves, a hidden card is shown or cards are shuffled. Off if several people play at this screen.
ui-setup-back_always_help = Undo your last move until somebody else moves, a hidden card is shown or cards are shuffled. Also if several people take turns at this screen.
ui-setup-back_practice_help = Undo any move, and see all hands. Only if you play alone, and the match does not count.
# A game whose calls are learned one after another.
ui-setup-steps = Calls
ui-setup-steps_on = Step by step
ui-setup-steps_off = Everything at once
ui-setup-steps_on_help = A new call each time you have used the last one twice. Now: { $step }. What you have not met yet is done for you, or overlooked. These matches do not count.
ui-setup-steps_off_help = Every call and every mistake from the first card on.
ui-setup-yes = Yes
ui-setup-no = No

ui-house-title = House rules
ui-house-open_help = Every rule of the game that you can change, one by one. You can save your own set of rules there.
# How many rules are not as written.
ui-house-changed =
    { $count ->
        [0] None changed
        [one] { $count } changed
       *[other] { $count } changed
    }
# $name is a rule, $value what holds by it.
ui-house-rule = { $name }: { $value }
ui-house-help = Change the rules of { $game }. A mark shows which rules are not as written.
ui-house-group_drawing = Drawing
ui-house-group_draws = Cards that make others draw
ui-house-group_calls = Calls
ui-house-group_ending = The last card
ui-house-group_scoring = Points
ui-house-group_extras = Extras
ui-house-name = Name these rules
ui-house-save = Save as
ui-house-save_help = Saves these rules under a name, so that you can choose them again. Press Enter to type.
ui-house-name_first = Name these rules first: that saves them, so that you can choose them again.
# $rules are other rules that have been switched on with one, because they go together.
ui-house-brought = This also switches on “{ NAME($rules, join: "and") }”, which goes well with it. You can switch that off again.
ui-house-done = Use these rules
ui-house-copy = Copy
ui-house-code = Code
ui-house-code_title = These rules as a code
ui-house-code_told = Scan the code with a phone's camera to get this line, and send it to somebody: they can paste it here.
ui-house-paste = Paste
ui-house-forget = Delete set
ui-house-copied = Copied. You can send this line to somebody: { $line }
ui-house-not_copied = The line could not be copied. Here it is: { $line }
ui-house-pasted = The rules you pasted are set.
# $names are those of the player's own sets.
ui-house-unreadable =
    { $count ->
        [one] Your own set { NAME($names, join: "and") } cannot be read, and is not offered. It is kept as it is.
       *[other] Your own sets { NAME($names, join: "and") } cannot be read, and are not offered. They are kept as they are.
    }
# $names are words of a set of rules.
ui-house-unknown =
    { $count ->
        [one] This program has no rule { NAME($names, join: "and") }; the others are set.
       *[other] This program has no rules { NAME($names, join: "and") }; the others are set.
    }
# $name is the first of these words, $count how many there are.
ui-house-many_unknown = This program does not have { $count } of these rules, such as { $name }; the others are set.
# $names are options for how long a match lasts, or for partners.
ui-house-no_part =
    { $count ->
        [one] A set of rules does not say { NAME($names, join: "and") }, which stays as it is; the others are set.
       *[other] A set of rules does not say { NAME($names, join: "and") }, which stay as they are; the others are set.
    }

ui-guests-open = Bots
ui-guests-title = Choose your guests
ui-guests-everyone = Everyone plays at
ui-guests-as_they_are = Their usual level
ui-guests-as_they_are_help = Each guest plays as well as they can.
ui-guests-attention = Watchful
ui-guests-nerve = Daring
ui-guests-talk = Chatty
ui-guests-table = At the table
# $count people and bots sit at a table for $most.
ui-guests-count = { $count } of { $most }
ui-guests-seat = Seat { $number }
ui-guests-invited = Invited
ui-guests-yours = Yours
# So many times in ten a guest beats a beginner.
ui-guests-strength = Wins { $wins } of 10
ui-guests-beats = Beats a beginner { $wins } times in 10.
# Where cards can be played by mistake, this beginner plays none so.
ui-guests-beats_careful = Beats a beginner who never slips up { $wins } times in 10.
ui-guests-measured =
    { $deals ->
        [one] Measured over { $deals } deal.
       *[other] Measured over { $deals } deals.
    }
# What was between the only person who plays and a guest, in all matches of both.
ui-guests-never_met = You haven't played { $name } yet.
ui-guests-ahead =
    { $all ->
        [1] You have played { $name } once.
       *[other] You finished ahead of { $name } in { $count } of { $all } matches.
    }
ui-guests-run_own = You were ahead the last { $count } times.
ui-guests-run_theirs = { NAME($name, letter: "capital") } was ahead the last { $count } times.
ui-guests-last_own = Last time, in { $game }: you won.
ui-guests-last_theirs = Last time, in { $game }: { $name } won.
ui-guests-last_other = Last time, in { $game }: somebody else won.
ui-guests-last_both = Last time, in { $game }: you both won.
# $line is something that a guest says.
ui-guests-says = “{ $line }”
ui-guests-add = Add a bot
ui-guests-add_about = Put a file into the bots folder. Enter shows you where it is.
ui-guests-folder = Put the bot's file into this folder, then close this note: { $folder }
ui-guests-no_folder = The folder for bots could not be made: { $folder }
ui-guests-done =
    { $count ->
        [0] Done: no guests
        [one] Done: { $count } guest
       *[other] Done: { $count } guests
    }
ui-guests-surprise = Surprise me
ui-guests-invite = Invite
ui-guests-send_away = Send away
ui-guests-full = The table is full: send somebody away first.
ui-guests-few =
    { $count ->
        [one] Invite at least { $count } guest.
       *[other] Invite at least { $count } guests.
    }

ui-setup-list-usual = Standard list ({ $count })
ui-setup-list-none = None
ui-setup-list-own = Your list of { $count }
# $texts are the first words of the list, or all of them.
ui-setup-list-whole = { $help } { $texts }
ui-setup-list-beginning = { $help } { $texts } …
ui-setup-ready =
    { $count ->
        [one] One player is at the table.
       *[other] { $count } players are at the table, and the cards are shuffled.
    }
# What the player's matches so far say. $won and $lost are by how much it would change, with their signs.
ui-setup-odds = You would win about { $wins } of 100 matches at this table.
# $odds is one of the two messages about it.
ui-setup-odds_by_house = { $odds } Guests were not measured with these rules.
ui-setup-odds_and_stake = You would win about { $wins } of 100 matches at this table. Your rating: { $won } for a win, { $lost } for a loss.

ui-pause-paused = Paused
# $rules are the rules that are not as written, $set is the name of this set of rules.
ui-pause-house = House rules: { NAME($rules, join: "dot") }
ui-pause-house_named = House rules “{ $set }”: { NAME($rules, join: "dot") }
ui-pause-house_in_short =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
ui-pause-house_named_in_short = House rules: { $set }
ui-pause-one_round = A match of one round
ui-pause-resume = Resume
ui-pause-group_match = This match
ui-pause-group_help = Help and settings
ui-pause-group_leave = Start again or leave
ui-pause-rules = Rules
ui-pause-lesson = Lesson
ui-pause-watch = Watch the match so far
ui-pause-restart = Restart this deal
ui-pause-deal_and_why = { $deal } · { $why }
ui-pause-take_back = { $people ->
    [one] Undo your last move
   *[other] Undo { $name }'s last move
}
ui-pause-new = New deal
ui-pause-change = Change setup
# The same where several play together: it leads to their room, where games are chosen.
ui-pause-another = Another game
# From a position of a match that is being reviewed.
ui-pause-to_review = Back to the review
ui-pause-settings = Settings
ui-pause-guide_again = Show all tips again
ui-pause-guide_skip = Tips off
ui-pause-interrupted = The computer was asleep or busy, so the game was paused. You lost no time.
ui-pause-unplugged = Your game pad was unplugged. Plug it in again, or go on with keys or mouse.
ui-pause-title = Quit to title
# $action is what the button that was pressed does, such as “New deal”.
ui-pause-leaving = { $action }?
ui-pause-question_practice = You are practising, and practice is not saved: this round will be lost.
ui-pause-question = This match is not over yet. It is not being saved, so it will be lost.
ui-pause-question_kept = This match is not over yet. It stays in the list of matches as “Left early”.
ui-pause-by_phone = { $name } has paused by phone.
ui-pause-continued = Everything is as you left it.
ui-pause-stay = Stay

ui-rules-title = Rules
ui-rules-quick = In one minute
ui-rules-in_force = In force here, not as written
# $rules are what holds by this clause and is not as written, and other rules that change it (ui-rules-see).
ui-rules-here = Here: { NAME($rules, join: "dot") }
# Below a rule that is not true at this table, among $rules of ui-rules-here: the rule that holds instead, and its number.
ui-rules-see = see { $rule } ({ $clause })
ui-rules-details = All the details
ui-rules-search = Find a rule
ui-rules-none = No rule found
ui-rules-nothing = No rule contains “{ $query }”.
ui-rules-compare = Side by side
ui-rules-compare_title = What each card does in each game
ui-rules-compare_sets = Sets of rules
ui-rules-sets_title = Sets of rules side by side

ui-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }

# The keys of the letters, row by row, and the same rows with capitals, key for key: a name begins with one.
ui-letters-rows = abcdefghij klmnopqrst uvwxyz-'. 1234567890
ui-letters-capitals = ABCDEFGHIJ KLMNOPQRST UVWXYZ-'. 1234567890
ui-letters-blank = Blank
ui-letters-erase = Erase
ui-letters-done = Done

ui-result-round_won =
    { TRAIT($name, "person") ->
        [you] You win the round
       *[other] { $name } wins the round
    }
# Partners have won, and nobody else.
ui-result-round_by_pair = { NAME($names, letter: "capital") } win the round
ui-result-round_shared = { NAME($names, letter: "capital") } tie for the round
ui-result-match_won =
    { TRAIT($name, "person") ->
        [you] You win!
       *[other] { $name } wins
    }
ui-result-match_by_pair = { NAME($names, letter: "capital") } win
ui-result-match_shared = { NAME($names, letter: "capital") } tie for the win
# $aim is a sentence: which way the scores go.
ui-result-about = { $aim } Round { $round }. Deal { NUMBER($deal, useGrouping: 0) }.
ui-result-about_once = { $aim } Deal { NUMBER($deal, useGrouping: 0) }.
ui-result-blocked = { $aim } Round { $round }. Nobody could play or draw, so the lowest hand wins. Deal { NUMBER($deal, useGrouping: 0) }.
ui-result-by_house_rules = { $about } House rules “{ $set }”.
ui-result-practice = { $about } Practice: this match does not count.
ui-result-bid_made = Bid { $bid } and took { $count }: made
ui-result-bid_failed = Bid { $bid }, took { $count }: failed, scores nothing
ui-result-bid_taken_off = Bid { $bid }, took { $count }: failed, loses { $bid }
ui-result-taken = Took { $count }
# What a hand came to: $fact stands behind others, $facts.
ui-result-facts = { $facts }{"\u00A0"}{"\u00A0"}·  { $fact }
ui-result-prize = with the one card
ui-result-out = No cards left
ui-result-this_round = This round
ui-result-total = Total
ui-result-aim_low = The lowest total wins the match.
ui-result-aim_high = The highest total wins the match.
ui-result-plot_low = Total after each round: lower is better
ui-result-plot_high = Total after each round: higher is better
ui-result-next = Next round
ui-result-again = Play again
ui-result-watch = Watch again
ui-result-change = Change setup
ui-result-title = Quit to title
ui-result-menu = Menu
# One of several people presses it: the next round begins when all have.
ui-result-ready = Ready
# It lets the countdown wait, and go on.
ui-result-hold = Hold
ui-result-let_go = Go on
ui-result-held = On hold. Go on starts the countdown again.
ui-result-waiting = Waiting for { $names }
# How long the others have until it goes on without them.
ui-result-waiting_next = Next round in { $seconds } s. Waiting for { $names }
ui-result-waiting_again = Another match in { $seconds } s. Waiting for { $names }
# Bots play for all people, who have let turns pass.
ui-result-nobody = Everybody is away
ui-result-next_in = Next round in { $seconds } s
ui-result-again_in = Another match in { $seconds } s
ui-result-achieved =
    { TRAIT($name, "person") ->
        [you] You earned “{ $title }”
       *[other] { $name }: { $title }
    }

ui-result-cards_left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

ui-settings-heading = Settings
ui-settings-reset = Reset this page
ui-settings-about = Changes take effect at once and are kept.
ui-settings-seconds = { NUMBER($count) } s
ui-settings-per_cent = { $count } %

ui-settings-page-look = Table
ui-settings-page-pace = Pace
ui-settings-page-screen = Screen and sound
ui-settings-page-player = Player
ui-settings-page-keys = Keys
ui-settings-page-pad = Game pad
ui-settings-page-credits = Credits

ui-settings-title-look = Table and cards
ui-settings-title-pace = Speed and thinking time
ui-settings-title-screen = Screen and sound
ui-settings-title-player = Player and guide
ui-settings-title-keys = Keyboard controls
ui-settings-title-pad = Game pad controls
ui-settings-title-credits = What the game is made of

ui-settings-speeds-slow = Slow
ui-settings-speeds-normal = Normal
ui-settings-speeds-fast = Fast
ui-settings-speeds-off = Off

ui-settings-theme-name = Table
ui-settings-theme-help = The cloth and the wood of the table.
ui-settings-theme-by_game = One for each game

ui-settings-back-name = Card backs
ui-settings-back-help = The picture on the back of the cards.

ui-settings-faces-name = Card faces
ui-settings-faces-help = Four colours and Night: one for each suit. High contrast: nothing pale, in every deck.
faces-plain = Standard
faces-four = Four colours
faces-night = Night
faces-contrast = High contrast

ui-settings-show_legal-name = Mark playable cards
ui-settings-show_legal-help = Cards that you can play stand out, and the others are dimmed.

ui-settings-show_legal_timed-name = Mark them in timed games
ui-settings-show_legal_timed-help = Spotting them is part of games against the clock.

ui-settings-sorting-name = Sort your hand
ui-settings-sorting-help = You can also drag a card to another place in your hand. Nobody else sees the order.
ui-settings-sorting-suit = By suit
ui-settings-sorting-rank = By rank
ui-settings-sorting-drawn = As drawn

ui-settings-speed-name = Movement
ui-settings-speed-help = How fast cards move. Off: they jump to their places. Any key or click hurries them.

ui-settings-reduced_motion-name = Reduced motion
ui-settings-reduced_motion-help = Cards fade from place to place, and nothing shakes.

ui-settings-calm-name = Calm
ui-settings-calm-help = Big hits pass quietly: the table does not stop, darken or shake.

ui-settings-hints-name = Hints by
ui-settings-hints-help = Who gives you a hint at the table. Ask again to hear what another player would do.
ui-settings-hints-usual = Rules of thumb

ui-settings-away-name = Bots stand in after
ui-settings-away-help = With several people, a bot takes the turn of anyone who does nothing for this long. After three such turns it plays on until they are back.
ui-settings-away-off = Never

ui-settings-reactions-name = Faces
ui-settings-reactions-help = People may make faces at each other. Never while a game runs by the clock.

ui-settings-think-name = Bots think
ui-settings-think-help = How long bots think when they have a choice. Off: no time at all.

ui-settings-fair-name = Time to react
ui-settings-fair-help = How long bots wait before they go on when you might want to call somebody out.

ui-settings-slowing-name = Game clock
ui-settings-slowing-help = Slows the clocks for everybody in games against the clock. Bots play as quickly as before, and the rules stay the same.
ui-settings-slowing-off = Normal
ui-settings-slowing-times = { $count } times slower

ui-settings-language-name = Language
ui-settings-language-help = The language of all texts and of the talk at the table.

ui-settings-full_screen-name = Display
ui-settings-full_screen-help = A window, or the whole screen at its own resolution.
ui-settings-full_screen-window = Windowed
ui-settings-full_screen-screen = Full screen

ui-settings-text_scale-name = Text size
ui-settings-text_scale-help = Makes all text larger, up to twice the size.

ui-settings-couch_text-name = Large text for TV
ui-settings-couch_text-help = Keeps all text large enough to read from a sofa.

ui-settings-volume-master-name = Master volume
ui-settings-volume-master-help = How loud everything is together.

ui-settings-volume-effects-name = Table sounds
ui-settings-volume-effects-help = Cards, shuffling, turns and warnings.

ui-settings-volume-voices-name = Voices
ui-settings-volume-voices-help = The syllable a bot says when it calls something.

ui-settings-volume-music-name = Music
ui-settings-volume-music-help = A tune for each game, which follows the table.

ui-settings-mono-name = Sound
ui-settings-mono-help = Mono plays the same in both ears. No game depends on hearing.
ui-settings-mono-stereo = Stereo
ui-settings-mono-mono = Mono

ui-settings-portrait-name = Portrait
ui-settings-portrait-help = How the others see the player at the bottom of the table.

ui-settings-guide-every = Guide
ui-settings-guide-every_help = The guide explains each game while you play it, each thing once. This sets it for all games.
ui-settings-guide-help = What the guide explains while you play { $game }.
ui-settings-guide-all = Everything
ui-settings-guide-left = Only what is new
ui-settings-guide-off = Nothing
ui-settings-guide-mixed = Different by game

ui-credits-help = Shows the licence of { $name }.
ui-credits-version = Version { $version }
ui-credits-page = Page: { $address }
ui-credits-source = Source: { $address }
ui-credits-contact = Questions and reports: { $address }
ui-credits-others = All for One comes with the work of these people. Thank you!

ui-settings-bind-key_help = Press { $key }, then the new key. If that key is already used, the two keys swap.
ui-settings-bind-button_help = Press Confirm, then the new button. If it is already used, the two swap. At a table, calls come first. Point at a player with the right stick.
ui-settings-bind-zone_help = Press { $key }, then the new key. The call keys make the calls of each game, such as “One”. More has the rest.
ui-settings-bind-zone_exchanged = { $what } was “{ $other }” ({ $zone }), which is now { $left }.
ui-settings-bind-zone_taken = { $what } was also “{ $other }” ({ $zone }), which has lost it.
ui-settings-bind-press_key = Press a key
ui-settings-bind-press_button = Press a button
ui-settings-bind-none = None
ui-settings-bind-button = This button
ui-settings-bind-button_too = the old button
ui-settings-bind-exchanged = { $what } was “{ $other }”, which is now { $left }.
ui-settings-bind-taken = { $what } was also “{ $other }”, which has lost it.

ui-actions-left = Left
ui-actions-right = Right
ui-actions-up = Up
ui-actions-down = Down
ui-actions-confirm = Confirm, play
ui-actions-back = Back
ui-actions-menu = Menu
ui-actions-next = Next
ui-actions-draw = Draw
ui-actions-why = Why not?
ui-actions-rules = Rules
ui-actions-find = Find a rule
ui-actions-sort = Sort the hand
ui-actions-hint = Hint
ui-actions-undo = Undo
ui-actions-guide = Tips off
ui-actions-full_screen = Full screen
ui-actions-uno = Call UNO
ui-actions-challenge = Challenge
ui-actions-doubt = Doubt
ui-actions-pass = Keep the card
ui-actions-one = Call “One”
ui-actions-call = Call a spade
ui-actions-suit = Call a suit
ui-actions-accuse = Accuse
ui-actions-say = Talk
ui-actions-time_out = Time out
ui-actions-together = Play all identical
ui-actions-gather = Mark the card
ui-actions-face = Make a face
ui-actions-stand_in = Bot plays for a phone
ui-actions-more = More
ui-actions-previous = Previous
ui-actions-look_hand = Show or hide your hand
ui-actions-look_hand_too = Other hand (shared pad)
ui-actions-call_1 = 1st call
ui-actions-call_2 = 2nd call
ui-actions-call_3 = 3rd call
ui-actions-call_4 = 4th call
ui-actions-seat_1 = 1st seat clockwise
ui-actions-seat_2 = 2nd seat clockwise
ui-actions-seat_3 = 3rd seat clockwise
ui-actions-seat_4 = 4th seat clockwise
ui-actions-seat_5 = 5th seat clockwise
ui-actions-seat_6 = 6th seat clockwise
ui-actions-seat_7 = 7th seat clockwise
ui-actions-seat_8 = 8th seat clockwise
ui-actions-seat_9 = 9th seat clockwise
ui-actions-seat_10 = 10th seat clockwise

### Sitting down: who plays at this screen, and with what.

ui-seating-press = Press a button on the device you want to play with
ui-seating-person = Person
# $who says what sits on a chair, or how well a bot plays; $name sits opposite.
ui-seating-with = { $who } · with { $name }
# Stands below the name of who sits opposite.
ui-seating-partner = with { $name }
ui-seating-waiting = Any device
ui-seating-closed = Free
ui-seating-change = Change
ui-seating-sit = Sit down
ui-seating-empty = Empty
ui-seating-empty_seat = Empty the seat
ui-seating-bot = Bot
ui-seating-move = Move
ui-seating-press_this = Press
ui-seating-hands = Hands
ui-seating-hands_automatic = Automatic
ui-seating-hands_automatic_help = All at once if everybody has a device of their own, otherwise turn by turn.
ui-seating-hands_turns = Turn by turn
ui-seating-hands_turns_help = The screen shows one hand at a time, and you hand it on.
ui-seating-hands_corners = All at once
ui-seating-hands_corners_help = Each hand lies face down in a corner of the screen until its player opens it.
ui-seating-corners = Open corners
ui-seating-corners_idle_help = This matters only if you play all at once.
ui-seating-corners_single = One
ui-seating-corners_single_help = Only one hand can be open at a time.
ui-seating-corners_several = Several
ui-seating-corners_several_help = Several hands can be open at a time.
ui-seating-corners_open = Open hands
ui-seating-corners_open_help = All hands lie open, always: everybody sees everything.
ui-seating-who =
    { $bots ->
        [0] { $people ->
            [one] { $people } person
           *[other] { $people } people
        }
        [one] { $people ->
            [one] { $people } person, { $bots } bot
           *[other] { $people } people, { $bots } bot
        }
       *[other] { $people ->
            [one] { $people } person, { $bots } bots
           *[other] { $people } people, { $bots } bots
        }
    }
ui-seating-who_and_resting = { $who }. { $resting }
# Turn by turn, with a rule by which others may jump in.
ui-seating-who_and_jumps = { $who }. Only the hand shown can jump in
ui-seating-resting =
    { $count ->
        [one] { $names } sits out this time
       *[other] { $names } sit out this time
    }
ui-seating-why_and_press = { $why } { $press }
ui-seating-scan = Scan the code, or press a button on a pad or a key
ui-seating-tile_out =
    { $count ->
        [one] One sits out
       *[other] { $count } sit out
    }
# $out says how many would sit out, $set is the name of the house rules.
ui-seating-out_and_set = { $out } · { $set }
ui-seating-game = Game
ui-seating-setup = Options
ui-seating-rests = Sits out
ui-seating-nobody = Nobody is here yet
ui-seating-lacking_short =
    { $count ->
        [one] { $names } needs a device
       *[other] { $names } need devices
    }
ui-seating-lacking =
    { $count ->
        [one] { $names } needs a device: press a button on one, or empty the seat
       *[other] { $names } need devices: press a button on each, or empty the seats
    }
ui-seating-missing =
    { $count ->
        [one] { $count } more player has to sit down
       *[other] { $count } more players have to sit down
    }
ui-seating-device_needed = In this game everybody needs a device of their own
ui-seating-device_alone = To play all at once, only game pads can be shared
ui-seating-device_two = To play all at once, only two people can share a pad
ui-seating-shared = { $device }, shared
ui-seating-shared_with = { $device }, with { $names }
ui-seating-plays_with = Plays with
ui-seating-share_title = Share with { $owners }?
ui-seating-share_about =
    { $count ->
        [one] { $device }: { $owners } plays with it. { $name } can use it too: hand it over when the turn changes.
       *[other] { $device }: { $owners } play with it. { $name } can use it too: hand it over when the turn changes.
    }
ui-seating-share_yes = Share it
ui-seating-share_no = Another device
ui-seating-who_sits = Who sits here
ui-seating-known = Played here before
ui-seating-name = Name
ui-seating-welcome = Welcome!
ui-seating-portrait = Portrait
ui-seating-colour = Colour
ui-seating-place = Place
ui-seating-done = Done
ui-phones-open = Phones
ui-phones-title = Play on phones
ui-phones-about = Scan with the camera. Your cards are on the phone, the table stays here.
ui-phones-closed = Phones can't join now. Turn them on, and everybody can hold their hand on their own phone.
ui-phones-type = Or type in the browser
ui-phones-or = Nothing there? Try { NAME($addresses, join: "or") }
ui-phones-then = then
ui-phones-private = Only on this network
ui-phones-private_about = No account, no app, no internet.
ui-phones-here = connected
ui-phones-away = away
ui-phones-host = host
ui-phones-hosts = Press somebody here to let them host from their phone.
ui-phones-delay = { $count } ms
ui-phones-done = Done
ui-phones-card_hide = Hide code at table
ui-phones-card_show = Show code at table
ui-phones-turn_on = Turn phones on
ui-phones-turn_off = Turn phones off
ui-phones-turn_sure = Really turn all phones off?
ui-pause-who_plays = Change who plays
ui-who_plays-bot = Bot: { $name }
# Instead of what somebody plays with who has left by phone.
ui-who_plays-left = Has left
ui-who_plays-about = A bot can play for a person, who can come back at any time. Each seat keeps its cards and points.
ui-who_plays-swap = To swap two seats, right-click both, or press { $key } on each.
ui-who_plays-about_and_swap = { $about } { $swap }
ui-who_plays-swap_with = Choose the seat to swap with { $name }.
ui-who_plays-device = Press a button on the device the new player wants to use.
ui-back-waiting = Waiting for { $names }
ui-back-all = Everybody is here
ui-back-next = { $names }: press a button on your keys or pad.
ui-back-phones = Each phone gets its seat back once it is awake with the page open.
ui-back-ready = Everybody sees only their own hand.
ui-back-names = { $names }
ui-back-press = Press a button
ui-back-phone = Phone not back yet
ui-back-here = Here, by phone
ui-back-bot = A bot plays for now
ui-back-anybody = Anybody: button or code
ui-back-play = Play
ui-back-menu = Menu
ui-lost-title = { $device } was disconnected
ui-lost-title_phone = { $name }'s phone is away
ui-lost-title_left = { $name } has left
ui-lost-who_left = Who plays on for { $name }?
ui-lost-who =
    { $count ->
        [one] { $name }'s seat is waiting. Who plays on?
       *[other] { $name } are waiting. Who plays on?
    }
ui-lost-paused = Paused: all clocks have stopped, and all cards are hidden.
ui-lost-again = Plug it in again
ui-lost-again_about =
    { $count ->
        [one] Or switch it on: { $name } can play on at once.
       *[other] Or switch it on: { $name } can play on at once.
    }
ui-lost-again_phone = Wake the phone
ui-lost-again_phone_about = Or scan the code again: { $name } can play on at once.
ui-lost-other = Use another device
ui-lost-other_about = Press a button on a free one.
ui-lost-level = Bot
ui-lost-bot =
    { $count ->
        [one] A bot plays for now
       *[other] Bots play for now
    }
ui-lost-bot_left = A bot plays on
ui-lost-menu = Who plays
ui-setup-people = Play together
colour-rose = Rose
colour-sky = Sky blue
colour-green = Green
colour-violet = Violet
colour-indigo = Indigo
colour-silver = Silver
colour-turquoise = Turquoise
colour-orchid = Orchid
colour-sand = Sand
colour-lime = Lime
