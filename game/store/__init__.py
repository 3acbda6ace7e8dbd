"""What the program keeps and ships: settings, bots, presets, guides, talk, languages, and where they lie."""
