// Applies a JSON Patch (RFC 6902) of the three operations the server uses, in place.
export interface Operation {
  op?: unknown;
  path?: unknown;
  value?: unknown;
}

type Box = Record<string, unknown> | unknown[];

export function apply(target: Box, patch: Operation[]): void {
  for (const { op, path, value } of patch) {
    const keys = String(path).slice(1).split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = keys.pop() ?? "";
    let box: Box = target;
    for (const key of keys) box = (box as Record<string, unknown>)[key] as Box;
    if (Array.isArray(box)) {
      const at = last === "-" ? box.length : Number(last);
      if (op === "remove") box.splice(at, 1);
      else if (op === "add") box.splice(at, 0, value);
      else box[at] = value;
    } else if (op === "remove") delete box[last];
    else box[last] = value;
  }
}
