"""Files and folders that nobody else on the machine may read."""

import logging
import os
from collections.abc import Callable
from pathlib import Path

from regalia.kernel.errors import Trouble
from regalia.kernel.record import settle

logger = logging.getLogger("regalia.store")

OTHERS = 0o077  # what a group and everybody else may do


def private_folder(folder: Path) -> Path:
    """A folder, made for its owner alone where it is missing; one that is there stays as its owner wanted it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"The folder {folder} cannot be made: {error.strerror}.") from None
    return folder


def private_file(path: Path) -> Path:
    """A file, made empty for its owner alone where it is missing, and closed to others where it was open to them."""
    try:
        os.close(os.open(path, os.O_CREAT, 0o600))
    except OSError as error:
        raise Trouble(f"The file {path} cannot be opened: {error.strerror}.") from None
    close_to_others(path)
    return path


def close_to_others(path: Path) -> None:
    """Mend a file or folder of ours that others may look into."""
    if path.exists() and path.stat().st_mode & OTHERS:
        try:
            path.chmod(path.stat().st_mode & ~OTHERS)
        except OSError as error:
            logger.warning("%s can be read by others, and this cannot be changed: %s", path, error.strerror)


def write_for_good(path: Path, data: bytes) -> None:
    """Make a private file that is whole or not there at all, even after a power cut; one that is there stays."""
    draft = path.with_suffix(f".{os.getpid()}.part")
    try:
        with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _give_name(draft, path)
        draft.unlink(missing_ok=True)
        settle(path.parent)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Trouble(f"The file {path} cannot be written: {error.strerror}.") from None


def _give_name(draft: Path, path: Path) -> None:
    """Let a draft be the file, unless another process was faster: then its file counts."""
    try:
        path.hardlink_to(draft)
    except OSError:
        if not path.exists():
            draft.replace(path)  # a disk without such links, as sticks are


def kept_secret(folder: Path, name: str, make: Callable[[], bytes]) -> bytes:
    """A secret of this server: it lies in the data folder for its owner alone, made at the first start."""
    path = private_folder(folder) / name
    if not path.exists():
        write_for_good(path, make())
    close_to_others(path)
    return path.read_bytes()
