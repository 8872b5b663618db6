// The proposals of a team as rows: how much weight each has, which one leads, which one is mine.
import type { BallotInfo, SeatInfo, WordInfo, You } from "../lib/wire";

/** With so few choices all of them are rows; with more, only what somebody proposed. */
export const FEW = 3;

export interface Row {
  action: number;
  votes: number;
  /** Of the whole team, from 0 to 1. */
  share: number;
  mine: boolean;
  leads: boolean;
  words: WordInfo[];
}

/** Rows keep their places while votes arrive: in the order of the choices, or in which they were proposed. */
export function rowsOf(ballot: BallotInfo | null, legal: number[], me: string): Row[] {
  const proposals = new Map((ballot?.proposals ?? []).map((each) => [each.action, each]));
  const listed = legal.length <= FEW ? legal : [...proposals.keys()].filter((action) => legal.includes(action));
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
