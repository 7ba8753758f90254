// A draft of a round, and what an arbiter does with it. A player sits at a board, has a bye, or is not paired.
import type { Side } from "./chess";
import type { ByeRequest, ByeWorth, Pairing, ResultsOnly } from "./types";

export interface Draft {
  readonly pairings: readonly Pairing[];
  readonly byes: readonly ByeRequest[];
}

/** Where a player is in a draft; boards and byes are counted from 0. */
export type Place = { at: "board"; board: number; side: Side } | { at: "bye"; bye: number } | { at: "free"; player: string };

export function playerAt(draft: Draft, place: Place): string | undefined {
  if (place.at === "board") return draft.pairings[place.board]?.[place.side];
  return place.at === "bye" ? draft.byes[place.bye]?.player : place.player;
}

export function samePlace(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function put(draft: Draft, place: Place, player: string): Draft {
  if (place.at === "board") return { ...draft, pairings: draft.pairings.map((it, at) => (at === place.board ? { ...it, [place.side]: player } : it)) };
  if (place.at === "bye") return { ...draft, byes: draft.byes.map((it, at) => (at === place.bye ? { player, worth: it.worth } : it)) };
  return draft;
}

/** Two players change places; two who have no opponent are paired. */
export function together(draft: Draft, one: Place, other: Place): Draft {
  const [first, second] = [playerAt(draft, one), playerAt(draft, other)];
  if (first === undefined || second === undefined || samePlace(one, other)) return draft;
  if (one.at !== "board" && other.at !== "board") {
    const byes = draft.byes.filter((it) => it.player !== first && it.player !== second);
    return { byes, pairings: [...draft.pairings, { white: first, black: second }] };
  }
  return put(put(draft, one, second), other, first);
}

/** White and Black change sides. */
export function turned(draft: Draft, board: number): Draft {
  return { ...draft, pairings: draft.pairings.map((it, at) => (at === board ? { white: it.black, black: it.white } : it)) };
}

/** A player is not paired any more, nor is his opponent. */
export function freed(draft: Draft, place: Place): Draft {
  if (place.at === "board") return { ...draft, pairings: draft.pairings.filter((_, at) => at !== place.board) };
  return place.at === "bye" ? { ...draft, byes: draft.byes.filter((_, at) => at !== place.bye) } : draft;
}

/** A player has a bye; his opponent is not paired. */
export function withBye(draft: Draft, place: Place, worth: ByeWorth): Draft {
  const player = playerAt(draft, place);
  if (player === undefined) return draft;
  const rest = freed(draft, place);
  return { ...rest, byes: [...rest.byes.filter((it) => it.player !== player), { player, worth }] };
}

/** Those of these players who have neither an opponent nor a bye. */
export function notPaired(draft: Draft, players: readonly string[]): string[] {
  const seated = new Set([...draft.pairings.flatMap((it) => [it.white, it.black]), ...draft.byes.map((it) => it.player)]);
  return players.filter((it) => !seated.has(it));
}

/** Which boards, counted from 1, are played without the desk; none named: all of the round. */
export interface Placing {
  readonly results_only: boolean;
  readonly boards?: readonly number[];
}

/** Is this board, counted from 1, played without the desk? */
export function isResultsOnly(of: ResultsOnly | null, board: number): boolean {
  return of !== null && (of.boards?.includes(board) ?? true);
}

/** The boards without a desk after some more, or some fewer, are to be so. */
export function placed(of: ResultsOnly | null, count: number, { results_only, boards }: Placing): ResultsOnly | null {
  if (!boards) return results_only ? {} : null;
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const only = all.filter((it) => (boards.includes(it) ? results_only : isResultsOnly(of, it)));
  return only.length === 0 ? null : { boards: only };
}
