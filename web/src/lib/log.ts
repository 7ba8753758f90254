// The record of a game in readable lines: what one hand does on the way to a move is one line.
import type { Entry, Ruling } from "./types";

export interface LogLine {
  /** The entries of this line, in their order. */
  readonly entries: readonly Entry[];
  readonly rulings: readonly Ruling[];
}

const HAND = /^(white|black) (touches|puts|takes off|releases|presses)\b/;

/** Everything, entry by entry, newest last. */
export function allLines(entries: readonly Entry[]): LogLine[] {
  return entries.map((it) => ({ entries: [it], rulings: spoken(it.rulings) }));
}

/** What matters: hands gathered, quiet rulings left out, duties left out that were fulfilled at once. */
export function readableLines(entries: readonly Entry[]): LogLine[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    if (isIdle(entry)) continue;
    const last = groups.at(-1);
    if (last && goesOn(last, entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => ({ entries: group, rulings: told(group) }));
}

/** The clock of the server ticks without anything to say. */
function isIdle(entry: Entry): boolean {
  return entry.by === "server" && !entry.struck && entry.kind === "event" && entry.rulings.every((it) => it.quiet);
}

function goesOn(group: readonly Entry[], entry: Entry): boolean {
  const last = group.at(-1);
  const before = HAND.exec(last?.line ?? "");
  const now = HAND.exec(entry.line);
  return before !== null && now !== null && before[1] === now[1] && before[2] !== "presses" && last?.struck === entry.struck;
}

function told(group: readonly Entry[]): Ruling[] {
  const all = group.flatMap((it) => it.rulings);
  const made = all.some((it) => /^made\b/.test(it.ruling));
  return spoken(all).filter((it) => !it.quiet && !(made && /^must\b/.test(it.ruling)));
}

function spoken(rulings: readonly Ruling[]): Ruling[] {
  return rulings.filter((it) => it.sentence !== "");
}
