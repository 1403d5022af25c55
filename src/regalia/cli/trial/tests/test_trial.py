"""Trial does what every game must do."""

import pytest
from trial import GAME

from regalia.testing import conformance


@pytest.mark.parametrize("case", conformance.cases(GAME), ids=str)
def test_conformance(case: conformance.Case) -> None:
    case()
