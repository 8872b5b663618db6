// Keys, glass and a relay: a machine room at the frontier.
import type { Palette } from "../../lib/sound";

export default {
  cues: {
    turn: [
      { wave: "sine", from: 1319, at: 0, lasts: 160, loud: 0.05 },
      { wave: "sine", from: 1760, at: 110, lasts: 240, loud: 0.05 },
    ],
    // two keys
    played: [
      { wave: "noise", from: 2800, at: 0, lasts: 22, loud: 0.08 },
      { wave: "noise", from: 3300, at: 60, lasts: 20, loud: 0.06 },
    ],
    // the wall holds: glass
    hit: [
      { wave: "sine", from: 2637, at: 0, lasts: 220, loud: 0.04 },
      { wave: "sine", from: 3136, at: 18, lasts: 160, loud: 0.025 },
    ],
    // through the wall: the glass breaks and the relay falls
    fall: [
      { wave: "noise", from: 5200, to: 1400, at: 0, lasts: 300, loud: 0.08 },
      { wave: "square", from: 140, to: 60, at: 60, lasts: 320, loud: 0.04 },
    ],
    won: [
      { wave: "sine", from: 1047, at: 0, lasts: 200, loud: 0.05 },
      { wave: "sine", from: 1319, at: 110, lasts: 200, loud: 0.05 },
      { wave: "sine", from: 1568, at: 220, lasts: 370, loud: 0.05 },
    ],
    lost: [
      { wave: "square", from: 220, to: 55, at: 0, lasts: 500, loud: 0.035 },
      { wave: "noise", from: 900, to: 200, at: 0, lasts: 560, loud: 0.05 },
    ],
  },
  events: {
    laid: "played",
    played: "played",
    activated: "played",
    blocked_with: "played",
    stopped: "hit",
    attack_blocked: "hit",
    turned: "hit",
    attack_through: "fall",
    destroyed: "fall",
    milled: "fall",
  },
} satisfies Palette;
