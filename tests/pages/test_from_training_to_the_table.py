"""From a training run to a table in the browser, by the commands of docs/lab.md alone."""

import subprocess
import sys
from pathlib import Path

import pytest
from browsing import Pointer, new_table, no_pauses, visitor
from playwright.sync_api import Browser, expect
from serving import flawless

from doc_blocks import EVERY, ROOT, commands
from support import regalia

pytestmark = [pytest.mark.browser, pytest.mark.longer]


def told(beginning: str) -> list[str]:
    """The command of the page that begins so."""
    blocks = [block.text for block in EVERY if block.page == "docs/lab.md" and block.kind == "bash"]
    (found,) = [words for text in blocks for words in commands(text) if " ".join(words).startswith(beginning)]
    return found


def test_what_was_trained_plays_in_the_arena_and_at_a_live_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: Browser
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    train = told("python examples/train.py")
    script, game = ROOT / train[1], train[2]
    subprocess.run([sys.executable, script, game, "--minutes", "0.01", "--against", ""], check=True)
    contest = told("regalia arena kingsburg --players onnx:kingsburg.onnx")
    done = regalia(*contest[1:-1], "2")
    assert not done.returncode, done.stderr
    serve = told("regalia serve --player Net=onnx:kingsburg.onnx")
    with flawless(tmp_path, options=serve[2:]) as server:
        page = visitor(chromium, server)
        page.goto(f"/new/{game}")
        expect(page.locator("[data-level='house:Net'] dt")).to_have_text("Net")
        new_table(page, game, "me", "house:Net")
        no_pauses(page)
        Pointer(page).play(at_most=12)
        expect(page.locator(".seat-tools")).to_contain_text("Net")
        expect(page.locator("body")).to_contain_text("Beatrice takes 1")  # the King's aid: it has chosen
        expect(page.locator("body")).not_to_contain_text("has failed")
        assert ": Net " not in server.log()  # nor has the host anything to read
