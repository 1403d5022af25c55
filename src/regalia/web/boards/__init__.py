"""From a view to the HTML of a board: what it is drawn with, and what was drawn before."""
