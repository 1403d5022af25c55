"""PPO of others on our environments as they are: examples/ppo.py and examples/maskable_ppo.py learn, save and play."""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.lab import arena

ROOT = Path(__file__).parents[2]
EXAMPLES = ["ppo", "maskable_ppo"]


@pytest.mark.longer
@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("name", games.names())
def test_what_an_example_has_learned_sits_down_in_the_arena(tmp_path: Path, example: str, name: str) -> None:
    pytest.importorskip("onnxscript", reason="needs pip install 'regalia[torch]'")
    pytest.importorskip("sb3_contrib", reason="needs pip install 'regalia[torch]'")
    saved = tmp_path / "player.onnx"
    command = [sys.executable, f"examples/{example}.py", name, "--minutes", "0.05", "--against", "random"]
    done = subprocess.run([*command, "--out", str(saved)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{name}: saved as {saved} after " in done.stdout
    bouts = arena.run(arena.Contest(name, (f"onnx:{saved}", "random"), seed="1"), 4, 1, None, lambda done: None)
    assert len(bouts) == 4
    assert not any(fault for bout in bouts for fault in bout.faults)
