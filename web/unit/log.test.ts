import { expect, test } from "vitest";
import { type LogLine, allLines, readableLines } from "../src/lib/log";
import type { DeedKind, Entry, RulingKind, RulingTold, WhoWord } from "../src/lib/types";
import { exampleEntry, exampleRuling } from "./example";

const ruling = (kind: RulingKind, quiet = false): RulingTold => exampleRuling(kind, `${kind}.`, quiet);

function hand(seq: number, who: WhoWord, deed: DeedKind, line: string, rulings: RulingTold[] = []): Entry {
  return exampleEntry(seq, line, { deeds: [{ deed, who, more: false }], rulings });
}

function told(line: LogLine): string[] {
  return line.entries.map((it) => it.line);
}

const MOVE = [
  hand(2, "white", "touches", "white touches e2", [ruling("must")]),
  hand(3, "white", "puts", "white puts P on e4"),
  hand(4, "white", "releases", "white releases e4", [ruling("made", true)]),
  hand(5, "white", "presses", "white presses", [ruling("completed", true)]),
];

test("a move is one line, and its fulfilled duty is not told", () => {
  const lines = readableLines([...MOVE, hand(6, "black", "touches", "black touches e7", [ruling("must")])]);
  expect(lines.map(told)).toEqual([MOVE.map((it) => it.line), ["black touches e7"]]);
  expect(lines.map((it) => it.rulings.map((r) => r.kind))).toEqual([[], ["must"]]);
  expect(lines[0]?.entries.at(-1)?.seq).toBe(5);
});

test("everything is everything", () => {
  expect(allLines(MOVE).map(told)).toEqual(MOVE.map((it) => [it.line]));
});

test("the beginning is a line of its own: the first thing that happened can be corrected as well", () => {
  const start = exampleEntry(1, "", { kind: "start" });
  for (const lines of [allLines([start, ...MOVE]), readableLines([start, ...MOVE])]) {
    expect(lines[0]?.entries.map((it) => it.kind)).toEqual(["start"]);
  }
});

test("struck entries stand apart, silent ticks of the clock do not show", () => {
  const struck = { ...hand(6, "white", "touches", "white touches d2"), struck: true };
  const lines = readableLines([hand(5, "white", "touches", "white touches e2"), struck, exampleEntry(7, "time passes", { by: "server" })]);
  expect(lines.map(told)).toEqual([["white touches e2"], ["white touches d2"]]);
});

test("a call of which nothing is told is no line", () => {
  const call = exampleEntry(6, "", { words: "" });
  for (const lines of [allLines([...MOVE, call]), readableLines([...MOVE, call])]) expect(lines.flatMap(told)).not.toContain("");
});
