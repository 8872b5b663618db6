// Follows a debrief: the server sends lines of JSON while it works, first progress, then the page as far as it is known.
import { ask, Refusal } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Problem, TodoChange, TodoTable } from "../lib/wire";

/** Calls `heard` with each line, in order; rejects with the refusal of the server. */
export async function follow<T>(path: string, heard: (line: T) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { headers: { "accept-language": settings.language }, signal });
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, problem?.error ?? "error", problem?.text ?? `HTTP ${answer.status}`);
  }
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) heard(JSON.parse(line) as T);
    if (done) return;
  }
}

export const saveTodos = (path: string, change: TodoChange): Promise<TodoTable> =>
  ask<TodoTable>("PUT", `${path}/debrief/todos`, change);

/** The address of a file of the debrief. */
export function fileOf(path: string, format: string, names: boolean, paper: string): string {
  const asked = new URLSearchParams({ format, paper, lang: settings.language, names: String(names) });
  return `${path}/debrief/file?${asked}`;
}
