"""What is said on the table: bubbles, notices, notes and hints."""
