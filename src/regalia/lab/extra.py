"""What the lab needs besides Regalia itself: the packages of the extra `lab`."""

from regalia.kernel.errors import Trouble


def missing(error: ImportError) -> Trouble:
    """What to say when a package of the extra is not installed."""
    return Trouble(f"The package {error.name} is missing; pip install 'regalia[lab]' brings it.")
