"""A network of somebody else as a player, in a file that onnxruntime reads. It is named onnx:FILE.

Its first input is the observation, one row; a second one, with `mask` in its name, is the mask. Its first output says
how much speaks for each option of the game. The option for which most speaks is chosen, of those that may be.
"""

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from regalia.kernel.errors import Trouble, missing
from regalia.players.python_player import Question

NUMBERS = {  # how onnxruntime calls what numpy calls otherwise
    "tensor(float)": "float32",
    "tensor(double)": "float64",
    "tensor(float16)": "float16",
    "tensor(bool)": "bool",
    **{f"tensor({name})": name for name in ("int8", "int16", "int32", "int64", "uint8")},
}


class OnnxPlayer:
    """A network that was loaded once, and plays any number of games."""

    def __init__(self, file: str, session: Any, numpy: Any) -> None:
        self.file, self.session, self.numpy = file, session, numpy
        self.inputs = session.get_inputs()
        strange = [one.name for one in self.inputs if one.type not in NUMBERS]
        if strange or not self.inputs or sum("mask" not in one.name for one in self.inputs) > 1:
            raise Trouble(f"{file} does not take an observation, and perhaps a mask, as numbers.")

    def suits(self, question: Question) -> None:
        """Trouble when its inputs or its output have another size than those of a table."""
        for one in self.inputs:
            size, wanted = len(self._numbers(one, question)), one.shape[-1] if one.shape else 0
            if len(one.shape) != 2 or (isinstance(wanted, int) and wanted != size):
                table = f"{question.game} with {question.seats} seats has {size}"
                raise Trouble(f"{self.file} does not fit: its {one.name} has {wanted} numbers, but {table}.")
        try:
            self.preferences(question)
        except ValueError as error:
            raise Trouble(str(error)) from None

    def preferences(self, question: Question) -> Any:
        """How much speaks for every option of the game."""
        fed = {}
        for one in self.inputs:
            row = self.numpy.asarray(self._numbers(one, question)).astype(NUMBERS[one.type])
            fed[one.name] = row[None]
        try:
            found = self.numpy.asarray(self.session.run(None, fed)[0])
        except Exception as error:  # noqa: BLE001 - onnxruntime has no name for what goes wrong in a network
            raise ValueError(f"{self.file} cannot be asked: {_first_line(error)}") from None
        if found.shape != (1, len(question.mask)):
            wanted = f"not of 1 row of {len(question.mask)} options"
            raise ValueError(f"{self.file} does not fit: it speaks of {list(found.shape)}, {wanted}.")
        return found[0]

    def choose(self, question: Question) -> int:
        """The option for which most speaks."""
        options = [option.number for option in question.options]
        spoken = self.preferences(question)[options]
        if self.numpy.isnan(spoken).any():
            raise ValueError("what it says of an option is not a number")
        return options[int(spoken.argmax())]

    def _numbers(self, one: Any, question: Question) -> Any:
        return question.mask if "mask" in one.name else question.observation


def sit_down(file: str) -> tuple[OnnxPlayer, list[Path]]:
    """The player of a file, and that file."""
    path = Path(file)
    try:
        return _loaded(file, path.stat().st_mtime_ns), [path]
    except OSError as error:
        raise Trouble(f"The network {file} cannot be read: {error.strerror}.") from None


@lru_cache(maxsize=8)
def _loaded(file: str, changed: int) -> OnnxPlayer:
    """A network, loaded once in a process while its file does not change; on one core, as there are many tables."""
    try:
        runtime, numpy = import_module("onnxruntime"), import_module("numpy")
    except ImportError as error:
        raise missing(error, "onnx") from None
    wishes = runtime.SessionOptions()
    wishes.intra_op_num_threads = wishes.inter_op_num_threads = 1
    wishes.log_severity_level = 4
    try:
        session = runtime.InferenceSession(file, wishes, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001 - onnxruntime has no name for what is wrong with a file
        raise Trouble(f"{file} is no network that onnxruntime can read: {_first_line(error)}.") from None
    return OnnxPlayer(file, session, numpy)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")[:200]
