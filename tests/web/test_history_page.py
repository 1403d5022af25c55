"""The page of the own history: sums, chart and medals; saved as a file, and read in with another cookie."""

import json
import re
from pathlib import Path

import pytest
from serving import Browser, Server
from test_manners import finished


def words(browser: Browser) -> str:
    text = re.sub(r"<[^>]+>", " ", browser.client.get("/history").text.partition("<main")[2])
    return " ".join(text.split())


def test_a_finished_game_is_told_charted_saved_and_taken_along(server: Server) -> None:
    anna, elsewhere = Browser(server), Browser(server)
    assert "No game has been finished yet." in words(anna)
    table = finished(anna)
    page = anna.client.get("/history").text
    assert "One game finished" in words(anna)
    assert f'href="/t/{table}"' in page
    assert page.count("<circle class=") == 1
    assert 'href="/history"' in anna.client.get("/tables").text
    assert 'href="/history"' in anna.client.get("/").text
    saved = anna.client.get("/history.json")
    assert "attachment" in saved.headers["content-disposition"]
    (game,) = json.loads(saved.text)["games"]
    assert game["table"] == table
    answer = elsewhere.client.post("/history", files={"file": ("history.json", saved.content, "application/json")})
    assert answer.headers["location"] == "/history?new=1"
    assert "from a file" in words(elsewhere)
    again = elsewhere.client.post("/history", files={"file": ("history.json", saved.content, "application/json")})
    assert again.headers["location"] == "/history?new=0"
    assert "One game finished" in words(elsewhere)


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"file": ("x.json", b"nonsense", "application/json")}, "This is no history that Regalia has saved."),
        ({"other": ("x.json", b"{}", "application/json")}, "This is no history that Regalia has saved."),
        ({"file": ("x.json", b" " * 1_100_000, "application/json")}, "A history has at most 1,000 KB."),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(server: Server, files: dict[str, object], sentence: str) -> None:
    anna = Browser(server)
    answer = anna.client.post("/history", files=files)  # type: ignore[arg-type]
    assert answer.status_code == 400
    assert sentence in answer.text
    assert "No game has been finished yet." in words(anna)
    foreign = anna.client.post("/history", files=files, headers={"origin": "https://evil.example"})  # type: ignore[arg-type]
    assert "another site" in foreign.text


def test_every_language_tells_the_history(server: Server, tmp_path: Path) -> None:
    anna = Browser(server)
    finished(anna)
    for language in ("hu", "de", "fr", "nl", "es"):
        anna.client.cookies.set("language", language)
        page = anna.client.get("/history").text
        assert f'lang="{language}"' in page
        assert "history-" not in re.sub(r"<[^>]+>", " ", page)
