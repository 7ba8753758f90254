// What a ruling leaves behind. Pieces that go back and times that change by themselves are first explained, then shown: this finds out whether
// there is something to explain, and what.
import type { Side, Square } from "./chess";
import type { GameView, RulingKind, RulingTold } from "./types";

export interface Aftermath {
  /** The last entry that it rests on. */
  readonly seq: number;
  readonly rulings: readonly RulingTold[];
  /** Why the arbiter took back what was recorded, if that was done. */
  readonly correction: string | null;
  /** What stood on the board as no move has left it: from where to where. */
  readonly moved: readonly { readonly from: Square | null; readonly at: Square }[];
  /** What the clocks show now, if that was changed. */
  readonly times: Readonly<Record<Side, number>> | null;
}

const PIECES: ReadonlySet<RulingKind> = new Set(["restore", "set-up", "queen", "annul"]);
const TIMES: ReadonlySet<RulingKind> = new Set(["time", "times"]);

/** What is to be explained between two views of a game; nothing if pieces and times went their way. */
export function aftermath(before: GameView | null, after: GameView): Aftermath | null {
  if (!before || after.seq <= before.seq) return null;
  const fresh = after.entries.filter((it) => it.seq > before.seq && !it.struck);
  const rulings = fresh.flatMap((it) => it.rulings).filter((it) => !it.quiet && it.sentence !== "");
  const correction = fresh.findLast((it) => it.kind === "correction");
  const has = (kinds: ReadonlySet<RulingKind>) => rulings.some((it) => it.kind !== null && kinds.has(it.kind));
  if (!correction && !has(PIECES) && !has(TIMES)) return null;
  const clock = after.state.clock;
  return {
    seq: after.seq,
    rulings,
    correction: correction ? (correction.reason ?? "") : null,
    moved: before.state.board.displaced.map(({ from, at }) => ({ from, at })),
    times: clock && (correction || has(TIMES)) ? { white: clock.white.ms, black: clock.black.ms } : null,
  };
}

/** What an arbiter wants to be confirmed, and who has not done so yet. */
export interface ToRead {
  readonly entry: number;
  readonly sides: readonly Side[];
  readonly it: Aftermath;
}

/** The ruling that is to be read before the clock goes on; the first if there are several. */
export function toRead(view: GameView): ToRead | null {
  const asked = view.state.must_read[0];
  if (!asked) return null;
  const told = view.entries.find((it) => it.seq === asked.entry);
  const rulings = (told?.rulings ?? []).filter((it) => !it.quiet && it.sentence !== "");
  const clock = view.state.clock;
  return {
    entry: asked.entry,
    sides: asked.sides,
    it: {
      seq: asked.entry,
      rulings,
      correction: told?.kind === "correction" ? (told.reason ?? "") : null,
      moved: [],
      times: clock && { white: clock.white.ms, black: clock.black.ms },
    },
  };
}
