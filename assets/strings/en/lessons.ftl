### Lessons: what every game's says. What it shows is in the file of the game.

lesson-coach = { $name }, your coach
lesson-step = Step { $number } of { $count }
lesson-do = Do it:
lesson-on = Got it?
lesson-read_on = Go on
lesson-click_card = or click it
lesson-click_mark = or click “Mark”
lesson-click_other = or click the other one
lesson-click_marked = or click “Play { $count }”
lesson-click_pile = or click the draw pile
lesson-click_button = or click it
lesson-click_here = or click here
lesson-choose = make your choice
# A quiet line above the deed: the step has other cards; something else was tried that the rules allow.
lesson-new_cards = You have new cards for this step.
lesson-also_allowed = You may do that too, but this step is about something else.
# The same place: why the card that was tried does not go, with its clause.
lesson-why = { $why } (Rule { $clause })
lesson-leave = Leave
lesson-back = Back
lesson-skip = Skip step
lesson-clock_stopped = Clock stopped
# A number of cards to be taken, in a picture.
lesson-count = +{ $count }

## The offer of a lesson before a first game, and what comes after the lesson

lesson-offer-title = New to { $game }?
lesson-offer = Learn it at the table in a few minutes: { $coach } shows one thing at a time, and you try it at once.
lesson-offer-yes = Show me how
lesson-offer-no = I know the rules
lesson-over-title = You're ready to play
lesson-over = Tips explain the rest as you meet it, and all of it is in the rules.
lesson-over-play = Play your first game
lesson-over-again = Repeat the lesson
lesson-over-leave = Not now

## In a game against the clock

lesson-over_timed = Now practise: the clock is four times slower, playable cards are marked, and your opponents make many mistakes. You can take the usual clock afterwards.
lesson-over_timed-play = Practise with a slow clock
lesson-practice-title = Ready for the real clock?
lesson-practice = You played that round with a clock four times slower. With the usual one, opponents make fewer mistakes too.
lesson-practice-usual = Play with the usual clock
lesson-practice-slow = Another slow round

## The row in the rule book

lesson-row = Learn by playing
lesson-row-detail = A lesson of a few minutes at the table
# Beside a house rule: a few cards at a table with which it can be tried.
lesson-try = Try it
# What the last step of that leads to, if it is only read.
lesson-try_over = Back to the rules

## Keys and buttons of this screen

ui-actions-lesson_back = Lesson: back a step
ui-actions-lesson_skip = Lesson: skip a step
