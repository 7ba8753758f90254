// The delay of spectators: kept in seconds, typed in minutes.
import type { EventView } from "./types";

/** Whole seconds; nothing if nothing is typed. */
export function secondsOf(minutes: number | null | undefined): number | null {
  return typeof minutes === "number" && Number.isFinite(minutes) ? Math.max(0, Math.round(minutes * 60)) : null;
}

/** By how much later everybody is to see it, if nobody has said so: what was not shown yet goes out no sooner than spectators see it. */
export function publicDelay({ public: it, spectator_delay_s }: Pick<EventView, "public" | "spectator_delay_s">): number {
  return it.shown === "nothing" ? Math.max(it.delay_s, spectator_delay_s) : it.delay_s;
}

/** Minutes, as exactly as seconds need it. */
export function minutesOf(seconds: number): number {
  return Math.round((seconds / 60) * 1000) / 1000;
}
