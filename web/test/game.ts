// A game small enough to count: dice of two faces, cards with names, seats.
import type { ArgumentInfo, FactInfo, GameDetail, TableDocument, VerbInfo, Words } from "../src/lib/wire";

const plain = (name: string, kind: string, size: number, first = 0, names: string[] = []): ArgumentInfo => ({
  name,
  piece: { kind, size, first, names },
});
const card = plain("card", "card", 3, 0, ["ace", "king", "joker"]);
const die = plain("die", "number", 6, 1);
const seat = plain("who", "seat", 2);

const verb = (name: string, base: number, ...parts: ArgumentInfo[]): VerbInfo => ({
  name,
  base,
  size: parts.reduce((product, { piece }) => product * piece.size, 1),
  chance: false,
  unordered: false,
  adjusts: false,
  arguments: parts,
});
const fact = (kind: string, instead: string, ...parts: ArgumentInfo[]): FactInfo => ({
  kind,
  arguments: parts,
  instead,
});

export const detail: GameDetail = {
  game: {
    id: "small",
    version: 1,
    fewest: 2,
    most: 2,
    usual: 2,
    presets: [],
    options: [],
    scenarios: [],
    names: { en: "Small" },
    abouts: {},
    board: "",
    ready_setup: false,
    prints: false,
  },
  steps: ["turn"],
  endings: [],
  verbs: [verb("pass", 0), verb("play", 1, card, die), verb("roll", 19, die), verb("menu", 25)],
  events: [fact("played", "", card, seat), fact("scored", "played", seat, plain("points", "number", 100))],
  named_by_data: ["card"],
  menu: ["menu"],
  sides: [],
};

export const words: Words = {
  game: "small",
  language: "en",
  common: "said = { $who }: { $what }\n",
  texts: `
game-name = Small
step-turn = What will you do?
verb-pass = Pass
verb-pass-help = Do nothing.
verb-play = Play { $card } on { $die }
verb-play-help = Lay a card.
verb-roll = Roll { $die }
verb-menu = Choose
event-played = { $who } plays { $card_of }
event-scored = { $who } has { $points ->
    [one] one point
   *[other] { $points } points
}
fact-held = { $count } times { $card_of } ({ $card })
seat-robot = the Robot
`,
  names: { card: { ace: { "": "the Ace", of: "an Ace", help: "It is high." }, king: { "": "the King" } } },
};

export const document: TableDocument = {
  table: {
    id: "t",
    game: "small",
    version: 1,
    language: "en",
    options: {},
    phase: "playing",
    step: 0,
    actor: 0,
    seats: [],
    removed: [],
    paused: null,
    discussion: null,
    decides: "captain",
    timebox: null,
    injects: [],
    micro: null,
    classroom: null,
    request: null,
    clock: null,
    chat: { table: true, team: true },
    pace: 0,
    locked: false,
    keeper: false,
    dice: "drawn",
    commitment: "",
    seed: null,
    parent: null,
    rematch: null,
    rulings: [],
    ending: null,
    scores: null,
  },
  view: { turn: 1, hand: ["ace"] },
  legal: [1, 2],
  typing: [],
  entry: null,
  undo: null,
  ballot: null,
  micro_question: null,
};
