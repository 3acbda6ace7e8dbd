### What only One: Classic says, or says in its own way.

classic-title = One: Classic
# The title in two parts: the first is written small, the second large beside it.
classic-title-family = One:
classic-title-name = Classic
classic-line = Match colour, number or symbol.
classic-aim = Every round won counts 1.

classic-advice-keep-and-suit = Keep the { $kept }; { $card } keeps the colour that the hand has most of.
classic-advice-keep = Keep the { $kept } for when nothing else goes; { $card } matches now.

classic-card-plus2 = Pickup 2
classic-card-Wplus4 = Wild Draw 4

classic-guide-playable = Cards that match the colour, number or symbol on top are lifted: play one of them.
classic-guide-nothing-fits = Nothing matches: take a card from the pile, and the turn moves on.
classic-guide-one-left = One card left: everybody is warned now, and nothing has to be called.
classic-guide-wild = The Wild goes on every card, and whoever plays it names the colour that goes on.
classic-guide-wild-four = The Wild Draw 4 goes on every card: it names the colour, and the next player takes four cards.
classic-guide-skipped = That turn is lost: a Skip, or cards that had to be taken, pass over a player.
classic-guide-draw-two = The Pickup 2 makes the next player take two cards and miss the turn; there is no answer to it.
classic-guide-reverse = The Reverse turns the direction: play now goes round the other way.
classic-guide-skip = The Skip makes the next player miss the turn.
classic-guide-colour-called = The colour that was named counts as the colour on top, whatever card lies there.
classic-guide-other-warned = Somebody is down to one card: cards that cost the next player a turn do most now.

classic-option-rounds-name = Rounds
classic-option-rounds-help = How many rounds the match has. Whoever wins most of them wins the match.

classic-option-two_player_reverse-name = Reverse with two players
classic-option-two_player_reverse-help = What a Reverse does when only two play.
classic-option-two_player_reverse-again = The same player plays again
classic-option-two_player_reverse-pass = The turn passes to the other player

# Ways to play that its set-up offers.
classic-preset-best-of-three = Best of three
classic-preset-a-long-evening = A long evening
