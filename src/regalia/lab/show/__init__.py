"""A position without a browser."""
