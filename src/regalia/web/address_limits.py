"""What each address may ask for, so that nobody keeps others out. Nothing of it is stored."""

from regalia.table.pace import Paces
from regalia.web.limits import AT_ONCE, Enough, Limits

BOOKS = 60  # rulebooks in an hour: there are as many kinds as kinds of tables, and drawing one takes a while


class Porch:
    """The tables and pages of each address, lately."""

    def __init__(self, limits: Limits) -> None:
        self.most_tables = limits.address_tables
        self.tables = Paces(limits.address_tables / 3600, limits.address_tables)
        self.books = Paces(BOOKS / 3600, BOOKS)
        self.pages = Paces(limits.address_pages / 60, max(1.0, limits.address_pages * AT_ONCE))

    def new_table(self, place: str) -> None:
        """One more table of an address; Enough when it has opened many."""
        if not self.tables.allows(place):
            most = self.most_tables
            sentence = f"From your address {most} tables were opened within an hour; wait a little."
            raise Enough(sentence, "trouble-address-tables", self.tables.wait(place), most=most)

    def new_book(self, place: str) -> None:
        """One more rulebook that has to be drawn for an address first; Enough when it has had many drawn."""
        if not self.books.allows(place):
            raise self._many_pages(self.books.wait(place))

    def new_page(self, place: str) -> None:
        """One more page or link for an address; Enough when it has asked for many."""
        if not self.pages.allows(place):
            raise self._many_pages(self.pages.wait(place))

    def _many_pages(self, wait: float) -> Enough:
        sentence = "From your address too many pages were asked for at once; wait a moment."
        return Enough(sentence, "trouble-address-pages", wait)
