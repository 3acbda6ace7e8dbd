"""The fuzzer: files of every kind that the program reads, changed by chance and given to what reads them."""
