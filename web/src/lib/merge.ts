// How a change that the server tells becomes part of what is known of a game.
import type { GameView, Recorded } from "./types";

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
