// The results that are chosen by hand. Which there are in an event, and what they are worth, the server says.
import { Problem } from "./api";
import type { ResultChoice } from "./types";

/** What stands for a result where a hand types one after another. */
const KEYS: Readonly<Record<string, string>> = { "1": "1-0", "0": "0-1", "=": "½-½", "+": "+/-", "-": "-/+", "--": "-/-" };

export interface Typed {
  readonly board: number;
  readonly result: string;
}

/** A board and its result as they were typed: `12=`, `12 1`, `12 ½-0`; nothing as long as it is not both. */
export function readTyped(text: string, results: readonly ResultChoice[]): Typed | null {
  const [, number, key] = /^\s*(\d{1,5})\s*([10=+]|--?)\s*$/.exec(text) ?? /^\s*(\d{1,5})\s+(\S+)\s*$/.exec(text) ?? [];
  if (number === undefined || key === undefined) return null;
  const result = KEYS[key] ?? key.replaceAll("1/2", "½");
  return results.some((it) => it.result === result) ? { board: Number(number), result } : null;
}

/** A result that is entered with a reason, or not at all: the position excludes it, or both players have signed another. */
export function needsReason(problem: unknown): problem is Problem {
  return problem instanceof Problem && (problem.kind === "result-excluded" || problem.kind === "result-signed");
}
