"""The harness by which tests drive the program: real events, and tables at positions in the notation.

`program` is the whole program without a screen, `table` the program with a table open, `desktop` the program in
a real window. Nothing else in the tests builds an `App` or posts an event.
"""
