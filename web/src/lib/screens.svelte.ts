// Which tables this device shows as the big screen in the middle of the room: the public board, large, nobody's hand.
class Screens {
  private shown = $state<string[]>(read());

  big(table: string): boolean {
    return this.shown.includes(table);
  }

  set(table: string, on: boolean): void {
    this.shown = [...this.shown.filter((each) => each !== table), ...(on ? [table] : [])].slice(-20);
    try {
      localStorage.setItem("contienda-screens", this.shown.join(" "));
    } catch {
      // a browser that keeps nothing still shows it until the page is left
    }
  }
}

function read(): string[] {
  try {
    return (localStorage.getItem("contienda-screens") ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

export const screens = new Screens();
