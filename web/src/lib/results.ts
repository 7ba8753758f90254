// The results that are chosen by hand.

/** Of a game that was played: what an arbiter can decide. */
export const DECIDED: readonly string[] = ["1-0", "0-1", "½-½", "0-0", "½-0", "0-½"];

/** Also of one that was not played. */
export const ENTERED: readonly string[] = [...DECIDED, "+/-", "-/+", "-/-"];
