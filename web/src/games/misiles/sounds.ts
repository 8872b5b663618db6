// Wood and alarm: dice on a table, a pencil, a klaxon.
import type { Palette } from "../../lib/sound";

export default {
  cues: {
    // three dice on wood
    turn: [
      { wave: "noise", from: 1500, at: 0, lasts: 45, loud: 0.1 },
      { wave: "noise", from: 1900, at: 80, lasts: 40, loud: 0.09 },
      { wave: "noise", from: 1300, at: 150, lasts: 60, loud: 0.1 },
      { wave: "triangle", from: 240, at: 150, lasts: 70, loud: 0.04 },
    ],
    // a stroke of the pencil
    played: [{ wave: "noise", from: 3200, to: 2400, at: 0, lasts: 110, loud: 0.05 }],
    // a stamp
    hit: [
      { wave: "triangle", from: 150, to: 90, at: 0, lasts: 120, loud: 0.11 },
      { wave: "noise", from: 700, at: 0, lasts: 60, loud: 0.07 },
    ],
    // the klaxon, twice
    fall: [
      { wave: "sawtooth", from: 310, to: 420, at: 0, lasts: 240, loud: 0.035 },
      { wave: "sawtooth", from: 310, to: 420, at: 290, lasts: 260, loud: 0.035 },
    ],
    won: [
      { wave: "triangle", from: 392, at: 0, lasts: 140, loud: 0.08 },
      { wave: "triangle", from: 523, at: 130, lasts: 140, loud: 0.08 },
      { wave: "triangle", from: 659, at: 260, lasts: 320, loud: 0.08 },
    ],
    lost: [{ wave: "sawtooth", from: 420, to: 110, at: 0, lasts: 580, loud: 0.035 }],
  },
  events: {
    pairing_chosen: "played",
    played: "played",
    parts_lost: "hit",
    completed: "hit",
    erased: "hit",
    parts_swapped: "hit",
    clock_lit: "fall",
    line_closed: "fall",
    gamble_lost: "fall",
  },
} satisfies Palette;
