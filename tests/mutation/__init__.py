"""Mutation testing of the rules and the engine: do the tests notice a small change of the code?"""
