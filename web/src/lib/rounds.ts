// Boards of a round.
import type { RoundBoard, RoundView } from "./types";

/** The boards that are played here: of the others only the results are known. */
export function here(round: RoundView): RoundBoard[] {
  return round.boards.filter((it) => !it.elsewhere);
}

/** The boards that are played at the desk and have no result yet: only they are started. */
export function withoutResult(round: RoundView): RoundBoard[] {
  return here(round).filter((it) => it.result === null && !it.results_only);
}

/** Numbers of boards as they are written: `1-4, 9`; nothing if they are not numbers. */
export function readNumbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((it) => it !== "");
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, first, last] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    if (first === undefined) return null;
    for (let it = Number(first); it <= Number(last ?? first); it++) numbers.add(it);
  }
  return [...numbers];
}
