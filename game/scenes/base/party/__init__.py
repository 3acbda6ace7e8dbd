"""The party of the evening, for every screen: who has come, and how one comes in by phone."""
