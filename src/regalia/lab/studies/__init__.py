"""Studies: what many games say about the values of a component sheet."""
