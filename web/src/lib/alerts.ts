// What a player should notice without looking at the screen all the time.
import type { Side } from "./chess";
import type { GameView, RulingKind } from "./types";

export type Alert = "move" | "ruling" | "time";

/** When time runs short: at the last minute and in the last ten seconds. */
const SHORT_MS: readonly number[] = [60_000, 10_000];
/** What belongs to every move is no news. */
const USUAL: ReadonlySet<RulingKind | null> = new Set<RulingKind | null>(["made", "completed", "must", "allowed"]);

/** What is new for the players at this device between two views of their game. */
export function alertsBetween(before: GameView | null, after: GameView, sides: readonly Side[]): Alert[] {
  if (!before || after.seq <= before.seq) return [];
  // Who shares the device with the opponent has just heard the clock.
  const runs = ({ state }: GameView) => sides.length === 1 && state.phase === "running" && state.clock?.running === sides[0];
  const fresh = after.entries.filter((it) => it.seq > before.seq && !it.struck);
  const ruled = fresh.some((it) => it.kind === "correction" || it.rulings.some((it) => !it.quiet && !USUAL.has(it.kind)));
  return [...(ruled ? (["ruling"] as const) : []), ...(runs(after) && !runs(before) ? (["move"] as const) : [])];
}

/** Has the time of a running clock just become short? */
export function becameShort(before_ms: number, now_ms: number): boolean {
  return SHORT_MS.some((it) => before_ms > it && now_ms <= it);
}
