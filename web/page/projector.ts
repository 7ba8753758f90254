// What the projector shows one after the other, in pages that fit the wall.
import type { ByeView, PublicBoard, PublicBoards, PublicEvent, PublicPosition, PublicRound, PublicStanding } from "../src/lib/types";

interface Numbered {
  round: number;
  /** Which page of its kind it is, from 1, and of how many. */
  at: number;
  of: number;
}

/** A line of a round: a board, or somebody without an opponent. */
export type Seated = { kind: "board"; board: PublicBoard } | { kind: "bye"; bye: ByeView };

export type Page = Numbered &
  ({ kind: "pairings" | "results"; seated: Seated[] } | { kind: "standings"; lines: PublicStanding[] } | { kind: "boards"; positions: PublicPosition[] });

/** So much fits on the wall. */
export interface Room {
  rows: number;
  columns: number;
  boards: number;
}

/** Lines have a fixed share of the height; a board needs its width and two lines. */
export function fits(width: number, height: number): Room {
  const free = height * 0.8;
  const rows = Math.max(1, Math.floor(free / (height * 0.072)));
  for (let columns = 1; columns <= 8; columns++) {
    const board = (width * 0.96) / columns;
    const lines = Math.floor(free / (board + height * 0.1));
    if (lines >= 1) return { rows, columns, boards: columns * lines };
  }
  return { rows, columns: 8, boards: 8 };
}

function cut<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size));
  return parts;
}

/** Has it begun, and no result yet? */
function goesOn(it: PublicPosition): boolean {
  return it.result === null && (it.plies > 0 || (it.clock?.running ?? null) !== null);
}

/** The pages: pairings before the first result, results afterwards; boards while games go on; the standings once a round is over. */
export function pagesOf(event: PublicEvent, current: PublicRound | null, shown: PublicBoards | null, room: Room): Page[] {
  if (!current) return [];
  const { round } = current;
  const numbered = <T, P>(parts: T[][], page: (part: T[]) => P) => parts.map((part, at) => ({ ...page(part), round, at: at + 1, of: parts.length }));
  const kind = current.boards.some((it) => it.result !== null) ? "results" : "pairings";
  const live = shown?.round === round ? shown.boards.filter(goesOn) : [];
  const seated: Seated[] = [...current.boards.map((board) => ({ kind: "board", board }) as const), ...current.byes.map((bye) => ({ kind: "bye", bye }) as const)];
  return [
    ...numbered(cut(seated, room.rows), (seated) => ({ kind, seated }) as const),
    ...numbered(cut(live, room.boards), (positions) => ({ kind: "boards", positions }) as const),
    ...numbered(event.rounds_counted > 0 ? cut(event.standings, room.rows) : [], (lines) => ({ kind: "standings", lines }) as const),
  ];
}
