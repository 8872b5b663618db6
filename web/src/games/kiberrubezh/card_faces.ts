// What is printed on a card, parsed from its text.
import type { Speaker } from "../../lib/words";

export const CATEGORIES: readonly string[] = ["malware", "dos", "intrusion", "tempest", "crypto"];
const KINDS = ["base_asset", "asset", "attack", "defence", "event"];
const RARITIES = ["common", "uncommon", "rare", "special"];
const MOST = 12; // power or blocks on a card

export interface Strength {
  attack: number;
  defence: number;
}

export interface Face {
  id: string;
  name: string;
  /** base_asset, asset, attack, defence, event; "" if it could not be parsed. */
  kind: string;
  kindName: string;
  /** The category of an attack, or those a measure blocks; empty for any. */
  categories: string[];
  /** The same in words; "any category" for a measure against all. */
  categoryNames: string[];
  /** The number of attacks a measure blocks. */
  blocks: number;
  gives: Strength;
  needs: Strength;
  rarity: string;
  /** common, uncommon, rare, special; "" if it could not be parsed. */
  rank: string;
  /** The effect of the card, without its facts. */
  text: string;
  /** Facts and text. */
  help: string;
}

interface Read {
  face: Partial<Face> | null;
  add?: (face: Face, rest: string) => void;
}

const readers = new WeakMap<Speaker, Map<string, Read>>();
const faces = new WeakMap<Speaker, Map<string, Face>>();

/** The wording of each fact of a card in this language. */
function readerOf(speaker: Speaker): Map<string, Read> {
  const known = readers.get(speaker);
  if (known) return known;
  const found = new Map<string, Read>();
  for (const kind of KINDS) {
    const kindName = speaker.text(`kind_of_card-${kind}`);
    found.set(kindName, { face: { kind, kindName } });
  }
  for (const each of CATEGORIES) found.set(speaker.text(`category-${each}`), { face: { categories: [each] } });
  for (const rarity of RARITIES)
    found.set(speaker.text(`rarity-${rarity}`), { face: { rarity: speaker.text(`rarity-${rarity}`), rank: rarity } });
  for (let n = 1; n <= MOST; n += 1) {
    for (const kind of ["attack", "defence"] as const) {
      found.set(speaker.text(`card-gives-${kind}`, { n }), { face: null, add: (face) => (face.gives[kind] = n) });
      found.set(speaker.text(`card-needs-${kind}`, { n }), { face: null, add: (face) => (face.needs[kind] = n) });
    }
    found.set(speaker.text("card-blocks", { n, categories: "" }).trim(), {
      face: null,
      add: (face, rest) => {
        face.blocks = n;
        face.categories = CATEGORIES.filter((each) => rest.split(", ").includes(speaker.text(`category-${each}`)));
      },
    });
  }
  readers.set(speaker, found);
  return found;
}

export function faceOf(speaker: Speaker, id: string): Face {
  const kept = faces.get(speaker) ?? new Map<string, Face>();
  faces.set(speaker, kept);
  const known = kept.get(id);
  if (known) return known;
  const forms = speaker.forms("card", id);
  const help = forms["help"] ?? "";
  const end = help.search(/\.( |$)/);
  const made: Face = {
    id, name: forms[""] ?? id, kind: "", kindName: "", categories: [], categoryNames: [], blocks: 0, rarity: "", rank: "",
    gives: { attack: 0, defence: 0 }, needs: { attack: 0, defence: 0 }, text: end < 0 ? help : help.slice(end + 2), help,
  }; // prettier-ignore
  const reader = readerOf(speaker);
  for (const fact of (end < 0 ? "" : help.slice(0, end)).split("; ")) {
    const colon = fact.indexOf(": ");
    const read = reader.get(fact) ?? reader.get(fact.slice(0, colon + 1));
    if (read?.face) Object.assign(made, read.face);
    read?.add?.(made, fact.slice(colon + 2));
  }
  made.categoryNames = (made.categories.length ? made.categories : ["any"]).map((each) =>
    speaker.text(`category-${each}`),
  );
  kept.set(id, made);
  return made;
}
