"""The command for whoever hosts: serve, with its limits."""

from collections.abc import Mapping
from typing import Annotated

import typer

from regalia.cli.common import app, out
from regalia.table.house_players import declared
from regalia.web.limits import Limits

DEFAULT_PORT = 8000
USUAL_LIMITS = Limits()

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets phones in the same network in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; the next free one is taken if it is busy.")]
OpenBrowser = Annotated[bool, typer.Option("--browser", help="Open the browser.")]
Proxies = Annotated[
    str, typer.Option(help="Proxies whose X-Forwarded headers count, as in 127.0.0.1 or 10.0.0.1,10.0.0.2 or *.")
]
Origins = Annotated[
    list[str] | None, typer.Option(help="Another site whose pages may talk to this server; may be repeated.")
]
Thinkers = Annotated[int, typer.Option(min=1, help="Long thoughts of one address at once, and short ones.")]
MaxTables = Annotated[int, typer.Option(min=1, help="Tables held in memory at once.")]
MaxLinks = Annotated[int, typer.Option(min=1, help="Live links open at once.")]
TablesPerHour = Annotated[int, typer.Option(min=1, help="New tables in an hour for one browser.")]
MessageSize = Annotated[int, typer.Option(min=256, help="Characters of one message.")]
MessageRate = Annotated[int, typer.Option(min=1, help="Messages a second on one link.")]
MaxHints = Annotated[int, typer.Option(min=0, help="Hints of one address thought about at once.")]
LinksPerGuest = Annotated[int, typer.Option(min=1, help="Live links of one browser open at once.")]
TablesPerAddress = Annotated[int, typer.Option(min=1, help="New tables in an hour for one address.")]
LinksPerAddress = Annotated[int, typer.Option(min=1, help="Live links of one address open at once.")]
PagesPerMinute = Annotated[
    int, typer.Option(min=1, help="Pages and new links in a minute for one address; a third of them at once.")
]
RequestSeconds = Annotated[
    float, typer.Option(min=0.1, help="Seconds for the head of a request, for its body, and to read an answer.")
]
Absence = Annotated[float, typer.Option(min=0, help="Seconds without a link after which somebody may be replaced.")]
Push = Annotated[
    str,
    typer.Option(help="Call people who have no page open, by Web Push; your contact, as in mailto:you@example.org."),
]
KeepDays = Annotated[
    int, typer.Option(min=0, help="Days for which finished tables are kept before they become records; 0 for ever.")
]
HousePlayers = Annotated[
    list[str] | None,
    typer.Option("--player", help="A player to offer, as NAME=player:MODULE:CLASS or NAME=onnx:FILE; may be repeated."),
]


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    browser: OpenBrowser = False,
    proxy_headers: Proxies = "",
    allowed_origin: Origins = None,
    thinkers: Thinkers = 1,
    max_tables: MaxTables = Limits.tables,
    max_links: MaxLinks = Limits.links,
    tables_per_hour: TablesPerHour = Limits.new_tables,
    message_size: MessageSize = Limits.message,
    message_rate: MessageRate = Limits.rate,
    max_hints: MaxHints = Limits.hints,
    links_per_guest: LinksPerGuest = Limits.guest_links,
    tables_per_address: TablesPerAddress = Limits.address_tables,
    links_per_address: LinksPerAddress = Limits.address_links,
    pages_per_minute: PagesPerMinute = Limits.address_pages,
    request_seconds: RequestSeconds = Limits.request,
    absence: Absence = Limits.absence,
    keep_days: KeepDays = 0,
    push: Push = "",
    player: HousePlayers = None,
) -> None:
    """Serve the table in the browser; docs/hosting.md says how to do it for many."""
    limits = Limits(
        message=message_size,
        rate=message_rate,
        tables=max_tables,
        links=max_links,
        new_tables=tables_per_hour,
        hints=max_hints,
        guest_links=links_per_guest,
        absence=absence,
        address_tables=tables_per_address,
        address_links=links_per_address,
        address_pages=pages_per_minute,
        request=request_seconds,
    )
    house, origins = declared(player or ()), tuple(allowed_origin or ())
    open_house(host, port, browser, proxy_headers, limits, origins, thinkers, keep_days, push, house)


def open_house(
    host: str,
    port: int,
    browser: bool,
    proxies: str = "",
    limits: Limits = USUAL_LIMITS,
    origins: tuple[str, ...] = (),
    thinkers: int = 1,
    keep_days: int = 0,
    push: str = "",
    house: Mapping[str, str] | None = None,
) -> None:
    """Run the server. It is read only here: most commands do without, and start in half the time."""
    from regalia.web import server
    from regalia.web.settings import Settings

    settings = Settings(limits, origins, thinkers, keep_days, push, house=house or {})
    server.run(server.Front(host, port, browser, proxies), settings, out)
