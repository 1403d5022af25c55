"""What a package index shows of Regalia: words that are whole without the sources beside them."""

import re
import tomllib

from doc_blocks import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_what_a_package_index_shows_has_no_broken_pictures_and_links() -> None:
    text = (ROOT / PROJECT["project"]["readme"]).read_text(encoding="utf-8")
    assert not re.search(r"<img|!\[", text)
    places = re.findall(r"\]\(([^)]*)\)", text) + list(PROJECT["project"].get("urls", {}).values())
    assert all(place.startswith("https://") for place in places)
    assert text.startswith("# Regalia")
