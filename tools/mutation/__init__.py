"""Whether the tests notice when a rule is broken: random faults in the rules of a game, one at a time."""
