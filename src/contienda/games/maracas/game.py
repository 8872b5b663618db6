"""District Commander: Maracas as a `Game`: vocabulary, events and options for tables, bots and people."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

from mypy_extensions import i64

from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.observation import Observer
from contienda.core.options import Preset
from contienda.core.rng import Rng
from contienda.core.state import State, View
from contienda.core.step import named_arguments
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.maracas import _codec
from contienda.games.maracas import constants as c
from contienda.games.maracas._steps import STEP_NAMES
from contienda.games.maracas._table import STEPS
from contienda.games.maracas.audit import audit
from contienda.games.maracas.heuristics import HEURISTICS
from contienda.games.maracas.observation import OBSERVER
from contienda.games.maracas.options import OPTIONS, PRESETS
from contienda.games.maracas.read_data import Data, build, read
from contienda.games.maracas.resample import resample
from contienda.games.maracas.rules.turn import set_up
from contienda.games.maracas.state import Maracas
from contienda.games.maracas.static_data import Tables
from contienda.games.maracas.view import view

# Steps without a text: they are automatic, or draws that nobody else may notice.
UNNAMED = {
    "set_up", "turn", "allocation", "planned", "stacks", "cells", "deployed", "nsm_attacks", "declare", "resolve",
    "after", "redeployed", "score", "answered", "irregulars", "operations", "redeployment",
    "appeal_own", "appeal_hq", "gain_unit", "other_strategy",
}  # fmt: skip


def vocabulary_and_events(data: Data) -> tuple[Vocabulary, list[Fact]]:
    """The verbs and events; chit names come from the data."""
    names = sorted(set(data["chits"]["list"]))
    area_piece = Piece("area", c.AREAS, c.AREA_NAMES)
    place_piece = Piece("place", c.PLACES, c.PLACE_NAMES)
    kind_piece = Piece("kind", c.KINDS, c.KIND_NAMES)
    seat = Argument("seat", Piece(SEAT, c.SIDES))
    first = Argument("first", Piece(SEAT, c.SIDES))
    area = Argument("area", area_piece)
    place = Argument("place", place_piece)
    goal = Argument("goal", place_piece)
    kind = Argument("kind", kind_piece)
    other = Argument("other", kind_piece)
    stack = Argument("stack", Piece("stack", c.STACKS, [str(number + 1) for number in range(c.STACKS)]))
    type_ = Argument("type", Piece("type", c.TYPES, c.TYPE_NAMES))
    mission = Argument("mission", Piece("mission", c.MISSIONS, c.MISSION_NAMES))
    chit = Argument("chit", Piece("chit", c.CHITS, names))
    strategy = Argument("strategy", Piece("strategy", 2 * c.STRATEGIES, c.STRATEGY_NAMES))
    where = Argument("where", Piece("where", 3, c.WHERE_NAMES))
    intel = Argument("intel", Piece("intel", c.INTEL, c.INTEL_NAMES))
    event = Argument("event", Piece("incident", c.EVENTS, c.EVENT_NAMES))
    result = Argument("result", Piece("result", 2, ["failure", "success"]))
    look = [kind, Argument("hits", Piece(NUMBER, 5)), Argument("mode", Piece("mode", 2, c.MODE_NAMES))]

    def number(name: str = "n") -> Argument:
        return Argument(name, Piece(NUMBER, 1000))

    n = number()
    verbs = Vocabulary(
        [
            Verb("done", c.DO_DONE, []),
            Verb("pass", c.DO_PASS, []),
            Verb("close", c.DO_CLOSE, []),
            Verb("no_chit", c.DO_NO_CHIT, []),
            Verb("use_advantage", c.DO_YES, []),
            Verb("save_advantage", c.DO_NO, []),
            Verb("buy", c.DO_BUY, []),
            Verb("pay", c.DO_PAY, []),
            Verb("guard", c.DO_GUARD, []),
            Verb("outside", c.DO_OUTSIDE, []),
            Verb("underground", c.DO_UNDERGROUND, []),
            Verb("at_large", c.DO_AT_LARGE, []),
            Verb("no_more", c.DO_NO_MORE, []),
            Verb("agree", c.DO_AGREE, []),
            Verb("go_on", c.DO_GO_ON, []),
            Verb("turn_initiative", c.DO_FLIP, []),
            Verb("keep_initiative", c.DO_KEEP, []),
            Verb("appeal", c.DO_APPEAL, []),
            Verb("no_appeal", c.DO_NO_APPEAL, []),
            Verb("nsm_on_insurgents", c.DO_INSURGENTS, []),
            Verb("nsm_on_criminals", c.DO_CRIMINALS, []),
            Verb("market_iu", c.DO_MARKET_IU, []),
            Verb("market_criminals", c.DO_MARKET_CRIMINALS, []),
            Verb("get_assets", c.DO_GET_ASSETS, []),
            Verb("lose_assets", c.DO_LOSE_ASSETS, []),
            Verb("deploy_first", c.DO_FIRST, []),
            Verb("deploy_second", c.DO_SECOND, []),
            Verb("type", c.DO_TYPE, [type_]),
            Verb("area", c.DO_AREA, [area]),
            Verb("place", c.DO_PLACE, [place]),
            Verb("stack", c.DO_STACK, [stack]),
            Verb("target", c.DO_TARGET, [stack]),
            Verb("target_criminal", c.DO_TARGET_CRIMINAL, []),
            Verb("target_nsm", c.DO_TARGET_NSM, []),
            Verb("target_objective", c.DO_TARGET_OBJECTIVE, []),
            Verb("mission", c.DO_MISSION, [mission]),
            Verb("bombers", c.DO_BOMBERS, [Argument("n", Piece(NUMBER, 4))]),
            Verb("chit", c.DO_CHIT, [chit]),
            Verb("strategy", c.DO_STRATEGY, [strategy]),
            Verb("take", c.DO_TAKE, [kind]),
            Verb("pick", c.DO_PICK, look),
            Verb("add", c.DO_ADD, look),
            Verb("recover", c.DO_RECOVER, look),
            Verb("heal", c.DO_HEAL, look),
            Verb("hit", c.DO_HIT, look),
            Verb("draw", c.DO_DRAW, [chit], chance=True),
            Verb("dealt", c.DO_DEALT, [chit], chance=True),
            Verb("force", c.DO_FORCE, [kind], chance=True),
            Verb("orders", c.DO_ORDERS, [strategy], chance=True),
            Verb("intel", c.DO_INTEL, [intel], chance=True),
            Verb("side", c.DO_SIDE, [seat], chance=True),
            Verb("victim", c.DO_VICTIM, [stack], chance=True),
            Verb("victim_unit", c.DO_UNIT, [kind], chance=True),
        ]
    )
    facts = [
        Fact("column_drawn", [n]),
        Fact("strategy_changed", [seat]),
        Fact("strategy_is", [strategy], "strategy_changed"),
        Fact("swapped", [type_]),
        Fact("received", [seat, kind]),
        Fact("iu_placed", [seat, area]),
        Fact("placed", [seat, kind, area]),
        Fact("paid", [seat, n]),
        Fact("set_up", [seat]),
        Fact("turn_began", [n]),
        Fact("event_drawn", [number("code"), event]),
        Fact("frozen", [area]),
        Fact("flipped", [area]),
        Fact("shifted", [kind, place, goal]),
        Fact("rotated", [kind, other, place]),
        Fact("militia_raised", [area]),
        Fact("alerted", [kind, place]),
        Fact("allocated", [seat, n]),
        Fact("free_draw", [seat, n]),
        Fact("got_chit", [chit]),
        Fact("first_deployer", [seat, first]),
        Fact("bought", [seat, n]),
        Fact("planned", [seat, n]),
        Fact("recovered", [seat, kind]),
        Fact("healed", [seat, kind]),
        Fact("criminal_placed", [area]),
        Fact("nsm_placed", [area]),
        Fact("transferred", [kind, place, goal]),
        Fact("stacked", [stack, place, n]),
        Fact("guards", [stack, area]),
        Fact("not_guarding", [stack, area]),
        Fact("arrived", [kind, area]),
        Fact("cell_seen", [stack, area, where, n]),
        Fact("paid_intelligence", [seat, n]),
        Fact("intel_drawn", [intel]),
        Fact("advantage_used", [seat]),
        Fact("advantage_saved", []),
        Fact("informant_removed", [area]),
        Fact("operations", [n]),
        Fact("nsm_attacks", [area, stack]),
        Fact("nsm_victim", [kind]),
        Fact("nsm_fought", [area, n, number("m")]),
        Fact("criminal_lost", [area]),
        Fact("nsm_lost", [area]),
        Fact("nsm_held", [area]),
        Fact("no_more", [seat]),
        Fact("agreed", [seat]),
        Fact("goes_on", [seat]),
        Fact("activated", [area, seat]),
        Fact("initiative_turned", [seat]),
        Fact("initiative_kept", [seat]),
        Fact("passed", [seat]),
        Fact("declared", [seat, stack, mission]),
        Fact("against", [stack]),
        Fact("against_criminal", [area]),
        Fact("against_nsm", [area]),
        Fact("against_objective", [area]),
        Fact("moved", [stack, place, area]),
        Fact("random_chit", [chit]),
        Fact("chit_played", [seat, chit], "chit_unseen"),
        Fact("chit_unseen", [seat]),
        Fact("no_chit", []),
        Fact("patrolled", [seat, n]),
        Fact("cover_known", [n, area]),
        Fact("search_failed", [stack]),
        Fact("driven_out", [stack]),
        Fact("found_out", [stack]),
        Fact("turned_up", [kind, stack]),
        Fact("compared", [n, number("m")]),
        Fact("attack_won", [seat]),
        Fact("attack_even", [stack]),
        Fact("hits_of_loser", [stack, n, number("m"), number("k")]),
        Fact("hits_of_winner", [stack, n, number("m"), number("k")]),
        Fact("outcome", [stack, result]),
        Fact("disrupted", [seat, kind, stack]),
        Fact("asset_disrupted", [seat, kind]),
        Fact("asset_returned", [seat, kind]),
        Fact("allocation_changed", [seat, n]),
        Fact("hit", [seat, kind, stack]),
        Fact("ambushed", [stack]),
        Fact("ambush_second", [n, number("m")]),
        Fact("terrorised", [area]),
        Fact("terror_removed", [seat, area]),
        Fact("criminal_removed", [seat, area]),
        Fact("nsm_removed", [seat, area]),
        Fact("objective_hit", [area]),
        Fact("repaired", [area]),
        Fact("iu_removed", [seat, area]),
        Fact("sabotaged", [area]),
        Fact("recruited", [seat, stack, area]),
        Fact("trained", [stack]),
        Fact("promoted", [area]),
        Fact("promoted_to", [kind, stack], "promoted"),
        Fact("redeployment", [n]),
        Fact("withdrawn", [seat, area, n]),
        Fact("withdrawn_openly", [seat, kind, area]),
        Fact("hidden_again", [seat]),
        Fact("discarded", [seat]),
        Fact("discarded_chit", [chit], "discarded"),
        Fact("no_appeal", []),
        Fact("own_chit", [chit]),
        Fact("hq_chit", [chit]),
        Fact("taken_away", [seat, kind]),
        Fact("vp_deeds", [seat, n]),
        Fact("vp_population", [seat, n]),
        Fact("vp_loc", [seat, n]),
        Fact("vp_population_in", [area, n]),
        Fact("vp_loc_in", [area, n]),
        Fact("vp_lost", [seat, n]),
        Fact("vp_total", [seat, n]),
        Fact("final", [seat, n]),
        Fact("won", [seat]),
    ]
    return verbs, facts


# Settings no preset covers: quick chits, the Insurgent choosing who deploys first, a low victory level.
CORNERS: list[tuple[str, int, dict[str, object]]] = [
    ("full", 2, {"no_chit": "yes", "turn_limit": 5}),
    ("full", 2, {"first_deployer": "insurgent_chooses", "victory_level": 12}),
    ("free_setup", 2, {"victory_level": 20, "foreign": "no", "assets": "no", "turn_limit": 4}),
]

# Picks that a later event reports need no log line.
MENU = (
    *("appeal", "area", "buy", "chit", "done", "draw", "force", "heal", "mission", "pick", "place", "recover", "side"),
    *("add", "at_large", "close", "stack", "type", "underground", "use_advantage"),
    *("get_assets", "lose_assets", "market_criminals", "market_iu", "nsm_on_criminals", "nsm_on_insurgents", "take"),
)


class MaracasGame(Game):
    """District Commander: Maracas for the Government and the Insurgent."""

    def __init__(self, data: Data) -> None:
        verbs, facts = vocabulary_and_events(data)
        super().__init__(
            id="maracas",
            version=2,
            fewest=2,
            most=2,
            vocabulary=verbs,
            events=facts,
            steps=[name for name in STEP_NAMES if name not in UNNAMED],
            endings=c.ENDINGS,
            options=OPTIONS,
            presets=PRESETS,
            bound=60_000,
            folder=str(Path(__file__).parent),
            corners=CORNERS,
            named_by_data=["chit", "stack"],
            idle=["done", "pass", "no_chit", "save_advantage", "close", "no_appeal", "keep_initiative", "agree"],
            menu=list(MENU),
            step_objects=STEPS,
            skips_single=True,
            steps_keep_causes=True,
            sides=["government", "insurgent"],
        )
        self.data = data
        self.built: dict[str, Tables] = {}

    def grounds(self) -> list[Game]:
        """Variants that make rare outcomes common: small quarters, few irregulars, units with high CMR."""
        data = deepcopy(self.data)
        data["params"]["nsm_criminal"] = 2
        for area in data["area"]:
            area["pn"] = 1
        for unit in data["unit"]:
            for kind in unit["kinds"]:
                for face in unit["faces"]:
                    kind[face][2] += 3
        for chit in data["intel"]:
            chit["count"] = {"informant": 4, "blank": 0}.get(chit["id"], min(chit["count"], 1))
        return [only(data, {}), only(restless(data), {"victory_level": 200, "turn_limit": 30})]

    def tables(self, options: dict[str, int]) -> Tables:
        """The tables for these options, built once."""
        key = ",".join(str(options[option.name]) for option in self.options)
        found = self.built.get(key)
        if found is None:
            if len(self.built) >= 64:
                self.built.clear()
            found = build(self.data, options)
            self.built[key] = found
        return found

    def start(self, seats: int, options: dict[str, int]) -> State:
        state = Maracas()
        state.game = self
        set_up(state, self.tables(options))
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Maracas()
        state.game = self
        state.tables = self.tables(options)
        _codec.decode(state, codes)
        return state

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Maracas)
        return view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Maracas)
        return resample(state, seat, rng)

    def observer(self) -> Observer | None:
        return OBSERVER

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Maracas)
        return audit(state)

    def deal_stream(self, state: State) -> int:
        """Every occasion to draw counts by itself: the event of a turn, a side's hand, units of a type, a fight.

        A chit drawn in public goes back into the cup, so it works like a die.
        """
        named = named_arguments(state.now, int(state.argument()))
        return 32 * int(state.step()) + 2 * named.get("unit_type", 0) + named.get("side", 0)

    def turn(self, state: State) -> i64:
        assert isinstance(state, Maracas)
        return state.turn

    def heuristics(self) -> Heuristics:
        return HEURISTICS


def only(data: Data, options: dict[str, object]) -> MaracasGame:
    """A game with these data, every optional part and these options as its only table."""
    game = MaracasGame(data)
    game.presets = [Preset("full", options)]
    game.corners = []
    return game


def restless(data: Data) -> Data:
    """Turncoats instead of every empty event, with enough irregulars for them."""
    data = deepcopy(data)
    data["params"]["nsm_criminal"] = 12
    events = {event["id"]: event for event in data["event"]}
    events["flip_flop"]["codes"] += events["none"]["codes"]
    events["none"]["codes"] = []
    for area in data["area"]:
        area["pn"] = 2
    return data


GAME = MaracasGame(read())
