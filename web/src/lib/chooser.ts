// Which game to start with: answers to three questions, and the games that fit them, the easiest first.
import type { Facts, Purpose } from "./game";
import type { GameInfo } from "./wire";

export interface Candidate {
  game: Pick<GameInfo, "id" | "fewest" | "most">;
  facts: Facts;
}

export interface Wishes {
  /** How many people; bots can take the other seats. */
  people: number;
  /** Minutes there are; a game should fit into them at a quick pace. */
  minutes: number;
  /** Anything goes without it. */
  purpose: Purpose | "";
}

/** Whether so many people can play it: with bots if they are few, in teams if they are many. */
export const seats = ({ game, facts }: Candidate, people: number): boolean =>
  facts.teams === true || people <= game.most;

/** The games for these wishes, best first: the purpose counts most, then whether it needs no bots, then how easy it is. */
export function fitting(games: Candidate[], { people, minutes, purpose }: Wishes): Candidate[] {
  const score = ({ game, facts }: Candidate): number =>
    (purpose && facts.purposes[0] === purpose ? 0 : 8) +
    (people > 1 && people < game.fewest ? 4 : 0) +
    (facts.minutes[1] > minutes ? 1 : 0) +
    facts.difficulty;
  return games
    .filter((each) => seats(each, people) && each.facts.minutes[0] <= minutes)
    .filter(({ facts }) => purpose === "" || facts.purposes.includes(purpose))
    .sort((one, other) => score(one) - score(other));
}
