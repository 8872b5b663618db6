// Short synthesised sounds: nothing is loaded. A game brings a palette; a sound never says what the eye cannot see.

/** What can be heard: your turn, a decision, something hurt, something lost for good, and the two ends of a game. */
export type Cue = "turn" | "played" | "hit" | "fall" | "won" | "lost";

/** One tone, or a breath of noise through a filter of that pitch. */
export interface Voice {
  wave: OscillatorType | "noise";
  /** Hertz, at the beginning and, if it glides, at the end. */
  from: number;
  to?: number;
  /** Milliseconds. */
  at: number;
  lasts: number;
  /** At most 0.12: it has to be gentle beside a conversation. */
  loud: number;
}

export interface Palette {
  cues: Record<Cue, Voice[]>;
  /** By kind of event: what it sounds like. Of several in one change the gravest is heard. */
  events: Record<string, Cue>;
}

export const LONGEST = 600; // milliseconds
const GRAVEST: Cue[] = ["fall", "hit", "played"];
const LATER = 80; // milliseconds: drawing comes first

/** What a change sounds like: of all its events the gravest. */
export function cueOf(palette: Palette, kinds: string[]): Cue | null {
  const heard = new Set(kinds.map((kind) => palette.events[kind]));
  return GRAVEST.find((cue) => heard.has(cue)) ?? null;
}

export function lengthOf(voices: Voice[]): number {
  return Math.max(0, ...voices.map(({ at, lasts }) => at + lasts));
}

let context: AudioContext | null = null;
let breath: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

export function play(voices: Voice[]): void {
  if (!navigator.userActivation?.hasBeenActive) return; // a page without any user interaction stays silent
  setTimeout(() => sound(voices), LATER);
}

function sound(voices: Voice[]): void {
  try {
    const device = (context ??= new AudioContext()); // sounds requested before it runs play as soon as it does
    void device.resume();
    for (const voice of voices) begin(device, voice);
    clearTimeout(resting);
    resting = setTimeout(() => void device.suspend(), lengthOf(voices) + 200); // a silent context still uses power
  } catch {
    // the page works without sound
  }
}

function begin(device: AudioContext, { wave, from, to, at, lasts, loud }: Voice): void {
  const first = device.currentTime + at / 1000;
  const last = first + lasts / 1000;
  const gain = new GainNode(device, { gain: 0 });
  gain.gain.setValueAtTime(0, first);
  gain.gain.linearRampToValueAtTime(loud, first + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, last);
  gain.connect(device.destination);
  let source: AudioScheduledSourceNode;
  if (wave === "noise") {
    const filter = new BiquadFilterNode(device, { type: "bandpass", frequency: from, Q: 1.2 });
    if (to) filter.frequency.exponentialRampToValueAtTime(to, last);
    source = new AudioBufferSourceNode(device, { buffer: noise(device), loop: true });
    source.connect(filter).connect(gain);
  } else {
    const tone = new OscillatorNode(device, { type: wave, frequency: from });
    tone.frequency.setValueAtTime(from, first);
    if (to) tone.frequency.exponentialRampToValueAtTime(to, last);
    source = tone;
    source.connect(gain);
  }
  source.start(first);
  source.stop(last + 0.02);
}

function noise(device: AudioContext): AudioBuffer {
  if (breath) return breath;
  breath = device.createBuffer(1, device.sampleRate / 2, device.sampleRate);
  const samples = breath.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return breath;
}

/** What is heard in a game without a palette of its own. */
export const PLAIN: Palette = {
  cues: {
    turn: [
      { wave: "sine", from: 660, at: 0, lasts: 180, loud: 0.06 },
      { wave: "sine", from: 880, at: 90, lasts: 180, loud: 0.06 },
    ],
    played: [{ wave: "sine", from: 520, at: 0, lasts: 70, loud: 0.04 }],
    hit: [{ wave: "triangle", from: 220, to: 140, at: 0, lasts: 160, loud: 0.07 }],
    fall: [{ wave: "triangle", from: 180, to: 70, at: 0, lasts: 380, loud: 0.08 }],
    won: [
      { wave: "sine", from: 523, at: 0, lasts: 200, loud: 0.06 },
      { wave: "sine", from: 659, at: 120, lasts: 200, loud: 0.06 },
      { wave: "sine", from: 784, at: 240, lasts: 320, loud: 0.06 },
    ],
    lost: [
      { wave: "sine", from: 392, at: 0, lasts: 220, loud: 0.06 },
      { wave: "sine", from: 311, at: 180, lasts: 360, loud: 0.06 },
    ],
  },
  events: {},
};
