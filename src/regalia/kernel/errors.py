"""What went wrong, in one sentence for a person."""


class Trouble(Exception):  # noqa: N818
    """Bad input: the message names what was wrong and what would be right. Nothing has changed."""
