"""For bots and research: simulations, benchmarks, environments, notebooks.

In a notebook, `%load_ext regalia.lab` makes positions show themselves as pictures and records as small players.
"""

from typing import Any


def load_ipython_extension(shell: Any) -> None:
    """What %load_ext calls."""
    from regalia.lab import notebook

    notebook.register(shell)
