// What follows from the boards of all rounds: the games of each player, and how they stand in the crosstable.
import type { Side } from "../src/lib/chess";
import type { PublicBoard, PublicEvent } from "../src/lib/types";

/** What a player did in a round: a game, or a round without an opponent. */
export type Line =
  | { kind: "game"; round: number; side: Side; opponent: string; points: string | null; board: PublicBoard }
  | { kind: "bye"; round: number; points: string };

/** The lines of every player, in the order of the rounds. */
export function linesOf(event: PublicEvent): Map<string, Line[]> {
  const lines = new Map<string, Line[]>(event.players.map((it) => [it.id, []]));
  for (const { round, boards, byes } of event.rounds) {
    for (const board of boards) {
      lines.get(board.white)?.push({ kind: "game", round, side: "white", opponent: board.black, points: board.white_points, board });
      lines.get(board.black)?.push({ kind: "game", round, side: "black", opponent: board.white, points: board.black_points, board });
    }
    for (const bye of byes) lines.get(bye.player)?.push({ kind: "bye", round, points: bye.points });
  }
  return lines;
}

/** A name as it is looked for: without marks, in small letters. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}
