"""What went wrong, in one sentence for a person."""


class Trouble(Exception):
    """Bad input: the message names what was wrong and what would be right. Nothing has changed."""
