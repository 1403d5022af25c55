"""The documentation as pages: built strictly, and no page asks another host for anything."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("site")  # they share the pages

ROOT = Path(__file__).parents[2]
FETCHED = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "object": "data",
    "form": "action",
}
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//", re.I)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


class Fetches(HTMLParser):
    """What a browser fetches by itself when it opens a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(FETCHED.get(tag, ""))
        if address:
            self.found.append(address)


def fetches(text: str) -> list[str]:
    parser = Fetches()
    parser.feed(text)
    return parser.found


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="only one worker")
def test_what_is_shared_is_made_once(request: pytest.FixtureRequest) -> None:
    """A pytest that hides groups from its workers fails nothing: it builds pages and starts servers again and again."""
    assert request.node.nodeid.endswith("@site")


def test_fetches_are_found() -> None:
    page = '<a href="https://a.example">x</a><script src="//b.example/x.js"></script><img src="c.png">'
    assert [address for address in fetches(page) if ELSEWHERE.match(address)] == ["//b.example/x.js"]


def test_no_page_asks_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 10
    for page in pages:
        elsewhere = [address for address in fetches(page.read_text(encoding="utf-8")) if ELSEWHERE.match(address)]
        assert not elsewhere, page


def test_no_style_asks_another_host(site: Path) -> None:
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        asked = re.findall(r"""url\(["']?([^"')]*)|@import\s+["']([^"']*)""", text)
        assert not [address for pair in asked for address in pair if ELSEWHERE.match(address)], style


@pytest.mark.browser
@pytest.mark.longer
def test_a_browser_asks_no_other_host(site: Path, chromium: Browser) -> None:
    asked: list[str] = []
    page = chromium.new_page()
    page.on("request", lambda request: asked.append(request.url))
    for name in ("index.html", "bots.html", "rules/kingsburg.html"):
        page.goto((site / name).as_uri())
        assert page.locator("h1").count() == 1
    page.close()
    assert len(asked) > 5
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]


def test_the_reference_shows_what_programs_rest_on(site: Path) -> None:
    """The API page comes from the docstrings of the sources."""
    page = (site / "api.html").read_text(encoding="utf-8")
    for name in ("regalia.lab.zoo", "regalia.lab.vector", "regalia.kernel.position.Position.choose"):
        assert f'id="{name}"' in page, name
    assert "an illegal one raises and changes nothing" in page
