"""What the lab needs besides Regalia itself: the packages of the extra `lab`, and of others."""

from regalia.kernel.errors import Trouble


class Missing(Trouble, ImportError):
    """A package that is not installed: one sentence on the command line, and what `except ImportError` waits for."""


def missing(error: ImportError, extra: str = "lab") -> Missing:
    """What to raise when a package of an extra is not installed."""
    found = Missing(f"The package {error.name} is missing; pip install 'regalia[{extra}]' brings it.")
    found.name = error.name
    return found
