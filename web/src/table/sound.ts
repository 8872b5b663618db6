// Short synthesised sounds: nothing is loaded.
let context: AudioContext | null = null;
const LATER = 80; // milliseconds: drawing comes first
const LASTS = 500;

export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return; // a page without any user interaction stays silent
  setTimeout(ring, LATER);
}

function ring(): void {
  try {
    const device = (context ??= new AudioContext()); // sounds requested before it runs play as soon as it does
    void device.resume();
    [660, 880].forEach((pitch, at) => {
      const oscillator = new OscillatorNode(device, { frequency: pitch, type: "sine" });
      const gain = new GainNode(device, { gain: 0 });
      const begin = device.currentTime + at * 0.09;
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(0.06, begin + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.18);
      oscillator.connect(gain).connect(device.destination);
      oscillator.start(begin);
      oscillator.stop(begin + 0.2);
    });
    setTimeout(() => void device.suspend(), LASTS); // a silent context would still use the processor
  } catch {
    // the page works without sound
  }
}
