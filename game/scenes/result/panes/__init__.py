"""What the result shows in its panes: hands, the score sheet, and a plot of totals."""
