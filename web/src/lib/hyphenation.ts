const VOWELS = "aeiouáéíóúüаеёиоуыэюя";
const LONG = 10;

/** Allow long words to break between syllables; browsers cannot do that in every language. */
export function hyphenated(text: string): string {
  return text.replace(/\//g, "/\u200b").replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
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
