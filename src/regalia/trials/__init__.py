"""A real server under load, killed, cut off and among strangers."""
