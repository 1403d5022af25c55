"""What each address may ask for, so that nobody keeps others out. Nothing of it is stored."""

from regalia.table.pace import Paces
from regalia.web.limits import AT_ONCE, Enough, Limits


class Porch:
    """The tables and pages of each address, lately."""

    def __init__(self, limits: Limits) -> None:
        self.most_tables = limits.address_tables
        self.tables = Paces(limits.address_tables / 3600, limits.address_tables)
        self.pages = Paces(limits.address_pages / 60, max(1.0, limits.address_pages * AT_ONCE))

    def new_table(self, place: str) -> None:
        """One more table of an address; Enough when it has opened many."""
        if not self.tables.allows(place):
            most = self.most_tables
            sentence = f"From your address {most} tables were opened within an hour; wait a little."
            raise Enough(sentence, "trouble-address-tables", self.tables.wait(place), most=most)

    def new_page(self, place: str) -> None:
        """One more page or link for an address; Enough when it has asked for many."""
        if not self.pages.allows(place):
            sentence = "From your address too many pages were asked for at once; wait a moment."
            raise Enough(sentence, "trouble-address-pages", self.pages.wait(place))
