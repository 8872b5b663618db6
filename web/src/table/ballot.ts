// The proposals of a team as rows: how much weight each has, which one leads, which one is mine.
import type { BallotInfo, SeatInfo, WordInfo, You } from "../lib/wire";

/** Rows that have a place; with so few choices all of them are rows. */
export const FEW = 3;
/** With so many choices the first ones are rows before anybody proposes them; with more, that would be arbitrary. */
export const SOME = 8;

export interface Row {
  action: number;
  votes: number;
  /** Of the whole team, from 0 to 1. */
  share: number;
  mine: boolean;
  leads: boolean;
  words: WordInfo[];
}

/** Rows keep their places while votes arrive. A proposal without a row takes the place of a choice nobody wants yet. */
export function rowsOf(ballot: BallotInfo | null, legal: number[], me: string): Row[] {
  const proposals = new Map((ballot?.proposals ?? []).map((each) => [each.action, each]));
  const listed = legal.slice(0, legal.length <= SOME ? FEW : 0);
  const wanted = new Set<number>(); // only earlier proposals count, so that no later one moves a row
  for (const action of proposals.keys()) {
    wanted.add(action);
    if (!legal.includes(action) || listed.includes(action)) continue;
    const place = listed.findLastIndex((each) => !wanted.has(each));
    if (place < 0) listed.push(action);
    else listed[place] = action;
  }
  const most = Math.max(0, ...[...proposals.values()].map(({ votes }) => votes.length));
  const leader = most ? [...proposals.values()].find(({ votes }) => votes.length === most)?.action : undefined;
  return listed.map((action) => {
    const { votes = [], words = [] } = proposals.get(action) ?? {};
    return {
      action,
      votes: votes.length,
      share: ballot?.of ? Math.min(1, votes.length / ballot.of) : 0,
      mine: votes.includes(me),
      leads: action === leader,
      words,
    };
  });
}

/** The action this member votes for; -1 for none. */
export const myVote = (ballot: BallotInfo | null, me: string): number =>
  ballot?.proposals.find(({ votes }) => votes.includes(me))?.action ?? -1;

/** What a touch of this viewer means now: it decides for the seat, proposes to the team, or does nothing. */
export type May = You["may"];

/** Whether several people decide for that seat together. */
export const isTeam = (seat: SeatInfo | undefined): boolean => seat?.kind === "team" && seat.members.length > 1;

export const captainOf = (seat: SeatInfo | undefined): string =>
  seat?.members.find(({ id }) => id === seat.captain)?.name ?? "";
