### What stands on the table.

table-menu = Menu
table-log = Recent moves
table-round_of = Round { $number } of { $rounds }
table-round = Round { $number }
# The match ends as soon as somebody's total is as high as this.
table-ends_at = Ends at { $count } points
# $first says which round is played, $second when the match ends.
table-standing = { $first } · { $second }
table-partner = Your partner: { $name }
table-practice = Practice: doesn't count
table-slowed = Clock { $count } times slower
table-last_trick = Last trick
# A hand that a doubt shows to one person.
table-shown_hand = { $name }'s hand
table-only_you_see = Only you see these cards.
# On a phone: what came of the doubt, and then who sees the cards; both are sentences.
table-told_and_noted = { $told } { $note }
table-only_one_sees = Only { $name } may look.
table-look_away = Only { $name } may look. Everybody else, look away!
table-look_at_hand = Look
table-took_it = { NAME($name, letter: "capital") } won it.
table-to_play = to play
table-your_turn = Your turn
# The turn has come straight back to the one who had it.
table-to_play_again = to play again
table-your_turn_again = Your turn again
table-waits = Waiting for { $name }
table-alert = { $name } has one card left
table-alert_short = One card left
table-play = Play
# Small faces that people make at each other.
table-make_face = Make a face
# On one's own name plate, while the pointer or the focus is there.
table-own_face = Make a face: { $key }
table-own_face_click = Click to make a face
# How to do it: told once, where several people play.
table-faces_by_key = You can make a face at the others: press { $key }, or click your own portrait.
table-faces_by_click = You can make a face at the others: click your own portrait.
table-faces_by_steps = You can make a face at the others: move down to your portrait and press { $key }.
table-faces_by_more = You can make a face at the others: choose More, then Make a face.
table-faces_by_more_key = You can make a face at the others: press { $key } for More, then choose Make a face.
table-face_happy = Happy
table-face_winking = Winking
table-face_wry = Wry
table-face_surprised = Surprised
table-face_worried = Worried
table-face_sad = Sad
table-face_cross = Cross
table-face_calm = Calm
table-jump = Jump in
# On a hand that lies face down after its turn, whatever is in it.
table-look_to_jump = Look at your hand: you may jump in
table-draw = Draw
table-play_cards = Play { NAME($cards) }
table-play_as = Play { NAME($cards) }, choose { $suit }
table-play_on = Play { NAME($cards) } and take the hand of { $other }
table-why = Why not?
table-why_short = Why?
table-rules = Rules
table-sort = Sort
table-hint = Hint
table-undo = Undo
table-undo_short = Undo
table-undone = Undone.
# Somebody alone with bots may undo what is too late by the rules, by the same key once more; $why is a sentence.
table-undo_practice = { $why } Undo once more to go back all the same: the match becomes practice, and no longer counts.
table-undone_practice = Undone. This match is practice now, and no longer counts.
table-more = More
table-more_of = More: { $page } of { $pages }
table-more_of_these = More
table-more_asked = all other actions
table-got_it = Got it
table-skip_guide = Tips off
table-back = Back
# What is called against somebody, and against whom.
table-panel-of = { $title }: { $name }
table-pick_suit = Choose a colour
table-pick_taken = What does it take?
table-pick_hand = Whose hand do you take?
table-swap_with = Swap with
takes-play = Take { $cards }
takes_none-play = Take nothing
table-nothing_wrong = { NAME($card, letter: "capital") } can be played.
table-faces_or =
    { TRAIT($name, "person") ->
        [you] You take { $count }, or answer with { $answers }
       *[other] { $name } takes { $count }, or answers with { $answers }
    }
table-faces =
    { TRAIT($name, "person") ->
        [you] You take { $count }
       *[other] { $name } takes { $count }
    }
table-says_suit = { NAME($suit, letter: "capital") }!
table-skipped = Skipped
# At the seat of somebody who plays out of turn.
table-jumps_in = Jumps in!
# At the seat of whoever was in turn, and is not any more.
table-jumped_next = { NAME($name, letter: "capital") } jumped in: { $other } is next.
table-jumped_again = { NAME($name, letter: "capital") } jumped in, and is next again.
# At one's own seat, when hands have changed owners.
table-has_hand =
    { TRAIT($name, "person") ->
        [you] You have { $other }'s cards now.
       *[other] { NAME($name, letter: "capital") } has { $other }'s cards now.
    }
table-questions =
    { TRAIT($name, "person") ->
        [you] You doubt the { $card }
       *[other] { $name } doubts the { $card }
    }
