// Reading and writing times. A clock here only shows what the server's clock would show now; it decides nothing.
import type { Side } from "./chess";
import type { Clock } from "./types";

/** What the clock of a side shows when so many milliseconds have passed since the server told it. */
export function shownAfter(clock: Clock, side: Side, passed: number): number {
  const face = clock[side];
  if (clock.running !== side) return face.ms;
  return Math.max(0, face.ms - Math.max(0, passed - (face.delay_ms ?? 0)));
}

/** As a digital clock shows it: hours only when there are any, tenths in the last ten seconds. It shows zero only when nothing
 *  is left. */
export function faceOf(ms: number): string {
  const tenths = Math.ceil(ms / 100 - 1e-9);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(ms / 1000 - 1e-9);
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = seconds % 60;
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** In full, as transcripts and reports write it: `1:02:05`, with a fraction only if there is one. */
export function exactOf(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const fraction = ms % 1000;
  const h = Math.floor(whole / 3600);
  const text = `${h}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(3, "0")}`;
}

/** As it is set by hand and written on paper: whole seconds, in the last minute tenths if there are any. */
export function readingOf(ms: number): string {
  const step = ms < 60_000 ? 100 : 1000;
  return exactOf(Math.round(ms / step) * step).replace(/(\.\d)00$/, "$1");
}

/** `1:30:00`, `5:00` or `45` typed by a person, in milliseconds; nothing if it cannot be a time. */
export function readTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const [, h, m, s, fraction] = match;
  if (m !== undefined && Number(s) > 59) return null;
  if (h !== undefined && Number(m) > 59) return null;
  const whole = Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s);
  return whole * 1000 + Number((fraction ?? "0").padEnd(3, "0"));
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
