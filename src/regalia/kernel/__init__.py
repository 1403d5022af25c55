"""What every game shares; imports no game."""
