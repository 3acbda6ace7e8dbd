### The words of the interface: titles, buttons, settings.

ui-back = Back
ui-deal = Deal { NUMBER($number, useGrouping: 0) }

# A text field takes no more.
ui-text_full = There is room for { $count } characters.

ui-notice-title = A word first
ui-notice-good = Very well
ui-notice-instead = { $trouble } “{ $name }” takes its place.

# Before a bot that is a program of the player's own is started.
ui-program-title = Start this program?
ui-program-about = { $name } is a program of yours, not part of the game. It can do whatever you can do on this computer, so start it only if you know what it does. It runs this command:
ui-program-folder = In the folder { $folder }
ui-program-start = Start it
ui-program-leave = Not now

ui-player-name = Ada

ui-title-tagline = Five card games called One
ui-title-choose = Choose a game
ui-title-players = { $low }–{ $high } players
ui-title-enter = Choose
ui-title-continue = Continue
ui-title-more =
    { $count ->
        [one] { $count } more in progress
       *[other] { $count } more in progress
    }
ui-title-in_progress = In progress
ui-title-continue_with = Continue { $round }
ui-title-new = New game
ui-title-back = Back
ui-title-game_and_round = { $game }, { $round }
ui-title-round_of = round { $number } of { $rounds }
ui-title-round = round { $number }
ui-title-round_over = The round is over
ui-title-your_turn = It is your turn
ui-title-turn_of = It is { $name }'s turn
# When a match was left.
ui-title-turn_and_time = { $turn } · { $time }
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
ui-title-rules = Rules
ui-title-settings = Settings
ui-title-quit = Quit
ui-title-greeting = Take a seat
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

ui-family-shedding = Shedding
ui-family-trick-taking = Trick-taking
ui-family-timed = { $kind }, spoken

ui-setup-table = At the table
ui-setup-options = Options
ui-setup-name = Your name
ui-setup-name_help = What the others call you. Press your name on the title to rename past matches as well. Enter starts and ends typing.
ui-setup-opponents = Opponents
ui-setup-opponents_help = The game is for { $low } to { $high } players altogether.
ui-setup-bots = Opponents' skill
# $about is a sentence about a guest.
ui-setup-seat_help = { $about } Press to choose your guests.
ui-setup-deal = Deal
ui-setup-rules = Rules
ui-setup-preset = Rules
ui-setup-preset_help = Sets of rules that go well together. You can still change each rule below.
ui-setup-usual = Standard
ui-setup-own = Custom
ui-setup-number = Deal number
ui-setup-chance = Random
ui-setup-number_help = The same number, players and rules deal the same cards again. Type it, or step its digits; the dice make it random again.
ui-setup-back = Taking back
ui-setup-back_off = Off
ui-setup-back_alone = When you play alone
ui-setup-back_always = Always
ui-setup-back_practice = Practice
ui-setup-back_off_help = What is played stays played.
ui-setup-back_alone_help = Take back your last move until a hidden card is shown, cards are shuffled or somebody else moves. Off with several people at the screen.
ui-setup-back_always_help = Take back your last move until a hidden card is shown, cards are shuffled or somebody else moves, also when several people take turns.
ui-setup-back_practice_help = Take back anything, and see all hands. Only when you play alone, and the match does not count.
ui-setup-yes = Yes
ui-setup-no = No

ui-guests-open = Guests
ui-guests-title = Choose your guests
ui-guests-everyone = Everyone plays at
ui-guests-as_they_are = As they are
ui-guests-as_they_are_help = Each guest plays as well as they can.
ui-guests-attention = Attention
ui-guests-nerve = Nerve
ui-guests-talk = Talk
ui-guests-table = At the table
# $count people and bots sit at a table for $most.
ui-guests-count = { $count } of { $most }
ui-guests-seat = Seat { $number }
ui-guests-invited = Invited
ui-guests-yours = Yours
# So many times in ten a guest beats a beginner.
ui-guests-strength = { $wins } in 10 v. beginner
ui-guests-beats = Beats a beginner { $wins } times in 10.
ui-guests-measured =
    { $deals ->
        [one] Measured over { $deals } deal.
       *[other] Measured over { $deals } deals.
    }
