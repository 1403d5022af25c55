"""The moments of which the README has pictures come about, whatever the opponents have learned since."""

import pytest
from tools.pictures import played

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Moment


@pytest.mark.parametrize("name", games.house())
def test_every_game_comes_to_the_moment_of_its_picture(name: str) -> None:
    game = games.find(name)
    assert game.pictured is not None
    choices = played(game, game.pictured)
    assert len(choices) >= game.pictured.choices


def test_a_moment_that_never_comes_is_told() -> None:
    with pytest.raises(Trouble, match="over before"):
        played(games.find("rival_kings"), Moment(4, 10_000))
