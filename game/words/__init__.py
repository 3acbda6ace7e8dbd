"""The words of the program: strings by language, and sentences made of them."""
