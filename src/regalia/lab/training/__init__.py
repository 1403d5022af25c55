"""Training of the networks that opponents ask."""
