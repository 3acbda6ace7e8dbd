# The phones as hands. The page's own texts begin with phone-page.
phone-over = The round is over
phone-match_over = The match is over
phone-you = You
phone-you_won = You won!
phone-you_and_won = You and { $names } won!
phone-they_won = { $names } won!
# The same of several who are level, and no partners.
phone-you_and_tied = You and { $names } tied for the win!
phone-they_tied = { $names } tied for the win!
# The card that ended the round, to somebody who has won it: $name played it, perhaps another winner.
phone-with_card =
    { TRAIT($name, "person") ->
        [you] Your last card was { $card }.
       *[other] { $name }'s last card was { $card }.
    }
phone-place = Place { $place } of { $count }
phone-end_match = After the match
phone-end_round = After round { $round }
phone-next_round = Next: round { $round }
phone-next_choice = Next: chosen on the big screen
phone-next_match = Next: another match
phone-evening_after = The evening after match { NUMBER($played, useGrouping: 0) } of { NUMBER($matches, useGrouping: 0) }
phone-evening_won = { NAME($names) } won the evening
# $others is how many share it with who reads this, and $names who they are.
phone-evening_own =
    { $others ->
        [0] You won the evening
       *[other] You and { NAME($names) } share first place
    }
phone-evening_next = Next: { $game }
phone-evening_over = The evening is over
# Those who are not ready yet, after a round.
phone-waiting = Waiting for { $names }
# After a round, when the host wants the next one to wait.
phone-on_hold = On hold until the host goes on
# What one does by sitting down while a match is played: one has a bot's seat from its next turn on, or one in the next match.
phone-sit_now = Play now, for { $name }
phone-sit_round = Play from the next round on, for { $name }
phone-sit_next = Play from the next match on
phone-your_turn = Your turn
phone-may_jump = Jump in, or wait for { $name }
phone-you_face = You face { $count }
phone-take = Take { $count }
phone-face_down = face down
phone-trump = Trump: { $suit }
phone-prize = { $name }: { $card }
phone-clock_turn = { $name }
phone-clock_call = Call
phone-clock_match = Match
phone-paused = The game is paused.
# Said to whoever has not touched the phone for a while in their turn, or comes back.
phone-absent_nudged = It is your turn. A bot plays for you in { $count } s.
phone-absent_warned = A bot plays for you in { $count } s. Touch the screen to play yourself.
phone-absent_played = A bot takes this turn for you.
phone-absent_took = A bot took your turn.
phone-absent_away = You were away: a bot plays for you. Touch the screen to play again.
phone-absent_back = You are back in the game.
# Said to somebody whose seat the host has given to a bot.
phone-replaced = A bot plays for you now. Touch the screen to play again.
# Below whose turn it is, to somebody of the party for whom this match has no seat.
phone-sits_out = You sit this match out, { $name }. Next time, whoever sat out gets a seat first.
phone-away_line = A bot plays for you
phone-name = That name cannot be used. { $why }
phone-not_understood = The game did not understand that.
phone-too_late = The cards have changed. Try again.
# What the phone of a host can do, and with whom; the others are refused it.
phone-host_pause = Pause
phone-host_go_on = Resume
phone-host_deal = Deal
phone-host_remove = Remove
phone-host_bot = Bot
phone-host_seat = Let play again
phone-host_wait = Wait for them
phone-host_give = Give the seat away
phone-host_free = Free chair
phone-host_is_bot = Bot
phone-host_bot_for = A bot has this seat for now
phone-host_stands_in = { $device }: a bot plays
phone-no_host = Only a host can do that. The big screen chooses who is one.
phone-host_too_late = That cannot be done any more. Look again.
phone-host_allowed = You are a host now: what you can do is in the menu.
phone-host_revoked = You are no longer a host.

