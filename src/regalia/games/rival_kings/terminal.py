"""The view of Rival Kings, drawn with rich."""
from typing import Any
from regalia.kernel.texts import Texts


def draw(view: dict[str, Any], texts: Texts) -> Any:
    return ""
