"""How a host runs the server, and where it keeps its data."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from regalia.table.database import url_of
from regalia.web.limits import Limits


def home_folder() -> Path:
    """Where this machine keeps tables and keys."""
    return Path(os.environ.get("REGALIA_HOME") or Path.home() / ".regalia")


def database_url() -> str:
    """Where the tables are: REGALIA_DATABASE, or SQLite in the data folder."""
    return url_of(os.environ.get("REGALIA_DATABASE", ""), home_folder())


@dataclass(frozen=True)
class Settings:
    """How a host runs the server."""

    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    workers: int = 1  # processes in which opponents think
    keep_days: int = 0  # for which finished tables are kept; 0 for ever
    push: str = ""  # the host's contact for push services; without it nobody is called who has no page open
    outside: str = ""  # where phones in the same network find the server, if they do
    house: Mapping[str, str] = field(default_factory=dict)  # players of the house: what stands behind each name


def records_folder() -> Path:
    """Where the records of finished tables lie that were not kept any longer."""
    return home_folder() / "records"
