// Texts that leave the page: to the clipboard, or as a file.
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed here: the file can still be had
  }
}

export function download(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "deck";
