"""Whether the tests notice when a rule is broken.

`python -m tools.mutation GAME [--faults N] [--seed N] [--only N,N,...]`: so many random faults in the
rules of a game, one at a time: an operator, a number, a condition or a statement is changed, and the tests that run
the line are run on it. What no test notices is listed with its change, and with what was judged of it in
docs/studies/mutation/GAME.toml. Facts, drawing and the words of the log are left out.
"""

import argparse
import sys

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.lab.runs.arguments import at_least_one
from tools.mutation.study import Result, Study, drawn, judgements


def numbers(text: str) -> list[int]:
    """Numbers of faults, as a person writes them."""
    return [at_least_one(word) for word in text.split(",")]


def tell(result: Result) -> None:
    """A line while the study runs."""
    sys.stdout.write(f"{result.number}. {result.fault.name}: {result.noticed_by or 'NOT NOTICED'}\n")
    sys.stdout.flush()


def report(game: str, results: list[Result]) -> str:
    """The share that was noticed, and every survivor with its judgement."""
    judged = judgements(game)
    survivors = [result for result in results if not result.noticed_by]
    noticed = len(results) - len(survivors)
    lines = [f"{game}: {noticed} of {len(results)} faults noticed ({noticed / len(results):.1%})."]
    for result in survivors:
        lines += ["", f"{result.number}. {result.fault.name}", result.fault.diff]
        lines.append(f"judged: {judged.get(result.fault.name, 'not yet')}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Break, test and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--faults", type=at_least_one, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=numbers, default=[], help="only these of the faults, by number")
    chosen = parser.parse_args()
    study = Study(chosen.game)
    faults = list(enumerate(drawn(chosen.game, chosen.faults, chosen.seed), 1))
    study.watch()
    picked = [(number, fault) for number, fault in faults if not chosen.only or number in chosen.only]
    sys.stdout.write(report(chosen.game, study.try_all(picked, tell)))


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(str(trouble))
