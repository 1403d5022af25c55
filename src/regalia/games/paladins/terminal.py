"""Paladins in the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from regalia.kernel.texts import Texts


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole table as one seat may see it."""
    return Text(str(view["round"]))
