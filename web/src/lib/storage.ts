// What a browser keeps for its reader. One that keeps nothing still plays.
const named = (key: string): string => `contienda-${key}`;

/** Only while the window is open, or for good. */
export type Span = "window" | "always";

const storage = (span: Span): Storage => (span === "window" ? sessionStorage : localStorage); // may throw

export function kept(key: string, span: Span = "always"): string {
  try {
    return storage(span).getItem(named(key)) ?? "";
  } catch {
    return "";
  }
}

export function keep(key: string, value: string, span: Span = "always"): void {
  try {
    if (value) storage(span).setItem(named(key), value);
    else storage(span).removeItem(named(key));
  } catch {
    // nothing is kept
  }
}

/** What was kept as JSON, if it is what it should be. */
export function keptAs<T>(key: string, fits: (found: unknown) => found is T, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(kept(key));
    return fits(found) ? found : otherwise;
  } catch {
    return otherwise;
  }
}

/** Another tab has changed it. */
export function whenKept(key: string, then: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === named(key)) then();
  });
}
