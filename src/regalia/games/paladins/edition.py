"""The printed values and switches of a table, as typed vectors."""

from typing import Any

from regalia.games.paladins.components import CHOOSE, VERB_SPAN, VERBS
from regalia.kernel.vectors import i64, vec


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    script: vec[i64]  # rewards, one behind the other: entries from a start to an end mark
    choices: vec[i64]  # ALTERNATIVES scripts for each choice, or -1

    switches: dict[str, Any]
    tavern_in_turn: bool

    group: vec[i64]
    group_number: vec[i64]

    start_silver: i64
    start_provisions: i64
    workers_kept: i64
    strength_per_silver: i64
    absolve_discard: i64
    resources_per_vp: i64
    paid_vp: i64
    unpaid_vp: i64
    bank: vec[i64]  # workers, silver, provisions, debts
    tax_size: vec[i64]

    slots: vec[i64]
    slot_crew: vec[i64]  # the crew that fills a slot
    action_of: vec[i64]
    slots_of: vec[i64]
    left_silver: vec[i64]
    left_reward: vec[i64]
    cost: vec[i64]
    cost_good: vec[i64]

    wall_need: vec[i64]
    jar_need: vec[i64]
    jar_reward: vec[i64]
    jar_twin: vec[i64]
    workshop_worker: vec[i64]
    townsfolk_silver: vec[i64]
    townsfolk_debt: vec[i64]

    paladin_workers: vec[i64]
    paladin_bonus: vec[i64]
    ability_action: vec[i64]
    ability: vec[i64]
    ability_amount: vec[i64]
    ability_reward: vec[i64]

    townsfolk_ids: list[str]
    townsfolk_kind: vec[i64]
    trigger: vec[i64]
    quest: vec[i64]
    hire: vec[i64]
    ongoing: vec[i64]

    kind_base: vec[i64]
    kind_per: vec[i64]
    kind_every: vec[i64]
    kind_vp: vec[i64]
    outsider_ids: list[str]
    outsider_kind: vec[i64]
    people: vec[i64]
    attack_reward: vec[i64]
    convert_strength: vec[i64]

    wall_ids: list[str]
    wall_counts: vec[i64]
    wall_reward: vec[i64]
    wall_vp: vec[i64]

    tavern_ids: list[str]
    tavern_workers: vec[i64]
    tavern_criminals: vec[i64]
    suspicion_silver: vec[i64]
    suspicion_counts: vec[i64]

    order_round: vec[i64]
    order_vp: vec[i64]
    favour_round: vec[i64]
    order_action: vec[i64]
    order_need: vec[i64]
    favour_ids: list[str]
    favour_worker: vec[i64]
    favour_silver: vec[i64]
    favour_provisions: vec[i64]
    favour_debts: vec[i64]
    favour_reward: vec[i64]

    area_faith: vec[i64]
    area_strength: vec[i64]

    square_ids: list[str]
    square_area: vec[i64]
    square_reward: vec[i64]
    square_twin: vec[i64]
    square_wish: vec[i64]
    square_pays: vec[i64]
    square_order: vec[i64]
    squares_for: vec[i64]
    faith_reach: vec[i64]
    strength_reach: vec[i64]

    track_vp: vec[i64]
    track_end: i64
    piece_vp: vec[i64]

    ai_row_workers: vec[i64]
    ai_orders: i64
    ai_extra_workers: i64
    ai_trade: i64
    ai_rest: i64
    ai_conspire: i64
    ai_conspire_workers: i64
    ai_pray_workers: i64
    ai_conversion_vp: i64
    ai_townsfolk: i64
    ai_outsiders: i64
    scheme_counts: vec[i64]

    def words_of(self, start: i64) -> list[tuple[str, int]]:
        """A script as amounts, without its choice."""
        found: list[tuple[str, int]] = []
        while self.script[start] >= 0:
            verb, count = self.script[start] % VERB_SPAN, self.script[start] // VERB_SPAN
            if verb != CHOOSE:
                found.append((VERBS[verb], int(count)))
            start += 1
        return found

    def choice_of(self, start: i64) -> i64:
        """The number of the choice that a script ends with, or -1."""
        while self.script[start] >= 0:
            if self.script[start] % VERB_SPAN == CHOOSE:
                return self.script[start] // VERB_SPAN
            start += 1
        return -1
