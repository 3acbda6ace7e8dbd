"""What is asked before a lesson, and after it."""
