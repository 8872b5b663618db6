// One clock for everything on the page that counts seconds; it stands still while nothing does.
class Ticking {
  now = $state(Date.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Run until the returned function is called: `$effect(() => ticking.run())`. */
  run(): () => void {
    this.users += 1;
    this.now = Date.now();
    this.timer ??= setInterval(() => (this.now = Date.now()), 1000);
    return () => {
      this.users -= 1;
      if (this.users) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticking = new Ticking();

/** Minutes and seconds, "4:07"; hours too if there are any. */
export function written(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
