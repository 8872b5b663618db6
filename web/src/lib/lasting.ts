// How long something lasts, in the largest unit of which there are at least two: "24 hours", "15 minutes".
import { settings } from "./settings.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

export function lasting(milliseconds: number): string {
  const [unit, length] = UNITS.find((each) => milliseconds >= 2 * each[1]) ?? ["second", 1000];
  const written = new Intl.NumberFormat(settings.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return written.format(milliseconds / length);
}
