"""How tests drive the program: with real events, at tables whose positions are written in the notation.

`program` is the whole program without a screen, `table` the program with a table open, `desktop` the program in
a real window. Nothing else in the tests builds an `App` or posts an event.
"""
