// A bear's growl, a relay, the bell of a control room.
import type { Palette } from "../../lib/sound";

export default {
  cues: {
    // the bell
    turn: [
      { wave: "sine", from: 988, at: 0, lasts: 420, loud: 0.06 },
      { wave: "sine", from: 1976, at: 0, lasts: 240, loud: 0.02 },
    ],
    // a relay
    played: [
      { wave: "square", from: 1600, at: 0, lasts: 14, loud: 0.035 },
      { wave: "noise", from: 2600, at: 22, lasts: 26, loud: 0.07 },
    ],
    // the mains hum dips
    hit: [{ wave: "sawtooth", from: 100, to: 66, at: 0, lasts: 240, loud: 0.06 }],
    // a growl, as a service goes down
    fall: [
      { wave: "sawtooth", from: 86, to: 52, at: 0, lasts: 520, loud: 0.08 },
      { wave: "noise", from: 260, to: 140, at: 0, lasts: 480, loud: 0.06 },
    ],
    won: [
      { wave: "sine", from: 784, at: 0, lasts: 260, loud: 0.06 },
      { wave: "sine", from: 988, at: 140, lasts: 260, loud: 0.06 },
      { wave: "sine", from: 1175, at: 280, lasts: 310, loud: 0.06 },
    ],
    lost: [
      { wave: "sawtooth", from: 110, to: 60, at: 0, lasts: 580, loud: 0.07 },
      { wave: "noise", from: 300, to: 120, at: 60, lasts: 500, loud: 0.05 },
    ],
  },
  events: {
    played: "played",
    played_free: "played",
    basic_taken: "played",
    damaged: "hit",
    worsened: "hit",
    arrow_hit: "hit",
    trust_fell: "hit",
    stability_fell: "hit",
    fell: "fall",
    panic: "fall",
  },
} satisfies Palette;
