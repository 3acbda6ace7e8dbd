### Names of suits, colours and cards, in every form that sentences ask for.
###
### A sentence asks for a form with an option of NAME, as in { NAME($card, letter: "capital") }; what it asks for
### is a variable here, to choose by. Options and their values are the language's own: "letter" is what English
### needs, as a name may stand at the beginning of a sentence (in a list, "letter" is for the first member alone),
### and "number", as several cards may be alike.
### An attribute of a name, such as ".gender = feminine", is known as $gender to what the card is made of besides;
### TRAIT($card, "gender") chooses by it in a sentence.

## Suits and colours.

suit-R =
    { $letter ->
        [capital] Red
       *[small] red
    }
suit-Y =
    { $letter ->
        [capital] Yellow
       *[small] yellow
    }
suit-G =
    { $letter ->
        [capital] Green
       *[small] green
    }
suit-B =
    { $letter ->
        [capital] Blue
       *[small] blue
    }
suit-S =
    { $letter ->
        [capital] Spades
       *[small] spades
    }
suit-H =
    { $letter ->
        [capital] Hearts
       *[small] hearts
    }
suit-D =
    { $letter ->
        [capital] Diamonds
       *[small] diamonds
    }
suit-C =
    { $letter ->
        [capital] Clubs
       *[small] clubs
    }

## Ranks, and cards that have no suit.

card-unknown =
    { $letter ->
        [capital] A card
       *[small]
            { $number ->
                [plural] cards
               *[one] a card
            }
    }
card-0 =
    { $number ->
        [plural] 0s
       *[one] 0
    }
card-1 =
    { $number ->
        [plural] 1s
       *[one] 1
    }
card-2 =
    { $number ->
        [plural] 2s
       *[one] 2
    }
card-3 =
    { $number ->
        [plural] 3s
       *[one] 3
    }
card-4 =
    { $number ->
        [plural] 4s
       *[one] 4
    }
card-5 =
    { $number ->
        [plural] 5s
       *[one] 5
    }
card-6 =
    { $number ->
        [plural] 6s
       *[one] 6
    }
card-7 =
    { $number ->
        [plural] 7s
       *[one] 7
    }
card-8 =
    { $number ->
        [plural] 8s
       *[one] 8
    }
card-9 =
    { $number ->
        [plural] 9s
       *[one] 9
    }
card-10 =
    { $number ->
        [plural] 10s
       *[one] 10
    }
card-J =
    { $letter ->
        [capital] Jack
       *[small]
            { $number ->
                [plural] jacks
               *[one] jack
            }
    }
card-Q =
    { $letter ->
        [capital] Queen
       *[small]
            { $number ->
                [plural] queens
               *[one] queen
            }
    }
card-K =
    { $letter ->
        [capital] King
       *[small]
            { $number ->
                [plural] kings
               *[one] king
            }
    }
card-A =
    { $letter ->
        [capital] Ace
       *[small]
            { $number ->
                [plural] aces
               *[one] ace
            }
    }
card-Joker =
    { $number ->
        [plural] Jokers
       *[one] Joker
    }
card-plus2 =
    { $number ->
        [plural] Draw 2s
       *[one] Draw 2
    }
card-rev =
    { $number ->
        [plural] Reverses
       *[one] Reverse
    }
card-skip =
    { $number ->
        [plural] Skips
       *[one] Skip
    }
card-W =
    { $number ->
        [plural] Wilds
       *[one] Wild
    }
card-Wplus4 =
    { $number ->
        [plural] Draw 4s
       *[one] Draw 4
    }

## Whole cards: $suit and $rank are in the form that is asked for. Their shape stands before them.

card-pattern-RYGB = { $suit } { $rank }
card-pattern-SHDC = { $rank } of { NAME($suit, letter: "small") }

# A card of this $rank, whatever its suit, beside some of one suit alone.
card-any = any { $rank }

# Several cards of one $suit, whose shape stands before them: $ranks is a list.
card-several = { $ranks }

# Several cards that are alike, $count of them: "two aces of spades". Their shape stands before the number.
card-alike =
    { $count ->
        [2]
            { $letter ->
                [capital] Two
               *[small] two
            }
        [3]
            { $letter ->
                [capital] Three
               *[small] three
            }
        [4]
            { $letter ->
                [capital] Four
               *[small] four
            }
        [5]
            { $letter ->
                [capital] Five
               *[small] five
            }
        [6]
            { $letter ->
                [capital] Six
               *[small] six
            }
       *[other] { $count }
    } { NAME($card, number: "plural", letter: "small") }

## A name alone, on a button or a plate.

label = { NAME($name, letter: "capital") }
