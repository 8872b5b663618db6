// Browser storage. The page works without it too.
const named = (key: string): string => `contienda-${key}`;

/** Until the window is closed, or for good. */
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
    // storage is not available
  }
}

/** The stored JSON, if it has the right shape. */
export function keptAs<T>(key: string, fits: (found: unknown) => found is T, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(kept(key));
    return fits(found) ? found : otherwise;
  } catch {
    return otherwise;
  }
}

/** Calls back when another tab changes it. */
export function whenKept(key: string, then: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === named(key)) then();
  });
}
