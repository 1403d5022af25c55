"""Whose turn it is: those who wait are served address by address, and table by table within an address."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Asker(NamedTuple):
    """For whom something is done: an address, and a table of it."""

    place: str
    table: str


NOBODY = Asker("", "")


class Turns(Generic[Item]):
    """A line in which nobody gets ahead by standing in it many times."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, list[Item]]] = {}  # by place and table; whoever was served last is last

    def __len__(self) -> int:
        return sum(len(items) for tables in self.waiting.values() for items in tables.values())

    def add(self, asker: Asker, item: Item) -> None:
        """Somebody begins to wait."""
        self.waiting.setdefault(asker.place, {}).setdefault(asker.table, []).append(item)

    def remove(self, asker: Asker, item: Item) -> None:
        """Somebody waits no more, if he still did."""
        items = self.waiting.get(asker.place, {}).get(asker.table, [])
        if item in items:
            items.remove(item)
            self._tidy(asker)

    def take(self, may: Callable[[str], bool]) -> tuple[Asker, Item] | None:
        """The next one of a place that may have one more now; then all others come before its place and its table."""
        place = next(filter(may, self.waiting), None)
        if place is None:
            return None
        tables = self.waiting.pop(place)
        table = next(iter(tables))
        items = tables.pop(table)
        self.waiting[place], tables[table] = tables, items
        item = items.pop(0)
        self._tidy(Asker(place, table))
        return Asker(place, table), item

    def _tidy(self, asker: Asker) -> None:
        tables = self.waiting[asker.place]
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self.waiting[asker.place]
