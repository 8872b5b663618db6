// A synthesiser at night, the tick of vinyl, a trace closing in.
import type { Palette } from "../../lib/sound";

export default {
  cues: {
    turn: [
      { wave: "square", from: 880, at: 0, lasts: 60, loud: 0.025 },
      { wave: "square", from: 1318, at: 80, lasts: 90, loud: 0.025 },
    ],
    // a tick of vinyl
    played: [
      { wave: "noise", from: 4200, at: 0, lasts: 18, loud: 0.09 },
      { wave: "sine", from: 330, at: 0, lasts: 50, loud: 0.04 },
    ],
    // a jack comes out
    hit: [{ wave: "square", from: 520, to: 180, at: 0, lasts: 150, loud: 0.03 }],
    // traced
    fall: [
      { wave: "square", from: 740, at: 0, lasts: 90, loud: 0.03 },
      { wave: "square", from: 554, at: 120, lasts: 90, loud: 0.03 },
      { wave: "square", from: 370, at: 240, lasts: 260, loud: 0.03 },
    ],
    won: [
      { wave: "triangle", from: 440, at: 0, lasts: 110, loud: 0.07 },
      { wave: "triangle", from: 554, at: 100, lasts: 110, loud: 0.07 },
      { wave: "triangle", from: 659, at: 200, lasts: 110, loud: 0.07 },
      { wave: "triangle", from: 880, at: 300, lasts: 290, loud: 0.07 },
    ],
    lost: [{ wave: "square", from: 330, to: 82, at: 0, lasts: 560, loud: 0.03 }],
  },
  events: {
    led: "played",
    followed: "played",
    hat_played: "played",
    advanced: "played",
    pushed: "hit",
    locked: "hit",
    trapped: "hit",
    sent_back: "hit",
    took_hat: "hit",
    halved: "hit",
    jailed: "fall",
    eliminated: "fall",
    round_ended: "fall",
  },
} satisfies Palette;
