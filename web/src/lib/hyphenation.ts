const VOWELS = "aeiouáéíóúüаеёиоуыэюя";
const LONG = 10;

/** Allow long words to break between syllables; browsers cannot do that in every language. */
export function hyphenated(text: string, long = LONG): string {
  return text.replace(/\//g, "/\u200b").replace(/\p{L}+/gu, (word) => {
    if (word.length < long) return word;
    const vowel = (at: number): boolean => VOWELS.includes(word.charAt(at).toLocaleLowerCase());
    let found = "";
    for (let at = 0; at < word.length; at += 1) {
      const inside = at > 2 && at < word.length - 2;
      if (inside && !vowel(at) && vowel(at + 1) && !"ьъй".includes(word.charAt(at))) found += "\u00ad";
      found += word.charAt(at);
    }
    return found;
  });
}

/** The first words of a name, as many as fit in the two lines after the first, which is twice as wide. */
export function shortened(text: string, letters: number): string {
  const words = text.split(" ");
  let [room, kept] = [letters * 3.5, 0];
  for (const word of words) {
    if (kept > 0 && (word.length > letters * 1.6 || word.length > room)) return `${words.slice(0, kept).join(" ")}…`;
    room -= word.length + 1;
    kept += 1;
  }
  return text;
}
