// Codes people type: short, in capitals, shown in two groups.

/** A code as the server knows it, however it was typed: `7kq 4mx`, `7KQ-4MX`. */
export const plainCode = (typed: string): string => typed.replace(/[\s\u00a0-]/g, "").toUpperCase();

/** The groups in which a code is shown; a very short one stays whole. */
export function grouped(code: string): string[] {
  const plain = plainCode(code);
  const half = Math.ceil(plain.length / 2);
  return plain.length > 4 ? [plain.slice(0, half), plain.slice(half)] : [plain];
}
