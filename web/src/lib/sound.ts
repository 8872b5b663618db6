// Short sounds, made here: nothing is loaded.
let context: AudioContext | null = null;

export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return; // a page nobody has touched stays silent
  try {
    context ??= new AudioContext(); // what is asked of it before it runs is heard as soon as it does
    [660, 880].forEach((pitch, at) => {
      const oscillator = new OscillatorNode(context as AudioContext, { frequency: pitch, type: "sine" });
      const gain = new GainNode(context as AudioContext, { gain: 0 });
      const begin = (context as AudioContext).currentTime + at * 0.09;
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(0.06, begin + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.18);
      oscillator.connect(gain).connect((context as AudioContext).destination);
      oscillator.start(begin);
      oscillator.stop(begin + 0.2);
    });
  } catch {
    // a device without sound still plays
  }
}
