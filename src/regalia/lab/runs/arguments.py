"""What the modules of the lab that are run by themselves take on their command line."""

import argparse


def at_least_one(text: str) -> int:
    """A number from 1, as a person writes it."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 is needed, not '{text}'")
    return int(text)
