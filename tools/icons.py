"""The icons for devices that take no SVG: `python -m tools.icons` draws them anew from the SVG files beside them."""

import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

STATIC = Path("src/regalia/web/static")
BARE = "<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>"


class Icon(NamedTuple):
    """A PNG file, the drawing that it shows, and how many pixels it is wide and high."""

    file: str
    drawing: str
    size: int


ICONS = (
    Icon("icon-192.png", "icon.svg", 192),
    Icon("icon-512.png", "icon.svg", 512),
    Icon("icon-maskable-512.png", "icon-maskable.svg", 512),
    Icon("icon-touch-180.png", "icon-maskable.svg", 180),  # a phone from Cupertino cuts the corners itself
    Icon("icon-turn-192.png", "icon-turn.svg", 192),
)


def drawn(page: Page, icon: Icon, folder: Path = STATIC) -> bytes:
    """An icon as PNG; what its drawing leaves free is transparent."""
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(BARE + (folder / icon.drawing).read_text(encoding="utf-8"))
    picture: bytes = page.screenshot(type="png", omit_background=True)
    return picture


def main() -> None:
    """Draw all of them."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for icon in ICONS:
            (STATIC / icon.file).write_bytes(drawn(page, icon))
        browser.close()


if __name__ == "__main__":
    main()