# $line is something that a guest says.
ui-guests-says = “{ $line }”
ui-guests-add = Add a bot
ui-guests-add_about = Drop a file into the bots folder. Enter shows where it is.
ui-guests-folder = Put the bot's file into this folder, then close this note: { $folder }
ui-guests-no_folder = The folder for bots cannot be made: { $folder }
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

ui-setup-list-usual = The usual { $count }
ui-setup-list-none = None
ui-setup-list-own = A list of { $count }
# $texts are the first words of the list, or all of them.
ui-setup-list-whole = { $help } { $texts }
ui-setup-list-beginning = { $help } { $texts } …
ui-setup-ready =
    { $count ->
        [one] One player sits at the table.
       *[other] { $count } players sit at the table, and the cards are shuffled.
    }

ui-pause-paused = Paused
ui-pause-one_round = A match of one round
ui-pause-resume = Back to the table
ui-pause-rules = Rules
ui-pause-watch = Watch the match so far
ui-pause-restart = Restart this deal
ui-pause-take_back = { $people ->
    [one] Take back your last move
   *[other] Take back { $name }'s last move
}
ui-pause-new = New deal
ui-pause-change = Change setup
ui-pause-settings = Settings
ui-pause-guide_again = Explain the game again
ui-pause-guide_skip = Skip the guide
ui-pause-interrupted = The computer was asleep or busy for a moment, so the game has been paused. You lost no time.
ui-pause-unplugged = The game pad has been unplugged. Plug it in again, or go on with keys or mouse.
ui-pause-title = Leave for the title
ui-pause-leaving = Leave the table?
ui-pause-question = The match is not over yet, and will be lost.
ui-pause-question_kept = This match is not over yet. It stays in the list of matches as one you left.
ui-pause-continued = You can go on where you left off.
ui-pause-stay = Stay
ui-pause-leave = Leave

ui-rules-title = The rules
ui-rules-quick = In one minute
ui-rules-details = All the details
ui-rules-search = Find a rule
ui-rules-none = No rule found
ui-rules-nothing = None of these rules has “{ $query }” in it.
ui-rules-compare = Side by side
ui-rules-compare_title = What a card does in each game

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

ui-result-round_won = { $name } wins the round
ui-result-round_shared = { $names } share the round
ui-result-match_won = { $name } wins
ui-result-match_shared = { $names } share the win
# $aim is a sentence: which way the scores go.
ui-result-about = { $aim } Round { $round }. Deal { NUMBER($deal, useGrouping: 0) }.
ui-result-blocked = { $aim } Round { $round }. Nobody could go on, so the lowest hand wins. Deal { NUMBER($deal, useGrouping: 0) }.
ui-result-practice = { $about } Practice: this match does not count.
ui-result-bid_made = Bid { $bid } and took { $count }: made
ui-result-bid_failed = Bid { $bid }, took { $count }: failed, nothing counts
ui-result-taken = Took { $count }
# What a hand came to: $fact stands behind others, $facts.
ui-result-facts = { $facts }  ·  { $fact }
ui-result-prize = with the one card
ui-result-out = No cards left
ui-result-this_round = This round
ui-result-total = Total
ui-result-aim_low = The lowest total wins.
ui-result-aim_high = The highest total wins.
ui-result-plot_low = Totals after each round: lower is better
ui-result-plot_high = Totals after each round: higher is better
ui-result-next = Next round
ui-result-again = Play again
ui-result-watch = Watch again
ui-result-change = Change setup
ui-result-title = Title
ui-result-menu = Menu
ui-result-achieved = { $name }: { $title }

ui-result-cards_left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

ui-settings-heading = Settings
ui-settings-reset = Reset this page
ui-settings-about = What is changed is seen at once, and kept for the next time.
ui-settings-seconds = { NUMBER($count) } s
ui-settings-per_cent = { $count } %

ui-settings-page-look = Table
ui-settings-page-pace = Pace
ui-settings-page-screen = Screen and sound
ui-settings-page-player = Player
ui-settings-page-keys = Keys
ui-settings-page-pad = Game pad

