"""The printed values and switches of a table, as typed vectors."""

from typing import Any

from regalia.games.paladins.components import CHOOSE, VERB_SPAN, VERBS
from regalia.kernel.sheet import Draft
from regalia.kernel.vectors import i64, vec


class Edition:
    """All printed values and switches of one table, in the form the rules use; shared by all its positions."""

    def __init__(self, draft: Draft) -> None:
        self.keep_constants(draft)
        self.keep_board(draft)
        self.keep_cards(draft)
        self.keep_rows(draft)
        self.keep_squares(draft)
        self.keep_opponent(draft)

    def keep_constants(self, draft: Draft) -> None:
        """Rewards, switches and the single numbers of the rules."""
        self.script: vec[i64] = vec[i64](draft.script)  # rewards: entries from a start to an end mark
        self.choices: vec[i64] = vec[i64](draft.choices)  # ALTERNATIVES scripts for each choice, or -1

        self.switches: dict[str, Any] = draft.switches
        self.tavern_in_turn: bool = draft.tavern_in_turn

        self.group: vec[i64] = vec[i64](draft.group)
        self.group_number: vec[i64] = vec[i64](draft.group_number)

        self.start_silver: i64 = draft.start_silver
        self.start_provisions: i64 = draft.start_provisions
        self.workers_kept: i64 = draft.workers_kept
        self.strength_per_silver: i64 = draft.strength_per_silver
        self.absolve_discard: i64 = draft.absolve_discard
        self.resources_per_vp: i64 = draft.resources_per_vp
        self.paid_vp: i64 = draft.paid_vp
        self.unpaid_vp: i64 = draft.unpaid_vp
        self.bank: vec[i64] = vec[i64](draft.bank)  # workers, silver, provisions, debts
        self.tax_size: vec[i64] = vec[i64](draft.tax_size)

    def keep_board(self, draft: Draft) -> None:
        """A board of a player."""
        self.slots: vec[i64] = vec[i64](draft.slots)
        self.slot_crew: vec[i64] = vec[i64](draft.slot_crew)  # the crew that fills a slot
        self.action_of: vec[i64] = vec[i64](draft.action_of)
        self.slots_of: vec[i64] = vec[i64](draft.slots_of)
        self.left_silver: vec[i64] = vec[i64](draft.left_silver)
        self.left_reward: vec[i64] = vec[i64](draft.left_reward)
        self.cost: vec[i64] = vec[i64](draft.cost)
        self.cost_good: vec[i64] = vec[i64](draft.cost_good)

        self.wall_need: vec[i64] = vec[i64](draft.wall_need)
        self.jar_need: vec[i64] = vec[i64](draft.jar_need)
        self.jar_reward: vec[i64] = vec[i64](draft.jar_reward)
        self.jar_twin: vec[i64] = vec[i64](draft.jar_twin)
        self.workshop_worker: vec[i64] = vec[i64](draft.workshop_worker)
        self.townsfolk_silver: vec[i64] = vec[i64](draft.townsfolk_silver)
        self.townsfolk_debt: vec[i64] = vec[i64](draft.townsfolk_debt)

    def keep_cards(self, draft: Draft) -> None:
        """Paladins, townsfolk and outsiders."""
        self.paladin_workers: vec[i64] = vec[i64](draft.paladin_workers)
        self.paladin_bonus: vec[i64] = vec[i64](draft.paladin_bonus)
        self.ability_action: vec[i64] = vec[i64](draft.ability_action)
        self.ability: vec[i64] = vec[i64](draft.ability)
        self.ability_amount: vec[i64] = vec[i64](draft.ability_amount)
        self.ability_reward: vec[i64] = vec[i64](draft.ability_reward)

        self.townsfolk_ids: list[str] = draft.townsfolk_ids
        self.townsfolk_kind: vec[i64] = vec[i64](draft.townsfolk_kind)
        self.trigger: vec[i64] = vec[i64](draft.trigger)
        self.quest: vec[i64] = vec[i64](draft.quest)
        self.hire: vec[i64] = vec[i64](draft.hire)
        self.ongoing: vec[i64] = vec[i64](draft.ongoing)

        self.kind_base: vec[i64] = vec[i64](draft.kind_base)
        self.kind_per: vec[i64] = vec[i64](draft.kind_per)
        self.kind_every: vec[i64] = vec[i64](draft.kind_every)
        self.kind_vp: vec[i64] = vec[i64](draft.kind_vp)
        self.outsider_ids: list[str] = draft.outsider_ids
        self.outsider_kind: vec[i64] = vec[i64](draft.outsider_kind)
        self.people: vec[i64] = vec[i64](draft.people)
        self.attack_reward: vec[i64] = vec[i64](draft.attack_reward)
        self.convert_strength: vec[i64] = vec[i64](draft.convert_strength)

    def keep_rows(self, draft: Draft) -> None:
        """Walls, tavern, suspicions, and the row of the King."""
        self.wall_ids: list[str] = draft.wall_ids
        self.wall_counts: vec[i64] = vec[i64](draft.wall_counts)
        self.wall_reward: vec[i64] = vec[i64](draft.wall_reward)
        self.wall_vp: vec[i64] = vec[i64](draft.wall_vp)

        self.tavern_ids: list[str] = draft.tavern_ids
        self.tavern_workers: vec[i64] = vec[i64](draft.tavern_workers)
        self.tavern_criminals: vec[i64] = vec[i64](draft.tavern_criminals)
        self.suspicion_silver: vec[i64] = vec[i64](draft.suspicion_silver)
        self.suspicion_counts: vec[i64] = vec[i64](draft.suspicion_counts)

        self.order_round: vec[i64] = vec[i64](draft.order_round)
        self.order_vp: vec[i64] = vec[i64](draft.order_vp)
        self.favour_round: vec[i64] = vec[i64](draft.favour_round)
        self.order_action: vec[i64] = vec[i64](draft.order_action)
        self.order_need: vec[i64] = vec[i64](draft.order_need)
        self.favour_ids: list[str] = draft.favour_ids
        self.favour_worker: vec[i64] = vec[i64](draft.favour_worker)
        self.favour_silver: vec[i64] = vec[i64](draft.favour_silver)
        self.favour_provisions: vec[i64] = vec[i64](draft.favour_provisions)
        self.favour_debts: vec[i64] = vec[i64](draft.favour_debts)
        self.favour_reward: vec[i64] = vec[i64](draft.favour_reward)

    def keep_squares(self, draft: Draft) -> None:
        """The main board, and the points of what is kept."""
        self.area_faith: vec[i64] = vec[i64](draft.area_faith)
        self.area_strength: vec[i64] = vec[i64](draft.area_strength)

        self.square_ids: list[str] = draft.square_ids
        self.square_area: vec[i64] = vec[i64](draft.square_area)
        self.square_reward: vec[i64] = vec[i64](draft.square_reward)
        self.square_twin: vec[i64] = vec[i64](draft.square_twin)
        self.square_wish: vec[i64] = vec[i64](draft.square_wish)
        self.square_pays: vec[i64] = vec[i64](draft.square_pays)
        self.square_order: vec[i64] = vec[i64](draft.square_order)
        self.squares_for: vec[i64] = vec[i64](draft.squares_for)
        self.faith_reach: vec[i64] = vec[i64](draft.faith_reach)
        self.strength_reach: vec[i64] = vec[i64](draft.strength_reach)

        self.track_vp: vec[i64] = vec[i64](draft.track_vp)
        self.track_end: i64 = draft.track_end
        self.piece_vp: vec[i64] = vec[i64](draft.piece_vp)

    def keep_opponent(self, draft: Draft) -> None:
        """The opponent of somebody who plays alone."""
        self.ai_row_workers: vec[i64] = vec[i64](draft.ai_row_workers)
        self.ai_orders: i64 = draft.ai_orders
        self.ai_extra_workers: i64 = draft.ai_extra_workers
        self.ai_trade: i64 = draft.ai_trade
        self.ai_rest: i64 = draft.ai_rest
        self.ai_conspire: i64 = draft.ai_conspire
        self.ai_conspire_workers: i64 = draft.ai_conspire_workers
        self.ai_pray_workers: i64 = draft.ai_pray_workers
        self.ai_conversion_vp: i64 = draft.ai_conversion_vp
        self.ai_townsfolk: i64 = draft.ai_townsfolk
        self.ai_outsiders: i64 = draft.ai_outsiders
        self.scheme_counts: vec[i64] = vec[i64](draft.scheme_counts)

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
