"""District Commander: Maracas described for tables, bots and people: vocabulary, events, options."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

from contienda.core.game import Game, State
from contienda.core.options import Preset
from contienda.core.vocabulary import NUMBER, SEAT, Argument, Fact, Piece, Verb, Vocabulary
from contienda.games.maracas import elements as e
from contienda.games.maracas.build import Data, build, read
from contienda.games.maracas.options import OPTIONS, PRESETS
from contienda.games.maracas.position import Maracas
from contienda.games.maracas.steps import ASKED
from contienda.games.maracas.tables import Tables


def vocabulary_and_events(data: Data) -> tuple[Vocabulary, list[Fact]]:
    """Verbs and events; the chits' names come from the data."""
    names = sorted(set(data["chits"]["list"]))
    area_piece = Piece("area", e.AREAS, e.AREA_NAMES)
    place_piece = Piece("place", e.PLACES, e.PLACE_NAMES)
    kind_piece = Piece("kind", e.KINDS, e.KIND_NAMES)
    seat = Argument("seat", Piece(SEAT, e.SIDES))
    area = Argument("area", area_piece)
    place = Argument("place", place_piece)
    goal = Argument("goal", place_piece)
    kind = Argument("kind", kind_piece)
    other = Argument("other", kind_piece)
    stack = Argument("stack", Piece("stack", e.STACKS, [str(number + 1) for number in range(e.STACKS)]))
    type_ = Argument("type", Piece("type", e.TYPES, e.TYPE_NAMES))
    mission = Argument("mission", Piece("mission", e.MISSIONS, e.MISSION_NAMES))
    chit = Argument("chit", Piece("chit", e.CHITS, names))
    strategy = Argument("strategy", Piece("strategy", 2 * e.STRATEGIES, e.STRATEGY_NAMES))
    where = Argument("where", Piece("where", 3, e.WHERE_NAMES))
    intel = Argument("intel", Piece("intel", e.INTEL, e.INTEL_NAMES))
    event = Argument("event", Piece("incident", e.EVENTS, e.EVENT_NAMES))
    result = Argument("result", Piece("result", 2, ["failure", "success"]))
    look = [kind, Argument("hits", Piece(NUMBER, 5)), Argument("mode", Piece("mode", 2, e.MODE_NAMES))]

    def number(name: str = "n") -> Argument:
        return Argument(name, Piece(NUMBER, 1000))

    n = number()
    verbs = Vocabulary(
        [
            Verb("done", e.DO_DONE, []),
            Verb("pass", e.DO_PASS, []),
            Verb("close", e.DO_CLOSE, []),
            Verb("no_chit", e.DO_NO_CHIT, []),
            Verb("use_advantage", e.DO_YES, []),
            Verb("save_advantage", e.DO_NO, []),
            Verb("buy", e.DO_BUY, []),
            Verb("pay", e.DO_PAY, []),
            Verb("guard", e.DO_GUARD, []),
            Verb("outside", e.DO_OUTSIDE, []),
            Verb("underground", e.DO_UNDERGROUND, []),
            Verb("at_large", e.DO_AT_LARGE, []),
            Verb("no_more", e.DO_NO_MORE, []),
            Verb("agree", e.DO_AGREE, []),
            Verb("go_on", e.DO_GO_ON, []),
            Verb("turn_initiative", e.DO_FLIP, []),
            Verb("keep_initiative", e.DO_KEEP, []),
            Verb("appeal", e.DO_APPEAL, []),
            Verb("no_appeal", e.DO_NO_APPEAL, []),
            Verb("nsm_on_insurgents", e.DO_INSURGENTS, []),
            Verb("nsm_on_criminals", e.DO_CRIMINALS, []),
            Verb("market_iu", e.DO_MARKET_IU, []),
            Verb("market_criminals", e.DO_MARKET_CRIMINALS, []),
            Verb("get_assets", e.DO_GET_ASSETS, []),
            Verb("lose_assets", e.DO_LOSE_ASSETS, []),
            Verb("deploy_first", e.DO_FIRST, []),
            Verb("deploy_second", e.DO_SECOND, []),
            Verb("type", e.DO_TYPE, [type_]),
            Verb("area", e.DO_AREA, [area]),
            Verb("place", e.DO_PLACE, [place]),
            Verb("stack", e.DO_STACK, [stack]),
            Verb("target", e.DO_TARGET, [stack]),
            Verb("target_criminal", e.DO_TARGET_CRIMINAL, []),
            Verb("target_nsm", e.DO_TARGET_NSM, []),
            Verb("target_objective", e.DO_TARGET_OBJECTIVE, []),
            Verb("mission", e.DO_MISSION, [mission]),
            Verb("bombers", e.DO_BOMBERS, [Argument("n", Piece(NUMBER, 4))]),
            Verb("chit", e.DO_CHIT, [chit]),
            Verb("strategy", e.DO_STRATEGY, [strategy]),
            Verb("take", e.DO_TAKE, [kind]),
            Verb("pick", e.DO_PICK, look),
            Verb("add", e.DO_ADD, look),
            Verb("recover", e.DO_RECOVER, look),
            Verb("heal", e.DO_HEAL, look),
            Verb("hit", e.DO_HIT, look),
            Verb("draw", e.DO_DRAW, [chit], chance=True),
            Verb("dealt", e.DO_DEALT, [chit], chance=True),
            Verb("force", e.DO_FORCE, [kind], chance=True),
            Verb("orders", e.DO_ORDERS, [strategy], chance=True),
            Verb("intel", e.DO_INTEL, [intel], chance=True),
            Verb("side", e.DO_SIDE, [seat], chance=True),
            Verb("victim", e.DO_VICTIM, [stack], chance=True),
            Verb("victim_unit", e.DO_UNIT, [kind], chance=True),
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
        Fact("bought", [seat, n]),
        Fact("planned", [seat, n]),
        Fact("recovered", [seat, kind]),
        Fact("healed", [seat, kind]),
        Fact("criminal_placed", [area]),
        Fact("nsm_placed", [area]),
        Fact("transferred", [kind, place, goal]),
        Fact("stacked", [stack, place, n]),
        Fact("guards", [stack, area]),
        Fact("arrived", [kind, area]),
        Fact("cell_seen", [stack, area, where, n]),
        Fact("paid_intelligence", [seat, n]),
        Fact("intel_drawn", [intel]),
        Fact("advantage_used", [seat]),
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


# Tables that reach what no preset does: quick chits, the Insurgent choosing who deploys first, a low level.
CORNERS: list[tuple[str, int, dict[str, object]]] = [
    ("full", 2, {"no_chit": "yes", "turn_limit": 5}),
    ("full", 2, {"first_deployer": "insurgent_chooses", "victory_level": 12}),
    ("free_setup", 2, {"victory_level": 20, "foreign": "no", "assets": "no", "turn_limit": 4}),
]

# Picks that lead on to an event of their own; what declines something (no_chit, outside …) is told.
MENU = (
    *("appeal", "area", "buy", "chit", "done", "draw", "force", "heal", "mission", "pick", "place", "recover", "side"),
    *("add", "at_large", "close", "stack", "type", "underground", "use_advantage"),
    *("get_assets", "lose_assets", "market_criminals", "market_iu", "nsm_on_criminals", "nsm_on_insurgents", "take"),
)


class MaracasGame(Game):
    """The Government against the Insurgent."""

    def __init__(self, data: Data) -> None:
        verbs, facts = vocabulary_and_events(data)
        super().__init__(
            id="maracas",
            version=2,
            fewest=2,
            most=2,
            vocabulary=verbs,
            events=facts,
            steps=ASKED,
            endings=e.ENDINGS,
            options=OPTIONS,
            presets=PRESETS,
            bound=60_000,
            folder=str(Path(__file__).parent),
            corners=CORNERS,
            named_by_data=["chit", "stack"],
            idle=["done", "pass", "no_chit", "save_advantage", "close", "no_appeal", "keep_initiative", "agree"],
            menu=list(MENU),
        )
        self.data = data
        self.built: dict[str, Tables] = {}

    def grounds(self) -> list[Game]:
        """A city of small quarters, few irregulars and people of influence: what is rare elsewhere is common there."""
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
        """The tables of these options, built once."""
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
        state.begin_play(self.tables(options))
        return state

    def decode(self, seats: int, options: dict[str, int], codes: list[int]) -> State:
        state = Maracas()
        state.game = self
        state.tables = self.tables(options)
        state.restore(codes)
        return state


def only(data: Data, options: dict[str, object]) -> MaracasGame:
    """A game with these data, every part and these options, and no other table."""
    game = MaracasGame(data)
    game.presets = [Preset("full", options)]
    game.corners = []
    return game


def restless(data: Data) -> Data:
    """Turncoats whenever nothing else would happen, and irregulars enough for them."""
    data = deepcopy(data)
    data["params"]["nsm_criminal"] = 12
    events = {event["id"]: event for event in data["event"]}
    events["flip_flop"]["codes"] += events["none"]["codes"]
    events["none"]["codes"] = []
    for area in data["area"]:
        area["pn"] = 2
    return data


GAME = MaracasGame(read())
