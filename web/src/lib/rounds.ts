// Boards of a round.
import type { RoundBoard, RoundView } from "./types";

/** The boards that are played here: of the others only the results are known. */
export function here(round: RoundView): RoundBoard[] {
  return round.boards.filter((it) => !it.elsewhere);
}

/** The boards that are played here and have no result yet: only they are started. */
export function withoutResult(round: RoundView): RoundBoard[] {
  return here(round).filter((it) => it.result === null);
}