# What the page says by itself. It puts in { $name }, { $card }, { $count } and { $place } later: no forms here.
phone-page-code_title = Table code
phone-page-code_where = Type the four letters and digits on the big screen, below the code that phones scan.
phone-page-code_button = Join
phone-page-code_wrong = No table here has this code. Look at the big screen again.
phone-page-code_wait = Too many tries: wait { $count } s.
phone-page-name = Your name
phone-page-name_long = A name has { $count } letters at most. Emoji and wide letters count twice.
phone-page-portrait = Your portrait
phone-page-taken = Taken
phone-page-sit = Sit down
phone-page-watch = Only watch
phone-page-local = Only on this network
phone-page-no_seat = No seat is free now. You can watch.
phone-page-wait_title = You have a seat, { $name }
phone-page-wait_text = Your cards come here when they are dealt.
phone-page-leave = Give up the seat
phone-page-leave_sure = Really give up the seat?
phone-page-delay = Delay: { $count } ms
phone-page-watching_title = You are watching
phone-page-watching_text = The table comes here when the cards are dealt.
phone-page-hand = Your cards
phone-page-cover_cards = Cover my cards
phone-page-show_cards = Show my cards
phone-page-covered = Your cards are covered
phone-page-buttons = What you can do
phone-page-others = At the table
phone-page-moves = Recent moves
phone-page-menu = Menu
phone-page-rules = House rules
# Below the rules that are not as written.
phone-page-rules_others = All other rules are as written.
phone-page-rules_written = All rules are as written.
phone-page-host = Host the table
phone-page-host_text = You are a host: you can deal, and manage who sits here.
phone-page-host_none = There is nothing for a host to do now.
phone-page-host_people = Who is here
phone-page-host_sure = Really remove { $name }?
phone-page-rule = Rule { $name }
phone-page-this_phone = This phone
phone-page-vibrate = Vibrate
phone-page-reactions = Faces that others make
phone-page-react = Make a face
phone-page-reacts = { $name }: { $card }
phone-page-face_happy = happy
phone-page-face_winking = winking
phone-page-face_wry = wry
phone-page-face_surprised = surprised
phone-page-face_worried = worried
phone-page-face_sad = sad
phone-page-face_cross = cross
phone-page-face_calm = calm
phone-page-sound = Sounds on this phone
phone-page-awake = Keep the screen on
phone-page-awake_lock = The screen stays on while you have a seat.
phone-page-awake_video = The screen stays on while you have a seat: a small silent video plays unseen, as this browser has no other way here.
phone-page-awake_none = This browser lets the screen go dark. Your seat is kept, and your cards come back when you wake the phone.
phone-page-awake_soon = The screen stays on from your next touch.
phone-page-back = Back
phone-page-card = { $name }, { $place } of { $count }
phone-page-card_goes = { $name }, playable, { $place } of { $count }
phone-page-card_stays = { $name }, not playable, { $place } of { $count }
# The last seconds before a bot takes a turn, in a narrow place.
phone-page-stands_in = A bot plays in { $count }
phone-page-play = Play { $card }
phone-page-several = { $count } × { $card }
phone-page-choose_card = Choose a card
phone-page-not_yet = Not your turn yet
phone-page-choose = Choose one
phone-page-more = More
phone-page-take_marked = Take these
phone-page-choose_colour = Choose a colour
phone-page-choose_french = Choose a suit
phone-page-lower = Lower
phone-page-higher = Higher
phone-page-due = Call now
phone-page-pile = { $count } left
phone-page-top = Top card: { $card }
phone-page-laid_by = { $name }: { $card }
phone-page-winning = Winning
phone-page-in_force = In force: { $name }
phone-page-player = { $name }, cards: { $count }
phone-page-to_play = to play
phone-page-alert = one card left
phone-page-away = phone away
phone-page-paused = Paused
phone-page-go_on = Ready
phone-page-points = Points
phone-page-stood = { $place }. { $name }: { $count }
phone-page-stood_ready = { $place }. { $name }: { $count }, ready
phone-page-goes_on_in = in { $count } s
phone-page-gone_on = Waiting for the others
phone-page-away_title = Back in a moment
phone-page-away_text = Your seat is held, { $name }, and so are your cards.
phone-page-away_hint = Looking for the game. Is this phone still on the same Wi-Fi?
phone-page-away_held = Held for { $count } s
phone-page-away_asked = The table can now let somebody else play on.
phone-page-away_button = Try now
phone-page-lost_title = Looking for the game
phone-page-lost_text = Is this phone still on the same Wi-Fi?
phone-page-lost_button = Try now
phone-page-moved_title = { $name } plays on another phone
phone-page-moved_text = This seat moved to a newer phone. Your cards are only there now.
phone-page-moved_button = Play here again
phone-page-left_title = You have no seat now
phone-page-left_text = Join again with this table's code, or watch.
phone-page-left_button = Join again
phone-page-ended_title = Phones are off
phone-page-ended_text = The table is closed to phones. Once it is opened again on the big screen, this page comes back by itself.
phone-page-ended_button = Try again
phone-page-full_title = Too many phones
phone-page-full_text = No more phones can join this table now.
phone-page-full_button = Try again
phone-page-version_title = This page is out of date
phone-page-version_text = The game has been updated. Reload the page to go on.
phone-page-version_button = Reload
