"""The reader of codes that the tests scan screens with reads what others write, and only that."""

import pytest
import segno
from scanning import Rows, read


def squares(address: str) -> Rows:
    return [[int(bool(square)) for square in row] for row in segno.make(address, error="m").matrix_iter(border=0)]


@pytest.mark.parametrize("letters", [20, 30, 50, 70, 90])
def test_an_address_is_read_back(letters: int) -> None:
    address = "http://192.168.1.20:8000/t/".ljust(letters, "x")[:letters]
    assert read(squares(address)) == address


def test_a_square_more_is_another_address() -> None:
    address = "http://127.0.0.1:8000/t/abc"
    rows = squares(address)
    rows[-1][-5] ^= 1  # beyond the kind and the length, which stand first
    assert read(rows) != address
