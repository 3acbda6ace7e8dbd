# The phones as hands. The page's own texts begin with phone-page.
phone-over = The round is over
phone-your_turn = Your turn
phone-you_face = You face { $count }
phone-take = Take { $count }
phone-face_down = face down
phone-trump = Trump: { $suit }
phone-prize = { $name }: { $card }
phone-clock_turn = { $name }
phone-clock_call = Call
phone-clock_match = Match
phone-paused = The game is paused.
phone-not_understood = The game did not understand that.
phone-too_late = The cards have changed. Try again.
