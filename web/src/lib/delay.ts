// The delay of spectators: kept in seconds, typed in minutes.

/** Whole seconds; nothing if nothing is typed. */
export function secondsOf(minutes: number | null | undefined): number | null {
  return typeof minutes === "number" && Number.isFinite(minutes) ? Math.max(0, Math.round(minutes * 60)) : null;
}

/** Minutes, as exactly as seconds need it. */
export function minutesOf(seconds: number): number {
  return Math.round((seconds / 60) * 1000) / 1000;
}
