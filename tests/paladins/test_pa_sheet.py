"""A sheet of one's own: what the rules can work with, and one clear sentence for what they cannot."""

from pathlib import Path

import pytest

from paladins.pa_scenes import Scene
from regalia.games.paladins import GAME
from regalia.games.paladins.edition import Edition
from regalia.games.paladins.rules import new_game
from regalia.kernel.errors import Trouble

WRONG = [
    ('townsfolk = [{id = "abbot_1", quest = ["gold"]}]', "townsfolk.abbot_1.quest: unknown reward 'gold'"),
    ('townsfolk = [{id = "peddler_1", ongoing = ["tax"]}]', "townsfolk.peddler_1.ongoing: allowed at an Inquisition"),
    ('townsfolk = [{id = "conspirator_1", ongoing = ["silver"]}]', "ongoing: expected discard_suspicion only"),
    ('townsfolk_kinds = [{id = "abbot", trigger = "sing"}]', "townsfolk_kinds.abbot.trigger: allowed are"),
    ('tavern = [{id = "tavern_01", workers = ["cleric"]}]', "tavern.tavern_01.workers: expected 4 of"),
    ('paladins = [{id = "otton", workers = ["king", "king"]}]', "paladins.otton.workers: expected 2 of"),
    (
        'paladins = [{id = "otton", ability = {action = "sing", effect = "gain_silver"}}]',
        "paladins.otton.ability.action",
    ),
    ('paladins = [{id = "otton", strength = 99}]', "paladins.otton.strength: expected a whole number from 0 to 9"),
    ('right_actions = [{id = "attack", cost = [1]}]', "right_actions.attack.cost: expected 0 numbers"),
    ('right_actions = [{id = "convert", cost = [1, 2]}]', "right_actions.convert.cost: expected 7 numbers"),
    ('right_actions = [{id = "fortify", tests = "faith"}]', "right_actions.fortify: the attributes"),
    ('left_actions = [{id = "hunt", slots = ["any"]}]', "left_actions.hunt.slots: expected 2 slots"),
    ('left_actions = [{id = "recruit", silver = 3}]', "left_actions.recruit.silver: must stay 0"),
    ('walls = [{id = "wall_scout", count = 2}]', "walls: 25 cards, expected 24"),
    ('walls = [{id = "wall_scout", choice = [["silver"]]}]', "walls.wall_scout.choice: expected no alternatives"),
    ('suspicion = [{id = "suspicion_0", count = 9}]', "suspicion: 23 cards, expected 24"),
    ('schemes = [{id = "commission", count = 3}]', "schemes: expected 17 cards"),
    ('outsider_kinds = [{id = "thief", per = "nothing"}]', "outsider_kinds.thief.per: allowed are"),
    ('kings_favours = [{id = "favour_loan", cost = {gold = 1}}]', "kings_favours.favour_loan.cost.gold: unknown"),
    ("[constants]\nrounds = 8", "constants.rounds: must stay 7"),
    ("[counts]\nwall_cards = 30", "counts.wall_cards: must stay 24"),
    ("[ai]\nresource_track = 6", "ai.resource_track: must stay 5"),
    ('[ai]\nspace_preference = ["pray"]', "ai.space_preference: expected each of"),
    ('kings_row = [{id = "order_1", card = "kings_favour"}]', "kings_row.order_1.card: must stay kings_order"),
]


def own_sheet(tmp_path: Path, text: str) -> Edition:
    file = tmp_path / "own.toml"
    file.write_text(f'game = "paladins"\n{text}\n', encoding="utf-8")
    return GAME.make_edition(GAME.sheet(file), GAME.resolve())


@pytest.mark.parametrize(("text", "sentence"), WRONG, ids=[sentence.split(":")[0] for _, sentence in WRONG])
def test_what_the_rules_cannot_work_with_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as refused:
        own_sheet(tmp_path, text)
    assert sentence in str(refused.value)
    assert "line" in str(refused.value)


def test_other_numbers_are_taken(tmp_path: Path) -> None:
    sheet = own_sheet(
        tmp_path,
        "townsfolk_slots = [{index = 5, silver = 2}]\nwall_slots = [{index = 1, influence = 3}]\n"
        "jars = [{index = 1, influence = 2}]\n[constants]\nstart_silver = 8\nworkers_kept = 2\nresources_per_vp = 4",
    )
    scene = Scene(2, sheet).townsfolk(slot5="squire_2").have(0, "labourer labourer labourer", silver=2).turn()
    scene.do("recruit for a quest")
    assert scene.has(0, "silver") == 0
    scene.do("pass", seat=1)
    scene.have(0, "merchant scout cleric", provision=9)
    assert "fortify" not in scene.offers()
    keeping = Scene(2, sheet).have(0, "labourer labourer cleric").turn().do("pass")
    assert keeping.offers() == ["keep labourer, labourer", "keep labourer, cleric"]
    assert Scene(2, sheet).have(0, silver=7).game.score(0) == 1
    assert new_game(sheet, 2, keeping.luck).goods[6] == 8
