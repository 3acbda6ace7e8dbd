"""Bots that are programs: started, talked to and ended."""
