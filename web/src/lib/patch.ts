// Applies a JSON Patch (RFC 6902) with the three operations the server uses, in place.
import type { Operation } from "./wire";

const unescaped = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

export function apply(target: object, patch: Operation[]): void {
  for (const { op, path, value } of patch) {
    const keys = path.slice(1).split("/").map(unescaped);
    const last = keys.pop() ?? "";
    const box = keys.reduce(inside, target);
    if (Array.isArray(box)) {
      const at = last === "-" ? box.length : Number(last);
      if (op === "remove") box.splice(at, 1);
      else if (op === "add") box.splice(at, 0, value);
      else box[at] = value;
    } else if (op === "remove") Reflect.deleteProperty(box, last);
    else Reflect.set(box, last, value);
  }
}

function inside(box: object, key: string): object {
  const found: unknown = Reflect.get(box, key);
  if (typeof found !== "object" || found === null) throw new Error(`Nothing to patch at ${key}`);
  return found;
}
