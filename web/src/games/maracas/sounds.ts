// Skin and wood: a drum of the barrio, maracas, a far rotor.
import type { Palette } from "../../lib/sound";

export default {
  cues: {
    // two strokes on the drum
    turn: [
      { wave: "sine", from: 190, to: 120, at: 0, lasts: 160, loud: 0.12 },
      { wave: "sine", from: 240, to: 150, at: 170, lasts: 200, loud: 0.12 },
    ],
    // a shake of the maracas
    played: [
      { wave: "noise", from: 6200, at: 0, lasts: 50, loud: 0.05 },
      { wave: "noise", from: 6800, at: 80, lasts: 40, loud: 0.045 },
    ],
    // a rim shot
    hit: [
      { wave: "noise", from: 1800, at: 0, lasts: 40, loud: 0.1 },
      { wave: "sine", from: 150, to: 90, at: 0, lasts: 180, loud: 0.11 },
    ],
    // a roll that dies away
    fall: [
      { wave: "sine", from: 110, to: 60, at: 0, lasts: 200, loud: 0.12 },
      { wave: "sine", from: 100, to: 55, at: 150, lasts: 200, loud: 0.1 },
      { wave: "sine", from: 90, to: 45, at: 300, lasts: 290, loud: 0.09 },
    ],
    won: [
      { wave: "sine", from: 196, to: 130, at: 0, lasts: 130, loud: 0.12 },
      { wave: "triangle", from: 523, at: 120, lasts: 160, loud: 0.06 },
      { wave: "triangle", from: 659, at: 240, lasts: 160, loud: 0.06 },
      { wave: "triangle", from: 784, at: 360, lasts: 230, loud: 0.06 },
    ],
    lost: [
      { wave: "sine", from: 130, to: 50, at: 0, lasts: 560, loud: 0.12 },
      { wave: "triangle", from: 330, to: 196, at: 80, lasts: 480, loud: 0.05 },
    ],
  },
  events: {
    activated: "played",
    declared: "played",
    moved: "played",
    chit_played: "played",
    placed: "played",
    found_out: "hit",
    disrupted: "hit",
    hit: "hit",
    ambushed: "hit",
    sabotaged: "hit",
    terrorised: "fall",
    objective_hit: "fall",
    iu_removed: "fall",
    taken_away: "fall",
  },
} satisfies Palette;
