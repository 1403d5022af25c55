"""What went wrong, in one sentence for a person."""


class Trouble(Exception):
    """Bad input: the message names what was wrong and what would be right. Nothing has changed.

    `text` is the id of the same sentence among the texts of the browser, for those that people meet there; `rule` that
    of the rule which stands in the way, where it is one, and `refused` the seat and the option that it forbids.
    """

    def __init__(self, sentence: str, text: str = "", **arguments: object) -> None:
        super().__init__(sentence)
        self.text = text
        self.rule = ""
        self.refused: tuple[int, int] | None = None
        self.arguments = arguments


class Missing(Trouble, ImportError):
    """A package that is not installed: one sentence on the command line, and what `except ImportError` waits for."""


def missing(error: ImportError, extra: str = "lab") -> Missing:
    """What to raise when a package of an extra is not installed."""
    found = Missing(f"The package {error.name} is missing; pip install 'regalia[{extra}]' brings it.")
    found.name = error.name
    return found