ui-settings-title-look = The table and its cards
ui-settings-title-pace = How fast it goes
ui-settings-title-screen = What is seen and heard
ui-settings-title-player = Who is playing, and what is explained
ui-settings-title-keys = What each key does
ui-settings-title-pad = What each button of a pad does

ui-settings-speeds-slow = Slow
ui-settings-speeds-normal = Normal
ui-settings-speeds-fast = Fast
ui-settings-speeds-off = Off

ui-settings-theme-name = Table
ui-settings-theme-help = The cloth and the wood of the table.
ui-settings-theme-by_game = By the game

ui-settings-back-name = Card backs
ui-settings-back-help = What is seen of cards that lie face down.

ui-settings-faces-name = Card faces
ui-settings-faces-help = With four colours each suit of the French deck has its own. High contrast leaves out all that is pale, in every deck.
ui-settings-faces-plain = As drawn
ui-settings-faces-four = Four colours
ui-settings-faces-contrast = High contrast

ui-settings-show_legal-name = Mark legal cards
ui-settings-show_legal-help = Cards that can be played stand out, and the others are veiled.

ui-settings-show_legal_timed-name = … against the clock
ui-settings-show_legal_timed-help = Marks legal cards also in games that go by the clock, where seeing what fits is part of the game.

ui-settings-sorting-name = The hand is held
ui-settings-sorting-help = A card can also be dragged to another place of the hand; nobody else sees how it is held.
ui-settings-sorting-suit = By suit
ui-settings-sorting-rank = By rank
ui-settings-sorting-drawn = As drawn

ui-settings-speed-name = Movement
ui-settings-speed-help = How fast cards fly and turn. Off: they are where they belong at once. Any key or click hurries what moves.

ui-settings-reduced_motion-name = Reduced motion
ui-settings-reduced_motion-help = Cards fade from one place to the other and nothing shakes.

ui-settings-hints-name = Hints by
ui-settings-hints-help = Whose advice a hint at the table is. Ask again, and the next one tells what one of the other players would do.
ui-settings-hints-usual = Rules of thumb

ui-settings-think-name = Bots think
ui-settings-think-help = How long a bot takes where there is something to decide. Off: no time at all.

ui-settings-fair-name = Time for people
ui-settings-fair-help = When something could be called out, bots do nothing for so long before they go on.

ui-settings-slowing-name = The game's clock
ui-settings-slowing-help = In games that go by the clock all of it runs slower, for everybody: turns, calls, and the time that bots leave to people. The rules stay as they are.
ui-settings-slowing-off = As it is
ui-settings-slowing-times = { $count } times slower

ui-settings-language-name = Language
ui-settings-language-help = Everything that is written, and the talk at the table.

ui-settings-full_screen-name = Shown in
ui-settings-full_screen-help = A window, or the whole screen at its own resolution.
ui-settings-full_screen-window = A window
ui-settings-full_screen-screen = The whole screen

ui-settings-text_scale-name = Size of text
ui-settings-text_scale-help = Everything that is written, up to twice as large.

ui-settings-couch_text-name = Couch text
ui-settings-couch_text-help = No text is smaller than can be read from a sofa.

ui-settings-volume-effects-name = Sounds of the table
ui-settings-volume-effects-help = Cards, shuffling, turns and warnings.

ui-settings-volume-voices-name = Voices
ui-settings-volume-voices-help = The syllable that a bot says with what it calls.

ui-settings-volume-music-name = Music
ui-settings-volume-music-help = One calm piece, over and over.

ui-settings-portrait-name = Portrait
ui-settings-portrait-help = How the others see the player at the bottom of the table.

ui-settings-guide-every = Explain the games
ui-settings-guide-every_help = The guide explains a game while it is played, each thing once. Here for every game together.
ui-settings-guide-help = What the guide explains while { $game } is played.
ui-settings-guide-all = From the start
ui-settings-guide-left = What is new
ui-settings-guide-off = Not at all
ui-settings-guide-mixed = As chosen below

