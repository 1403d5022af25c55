"""How the figures of the house are counted; `make lint` holds them."""

from pathlib import Path

from tools.figures import Figure, longest_functions, longest_modules, repetition


def written(folder: Path, *texts: str) -> list[Path]:
    """Files with these texts."""
    files = [folder / f"module_{number}.py" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def test_six_lines_in_a_row_are_a_repetition_but_imports_and_brackets_are_none(tmp_path: Path) -> None:
    same = "\n".join(f"number_{n} = {n}" for n in range(6))
    imports = "\n".join(f"import module_{n}" for n in range(6))
    assert repetition(written(tmp_path, same, same + "\nmore = 1\n")).found > 0
    assert repetition(written(tmp_path, same, same.replace("= 3", "= 4"))).found == 0
    assert repetition(written(tmp_path, imports + "\none = 1\n", imports + "\nother = 2\n")).found == 0


def test_what_is_too_long_is_named(tmp_path: Path) -> None:
    long = "def endless() -> None:\n" + "    pass\n" * 400
    module, function = longest_modules(written(tmp_path, long)), longest_functions(written(tmp_path, long))
    assert (module.found, module.kept, function.found, function.kept) == (401, False, 401, False)
    assert function.places[0].endswith("module_0.py, endless: 401 lines")
    assert Figure("lines", 400, 400).kept
