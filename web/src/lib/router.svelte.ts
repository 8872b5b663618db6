// Addresses of this page: `/`, `/new/GAME`, `/join/CODE`, `/t/TABLE`, `/replay/TABLE/STEP`, `/debrief/TABLE`,
// `/rules/GAME`, `/print/GAME`, `/learn/GAME`, `/about`,
// and those that games bring.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not UTF-8, so not one of our addresses
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const moved = this.path !== location.pathname;
    this.read();
    if (moved) scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }
}

export const router = new Router();