ui-settings-bind-key_help = { $key }, then the new key. A key that has another meaning is exchanged for the old one.
ui-settings-bind-button_help = Confirm, then the new button; one in use is exchanged. At a table calls go first. The right stick points at a player.
ui-settings-bind-zone_help = { $key }, then the new key. Call keys say what the game offers, such as “One”; More has the rest.
ui-settings-bind-zone_exchanged = { $what } meant “{ $other }” ({ $zone }), which now has { $left }.
ui-settings-bind-zone_taken = { $what } also meant “{ $other }” ({ $zone }), and no longer does.
ui-settings-bind-press_key = Press a key
ui-settings-bind-press_button = Press a button
ui-settings-bind-none = None
ui-settings-bind-button = This button
ui-settings-bind-button_too = the old button
ui-settings-bind-exchanged = { $what } meant “{ $other }”, which now has { $left }.
ui-settings-bind-taken = { $what } also meant “{ $other }”, and no longer does.

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
ui-actions-undo = Take back
ui-actions-guide = Skip the guide
ui-actions-full_screen = Full screen
ui-actions-uno = Call UNO
ui-actions-challenge = Challenge
ui-actions-pass = Keep the card
ui-actions-one = Say “One”
ui-actions-call = Call the card
ui-actions-suit = Call a suit
ui-actions-accuse = Accuse
ui-actions-say = Talk
ui-actions-time_out = Time out
ui-actions-together = Play all the same
ui-actions-gather = Mark the card
ui-actions-more = More
ui-actions-previous = Previous
ui-actions-look_hand = Show or hide your hand
ui-actions-look_hand_too = The other hand (shared pad)
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

ui-seating-press = Press a button on what you want to play with
ui-seating-person = Person
ui-seating-waiting = Any device
ui-seating-closed = Closed
ui-seating-change = Change
ui-seating-leave = Leave seat
ui-seating-press_this = Press
ui-seating-hands = Hands
ui-seating-hands_automatic = As fits
ui-seating-hands_turns = Turn by turn
ui-seating-hands_corners = All at once
ui-seating-corners = Open corners
ui-seating-corners_single = One
ui-seating-corners_several = Several
ui-seating-corners_open = Open hands
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
ui-seating-missing =
    { $count ->
        [one] { $count } more has to sit down
       *[other] { $count } more have to sit down
    }
ui-seating-device_needed = To play all at once, every person needs a device
ui-seating-device_alone = To play all at once, only a pad can be shared
ui-seating-device_two = To play all at once, only two can share a pad
ui-seating-shared = { $device }, shared
ui-seating-shared_with = { $device }, with { $names }
ui-seating-plays_with = Plays with
ui-seating-share_title = Share with { $owners }?
ui-seating-share_about =
    { $count ->
        [one] { $owners } plays with { $device }. { $name } can play with it too: hand it on when the turn changes.
       *[other] { $owners } play with { $device }. { $name } can play with it too: hand it on when the turn changes.
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
ui-pause-who_plays = Who plays
ui-who_plays-about = A bot can play for a person, who can come back at any time. Each seat keeps its cards and points.
ui-who_plays-device = Press a button on what the new player wants to play with.
ui-lost-title = { $device } is gone
ui-lost-welcome = Welcome back
ui-lost-who_again =
    { $count ->
        [one] { $name }, what do you play with?
       *[other] { $name }, what do you share?
    }
ui-lost-choose = Press a button on it
ui-lost-choose_about = All free keys and pads are listening.
ui-lost-who =
    { $count ->
        [one] { $name }'s seat is waiting. Who plays on?
       *[other] { $name } are waiting. Who plays on?
    }
ui-lost-paused = Paused: clocks stopped, all cards covered.
ui-lost-again = Plug it in again
ui-lost-again_about =
    { $count ->
        [one] Or switch it on: { $name } plays on at once.
       *[other] Or switch it on: { $name } play on at once.
    }
ui-lost-other = Take another device
ui-lost-other_about = Press a button on a free one.
ui-lost-level = Bot
ui-lost-bot =
    { $count ->
        [one] A bot plays for now
       *[other] Bots play for now
    }
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
