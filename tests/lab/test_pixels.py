"""Positions as pixels: what the terminal would show, in letters of our own, and all frames of one size."""

import random

import gymnasium
import numpy as np
import pytest

import regalia.lab.gym  # noqa: F401  registers the environments
from regalia import games
from regalia.kernel.game import Setup
from regalia.lab import zoo
from regalia.lab.show import drawing, pixels
from support import moments

SHAPE = (pixels.LINES * pixels.HIGH, drawing.WIDTH * pixels.WIDE, 3)
every_game = pytest.mark.parametrize("name", games.house())


def read(row: int, picture: pixels.Pixels) -> str:
    """A line of a picture, read letter by letter."""
    known = {
        pixels.glyph(letter).tobytes(): letter for letter in " -·abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    }
    strip = picture[row * pixels.HIGH : (row + 1) * pixels.HIGH]
    cells = [strip[:, place : place + pixels.WIDE] for place in range(0, strip.shape[1], pixels.WIDE)]
    return "".join(known.get((cell != cell[0, -1]).any(axis=2).tobytes(), "?") for cell in cells)


def test_what_the_terminal_says_can_be_read_off_the_picture() -> None:
    position = games.find("royals").start(Setup("royals", 2, b"pixels"))
    picture, told = pixels.picture(position, 0), drawing.text(position, 0).splitlines()
    place = next(number for number, line in enumerate(told) if "Paris" in line)
    assert "Paris" in read(place, picture)


@every_game
def test_boards_are_drawn_in_letters_that_are_known_and_fit(name: str) -> None:
    game = games.find(name)
    start = game.start(Setup(name, game.seat_counts[-1], b"pixels"))
    for number, (position, seat) in enumerate(moments(start, random.Random(1))):
        if number % 60 == 0:
            told = drawing.text(position, seat)
            assert len(told.splitlines()) <= pixels.LINES
            strange = {one for one in told if pixels.glyph(one) is pixels.letters()[pixels.UNKNOWN]}
            assert strange == set()


def test_the_environments_give_frames_of_one_size_that_change() -> None:
    env: gymnasium.Env[object, int] = gymnasium.make("regalia/RivalKings-v2", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))  # type: ignore[attr-defined]
    second = env.render()
    table = zoo.Maker("paladins").raw_env(seats=4, render_mode="rgb_array")
    table.reset(seed=1)
    for frame in (first, second, table.render()):
        assert isinstance(frame, np.ndarray)
        assert frame.shape == SHAPE
        assert frame.dtype == np.uint8
    assert not np.array_equal(np.asarray(first), np.asarray(second))
    env.close()


def test_frames_of_boxes_and_letters_with_accents() -> None:
    assert np.array_equal(pixels.glyph("é"), pixels.glyph("e"))
    assert pixels.glyph("│")[:, 2].all()
    assert pixels.glyph("┌")[pixels.HIGH // 2 :, 2].all()
    assert not pixels.glyph("┌")[: pixels.HIGH // 2].any()
    assert pixels.glyph("字") is pixels.letters()[pixels.UNKNOWN]
