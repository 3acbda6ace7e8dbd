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
table-slowed = Clock { $count } times slower
table-last_trick = Last trick
# A hand that a doubt shows to one person.
table-shown_hand = { $name }'s hand
table-only_you_see = Only you see these cards.
table-only_one_sees = Only { $name } may look.
table-look_away = Only { $name } may look. Everybody else, look away!
table-look_at_hand = Look
table-took_it = { NAME($name, letter: "capital") } won it.
table-to_play = to play
table-your_turn = Your turn
table-waits = Waiting for { $name }
table-alert = { $name } has one card left
table-alert_short = One card left
table-play = Play
table-jump = Jump in
table-draw = Draw
table-why = Why not?
table-why_short = Why?
table-rules = Rules
table-sort = Sort
table-hint = Hint
table-undo = Undo
table-undo_short = Undo
table-undone = Undone.
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
table-questions =
    { TRAIT($name, "person") ->
        [you] You doubt the { $card }
       *[other] { $name } doubts the { $card }
    }
table-left_time = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) } left
table-quoted = “{ $text }”
table-last_round = Last round
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
table-phone_away = Phone away, seat held { $count } s
table-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }

action-pass = Keep it
action-doubt = Doubt it

### Several people at one screen.

couch-next = Next: { $name }
couch-lift = Press when only { $name } can see the screen
couch-lift_click = Click when only { $name } can see the screen
couch-covered = Your cards stay hidden until then.
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
couch-recap = Since your last turn
couch-again = Again

# At a person's portrait: what this person may call at any time, and the seat that a call is about.

table-calls_of =
    { TRAIT($name, "person") ->
        [you] You call
       *[other] { $name } calls
    }
table-calls_whom = { NAME($name, letter: "capital") }: { $call }
table-calls_who = Who calls “{ $call }”?
