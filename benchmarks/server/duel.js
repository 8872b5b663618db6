// A game of the shape of ¡Misiles, Ahora!: two sheets of eleven elements, dice, a choice of dice, a target, a clock.
// It ends after as many moves as `setupData.moves` says, so that tables come and go as often as with another game.
const ELEMENTS = 11;
const PARTS = 6;

function sheet() {
  const complete = {};
  const parts = {};
  for (let each = 0; each < ELEMENTS; each += 1) {
    complete[`element-${each}`] = 0;
    parts[`element-${each}`] = 0;
  }
  return { complete, parts, wall: false, clock: 7, total: 0, threat: null };
}

// Two of three dice name an element, the third counts its parts.
function options(dice) {
  return [0, 1, 2].map((part) => {
    const cost = dice.reduce((sum, die) => sum + die, 0) - dice[part];
    return { element: cost - 2, parts: dice[part] };
  });
}

function roll(G, random) {
  G.dice = random.D6(3).sort((a, b) => a - b);
  G.step = "pair";
  G.legal = [0, 1, 2];
}

const Duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }, { moves }) => {
    const G = { left: moves, turn: 1, dice: [], step: "pair", legal: [], chosen: null, sheets: [sheet(), sheet()] };
    roll(G, random);
    return G;
  },
  endIf: ({ G }) => (G.left > 0 ? undefined : { draw: true }),
  moves: {
    pair: ({ G, playerID }, choice) => {
      if (G.step !== "pair" || !G.legal.includes(choice)) return "INVALID_MOVE";
      G.chosen = options(G.dice)[choice];
      const own = G.sheets[Number(playerID)];
      const name = `element-${G.chosen.element}`;
      own.parts[name] += G.chosen.parts;
      if (own.parts[name] >= PARTS) {
        own.parts[name] -= PARTS;
        own.complete[name] += 1;
        own.total += 1;
      }
      G.step = "aim";
      G.legal = [0, 1];
      G.left -= 1;
      return undefined;
    },
    aim: ({ G, random, events, playerID }, choice) => {
      if (G.step !== "aim" || !G.legal.includes(choice)) return "INVALID_MOVE";
      const other = G.sheets[1 - Number(playerID)];
      const names = Object.keys(other.complete).filter((name) => other.complete[name] > 0);
      if (choice === 1 && names.length > 0 && random.D6() > 3) {
        other.complete[names[random.Die(names.length) - 1]] -= 1;
        other.total -= 1;
      }
      other.clock = other.clock > 0 ? other.clock - 1 : 7;
      G.turn += 1;
      G.left -= 1;
      roll(G, random);
      events.endTurn();
      return undefined;
    },
  },
};

module.exports = { Duel };