table-left_time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) } left
table-quoted = “{ $text }”
table-last_round = Last round
# On a clock that has run out.
table-late = late
table-together = Play { $count }
table-mark = Mark
# The tag at the end of what is explained, by which a player sees that a rule says so.
table-rule = Rule { $clause }
table-unmark = Unmark
table-offer = { NAME($card, letter: "capital") } matches: play it, or
table-led = Led
table-winning = Winning
table-total = total
table-trump = Trump
table-high_to_low = high to low
table-no_points = no points
table-points_of = { $points } of { $bid } points
table-points_of_short = { $points } of { $bid }
table-points_short = { $count } pts

table-gathered_cards =
    { $count ->
        [one] 1 card marked: mark more to play with it
       *[other] { $count } cards marked: if they differ, others can accuse you
    }
# They are the same card each.
table-gathered_cards_alike = { $count } cards marked, to be played together
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-gathered =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
table-taken_cards =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
table-join = Join or watch
table-away = Away
# What somebody has achieved for the first time, at their seat and among the recent moves.
table-achieved = Achievement: { $title }!
table-achieved_listed = Achievement for { $name }: { $title }
# Somebody lets a turn pass where several people play.
table-absent_nudged = Your turn, { $name }!
table-absent_played = A bot takes this turn for { $name }.
table-absent_away = { $name } is away. A bot plays until they touch their device.
table-absent_away_listed = A bot plays for { $name } now.
table-absent_back = { $name } is back.
# How long the seat is held before the table is asked who plays on, once it is the turn of that seat.
table-phone_lost = { $name }'s phone is away: held for { $count } s
table-absent_warned = A bot plays for { $name } in { $count } s
# $once is 1 where a bot has taken one turn of somebody who was slow.
table-while_away =
    { $once ->
        [1] A bot played for { $name }
       *[other]
            { TRAIT($name, "person") ->
                [you] While you were away
               *[other] While { $name } was away
            }
    }
# $drew cards were drawn by the bot that played, $count were played, of which $cards are told.
table-while_away_played =
    { $drew ->
        [0] { table-while_away }: { $cards }
       *[other] { table-while_away }: { $cards }, drew { $drew }
    }
table-while_away_many =
    { $drew ->
        [0] { table-while_away }: { $count } cards played, the last { $cards }
       *[other] { table-while_away }: { $count } cards played, the last { $cards }; drew { $drew }
    }
table-while_away_drew = { table-while_away }: drew { $drew }
table-while_away_none = { table-while_away }
# $told is one of those sentences.
table-while_away_swapped = { $told }, swapped hands with { $names }
table-while_away_swapped_only = { $told }: swapped hands with { $names }
table-away_stand_in = Away: { $key } for a bot
table-stand_in = { $key } for a bot
# Behind the picture of a pad's button.
table-bot_by = for a bot
# A phone is away; for so many seconds nobody else has its seat.
table-phone_away = Away: { $count } s
# Somebody has come in with a phone while a match is played.
table-came = { $name } has joined.

# Somebody has left a seat in the match with a phone.
table-parted = { $name } has left.
table-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }

action-pass = Keep it
action-doubt = Doubt it

### Several people at one screen.

couch-next = Next: { $name }
# The curtain hangs for somebody who has let turns pass, until they lift it.
couch-away = { $name } is away
couch-away_note = A bot plays for { $name } until then.
couch-lift = Press when only { $name } can see the screen
couch-lift_click = Click when only { $name } can see the screen
couch-covered = Your cards stay hidden until then.
# Somebody else has pressed something: it says whose turn it is, and with what they lift the curtain.
couch-not_meant = Only { $name } can lift the curtain: { $device }
couch-not_meant_free = Only { $name } can lift the curtain.
couch-bot = Bot
couch-bot_sits = A bot plays for { $name } now.
couch-other_sits =
    { TRAIT($name, "person") ->
        [you] You play for { $before } now.
       *[other] { $name } plays for { $before } now.
    }
couch-person_sits =
    { TRAIT($name, "person") ->
        [you] You play yourself now.
       *[other] A person plays for { $name } now.
    }
# A bot has played on for them.
couch-back_sits =
    { TRAIT($name, "person") ->
        [you] You are back.
       *[other] { $name } is back.
    }
couch-recap = Since your last turn
couch-again = Again

# At a person's portrait: what this person may call at any time, and the seat that a call is about.

table-calls_whom = { NAME($name, letter: "capital") }: { $call }
table-calls_who = Who calls “{ $call }”?
