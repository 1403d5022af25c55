"""Those who wait are served by turns: between addresses, then between the tables of an address."""

from regalia.table.turns import Asker, Turns


def line(*askers: str) -> Turns[str]:
    """A line of those who wait, as in 'anna kings 1': address, table and what is wanted."""
    turns: Turns[str] = Turns()
    for words in askers:
        place, table, wish = words.split()
        turns.add(Asker(place, table), wish)
    return turns


def served(turns: Turns[str], *full: str) -> list[str]:
    """Everybody who is served, in order; some addresses have all that they may have."""
    found = []
    while (next_one := turns.take(lambda place: place not in full)) is not None:
        found.append(next_one[1])
    return found


def test_one_address_with_many_wishes_goes_by_turns_with_the_others() -> None:
    turns = line("stranger a 1", "stranger b 2", "stranger c 3", "anna x page", "béla y king")
    assert served(turns) == ["1", "page", "king", "2", "3"]
    assert len(turns) == 0


def test_within_an_address_the_tables_go_by_turns() -> None:
    turns = line("home kings 1", "home kings 2", "home kings 3", "home page 4")
    assert served(turns) == ["1", "4", "2", "3"]


def test_whoever_was_served_stands_behind_those_who_wait_even_if_he_comes_back_at_once() -> None:
    turns = line("stranger a 1", "anna x 2", "béla y 3")
    assert turns.take(lambda _: True) == (Asker("stranger", "a"), "1")
    turns.add(Asker("stranger", "a"), "4")
    assert served(turns) == ["2", "3", "4"]


def test_an_address_that_has_enough_is_passed_over() -> None:
    turns = line("stranger a 1", "anna x 2")
    assert served(turns, "stranger") == ["2"]
    assert len(turns) == 1
    assert served(turns) == ["1"]


def test_whoever_waits_no_more_is_not_served() -> None:
    turns = line("anna x 1", "anna x 2")
    turns.remove(Asker("anna", "x"), "1")
    turns.remove(Asker("anna", "x"), "never came")
    turns.remove(Asker("nobody", ""), "1")
    assert served(turns) == ["2"]
