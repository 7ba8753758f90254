// The record of a game in readable lines: what one hand does on the way to a move is one line.
import type { DeedKind, DeedRecord, Entry, RulingTold } from "./types";

export interface LogLine {
  /** The entries of this line, in their order. */
  readonly entries: readonly Entry[];
  readonly rulings: readonly RulingTold[];
}

const HAND: ReadonlySet<DeedKind> = new Set(["touches", "puts", "takes-off", "releases", "presses"]);

/** Everything, entry by entry, newest last. */
export function allLines(entries: readonly Entry[]): LogLine[] {
  return entries.filter((it) => !isOfOthers(it)).map((it) => ({ entries: [it], rulings: spoken(it.rulings) }));
}

/** What matters: hands gathered, quiet rulings left out, duties left out that were fulfilled at once. */
export function readableLines(entries: readonly Entry[]): LogLine[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    if (isIdle(entry) || isOfOthers(entry)) continue;
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

/** Who attends to a game is not told to everybody, nor what a player tells the arbiter. */
function isOfOthers(entry: Entry): boolean {
  const says = entry.words !== "" || entry.deeds.length > 0 || entry.rulings.length > 0;
  return (entry.kind === "attention" || entry.kind === "event") && !says;
}

function goesOn(group: readonly Entry[], entry: Entry): boolean {
  const last = group.at(-1);
  const before = last && handOf(last);
  const now = handOf(entry);
  return !!before && !!now && before.who === now.who && before.deed !== "presses" && last.struck === entry.struck;
}

/** What a player's hand did. */
function handOf(entry: Entry): DeedRecord | null {
  const [deed] = entry.deeds;
  return deed && HAND.has(deed.deed) && (deed.who === "white" || deed.who === "black") ? deed : null;
}

function told(group: readonly Entry[]): RulingTold[] {
  const all = group.flatMap((it) => it.rulings);
  const made = all.some((it) => it.kind === "made");
  return spoken(all).filter((it) => !it.quiet && !(made && it.kind === "must"));
}

function spoken(rulings: readonly RulingTold[]): RulingTold[] {
  return rulings.filter((it) => it.sentence !== "");
}
