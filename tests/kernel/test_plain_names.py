"""Names: every script stays as it is; what cannot be seen, hangs over or turns the page around does not."""

import pytest

from people import NAMES
from regalia.kernel.names import LONGEST, isolated, name_in, plain, shortened


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_stays_as_it_is(name: str) -> None:
    assert name_in(name) == name


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  Anna \t\n Mária ", "Anna Mária"),
        ("Gyo\u030bzo\u030b", "Győző"),
        ("A\u202enna\u202c", "A nna"),
        ("a\x00b\x1b[31mc\ud800d\ufffee", "a b [31mc d e"),
        ("Z" + "\u0300\u0301" * 30 + "!", "Z\u0300\u0301\u0300\u0301!"),
        ("\u200b\u200d\u2060", ""),
        ("\u3164\u2800", ""),
        ("\u0301", ""),
        ("🫨", "🫨"),  # younger than the tables of some Pythons
    ],
)
def test_what_disturbs_is_taken_out(written: str, read: str) -> None:
    assert name_in(written) == read


@pytest.mark.parametrize("whole", ["e\u0308\u0323", "👩‍👩‍👧‍👦", "👍🏽", "🇭🇺", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"])
def test_what_looks_like_one_sign_is_not_cut_in_two(whole: str) -> None:
    for room in range(len(whole)):
        assert shortened("abc" + whole + "d", 3 + room) == "abc"
    assert shortened("abc" + whole + "d", 3 + len(whole)) == "abc" + whole


def test_a_long_name_is_cut() -> None:
    assert name_in("ő" * 40) == "ő" * LONGEST
    assert name_in("🇭🇺" * 40) == "🇭🇺" * (LONGEST // 2)
    assert name_in("a" * (LONGEST - 1) + " b") == "a" * (LONGEST - 1)


def test_only_names_of_another_direction_are_set_apart() -> None:
    assert isolated("Győző 日本") == "Győző 日本"
    assert isolated("חנה") == "\u2068חנה\u2069"
    assert isolated(plain("a\u2069ب")) == "\u2068a ب\u2069", "nobody gets out of the isolation by himself"
