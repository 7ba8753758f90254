// Boards of a round.
import type { Pairing, Round } from "./types";

/** The boards that are played here: of the others only the results are known. */
export function here(round: Round): Pairing[] {
  return round.boards.filter((it) => !it.elsewhere);
}

/** The boards that are played here and have no result yet: only they are started. */
export function withoutResult(round: Round): Pairing[] {
  return here(round).filter((it) => it.result === null);
}
