# The cup: eight at a bracket.

ui-cup-title = The cup
# What a cup is called that was begun in that season.
ui-cup-winter = The Winter Cup
ui-cup-spring = The Spring Cup
ui-cup-summer = The Summer Cup
ui-cup-autumn = The Autumn Cup
ui-cup-about = Eight players in a bracket: win three meetings, each best of three. One round a match; in Tricks to 10 points, in Call-Out to 100. No undo, no hints. Your guests grow stronger. Lose no match and the cup is gold; lose one and it is silver; lose more and it is bronze.
ui-cup-choose = Which game?
ui-cup-mixed = All mixed
ui-cup-best_of = { $games }, best of three
ui-cup-first = First round
ui-cup-semi = Semi-final
ui-cup-final = Final
ui-cup-your_first = Your first round
ui-cup-your_semi = Your semi-final
ui-cup-your_final = Your final
ui-cup-you = You
ui-cup-meet = You – { $name }
ui-cup-match_of = Match { NUMBER($number, useGrouping: 0) }: { $game }
ui-cup-stands = You { NUMBER($own, useGrouping: 0) } – { NUMBER($other, useGrouping: 0) } { $name }
# Two who meet, how often each has won, and what one of them says.
ui-cup-to_meet = { $first } – { $second }
ui-cup-met = { $first } { NUMBER($own, useGrouping: 0) } – { NUMBER($other, useGrouping: 0) } { $second }
ui-cup-says = { $name }: “{ $line }”
ui-cup-waits = You have already begun it: it goes on where you left it.
ui-cup-others_play = { $first } plays { $second }: { $game }.
ui-cup-said = “{ $line }”
# $number is that of the match: the first two or three of them decide a round.
ui-cup-play =
    { $number ->
        [1] { $round ->
            [1] Play the first round
            [2] Play the semi-final
           *[3] Play the final
        }
       *[other] { $round ->
            [1] Play match { NUMBER($number, useGrouping: 0) } of the first round
            [2] Play match { NUMBER($number, useGrouping: 0) } of the semi-final
           *[3] Play match { NUMBER($number, useGrouping: 0) } of the final
        }
    }
ui-cup-continue = Continue your match
ui-cup-new = New cup
ui-cup-give_up = Give up the cup
ui-cup-give_up_title = Give up this cup?
ui-cup-give_up_about = It ends here, and you can begin another one. The matches that you have played still count.
ui-cup-give_up_yes = Give it up
ui-cup-give_up_no = Keep playing
ui-cup-won = You won the cup!
ui-cup-lost = { $name } knocks you out.
ui-cup-champion = { $name } wins the cup.
ui-cup-given_up = You have given up this cup.
ui-cup-gold = Gold
ui-cup-silver = Silver
ui-cup-copper = Bronze
ui-cup-made_of =
    { $lost ->
        [0] { $metal }: you lost no match.
        [one] { $metal }: you lost one match.
       *[other] { $metal }: you lost { $lost } matches.
    }
ui-cup-shelf = Cups you have won
ui-cup-no_cups = The first cup that you win will stand here.
ui-cup-on_shelf = { $metal }, { $games }, { NUMBER($day, useGrouping: 0) } { $month } { $year }: { NAME($names) }
ui-cup-none = Begin one
# How the cup stands, on the title: a round by its name, and how often you and the other have won in it.
ui-cup-in_short = { $round }: { NUMBER($own, useGrouping: 0) }–{ NUMBER($other, useGrouping: 0) }
# After a match: how often each has won in this meeting, of which the first to two goes on.
ui-cup-meeting = Best of three: you { NUMBER($own, useGrouping: 0) }, { $name } { NUMBER($other, useGrouping: 0) }
ui-cup-next = Next in the cup: { $name }
ui-cup-next_match = Next in the cup: match { NUMBER($number, useGrouping: 0) } against { $name }
ui-cup-to_bracket = On to the cup
ui-cup-played_as = The cup: { $game }
