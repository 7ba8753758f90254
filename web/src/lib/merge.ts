// How a change that the server tells becomes part of what is known of a game.
import type { GameView, Recorded } from "./types";

/** The last entry on which a change rests, be it recorded or only asked for. */
export function baseOf(change: Recorded): number {
  return (change.entries[0]?.seq ?? change.seq + 1) - 1;
}

/** Does the change go on from what is known? Otherwise something between was missed. */
export function follows(view: GameView, change: Recorded): boolean {
  return baseOf(change) <= view.seq;
}

/** The view after a change: entries by number, struck ones marked, moves kept as far as they still hold. */
export function merged(view: GameView, change: Recorded): GameView {
  const struck = new Set(change.struck ?? []);
  const fresh = new Set(change.entries.map((it) => it.seq));
  const kept = view.entries
    .filter((it) => !fresh.has(it.seq))
    .map((it) => (struck.has(it.seq) ? { ...it, struck: true } : it));
  return {
    ...view,
    seq: change.seq,
    state: change.state,
    entries: [...kept, ...change.entries].sort((a, b) => a.seq - b.seq),
    moves: [...view.moves.slice(0, change.moves.keep), ...change.moves.add],
  };
}
