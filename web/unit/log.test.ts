import { expect, test } from "vitest";
import { type LogLine, allLines, readableLines } from "../src/lib/log";
import type { Entry, Ruling } from "../src/lib/types";

function ruling(text: string, quiet = false): Ruling {
  return { ruling: text, articles: [], edition: "fide-2023", readings: [], audience: "all", quiet, sentence: `${text}.` };
}

function entry(seq: number, line: string, rulings: Ruling[] = [], rest: Partial<Entry> = {}): Entry {
  return { seq, kind: "event", at_ms: seq, server_ms: 0, by: "white", struck: false, line, words: line, rulings, ...rest };
}

function told(line: LogLine): string[] {
  return line.entries.map((it) => it.line);
}

const MOVE = [
  entry(2, "white touches e2", [ruling("must white move e2")]),
  entry(3, "white puts P on e4"),
  entry(4, "white releases e4", [ruling("made e4", true)]),
  entry(5, "white presses", [ruling("completed e4", true)]),
];

test("a move is one line, and its fulfilled duty is not told", () => {
  const lines = readableLines([...MOVE, entry(6, "black touches e7", [ruling("must black move e7")])]);
  expect(lines.map(told)).toEqual([MOVE.map((it) => it.line), ["black touches e7"]]);
  expect(lines.map((it) => it.rulings.map((r) => r.ruling))).toEqual([[], ["must black move e7"]]);
  expect(lines[0]?.entries.at(-1)?.seq).toBe(5);
});

test("everything is everything", () => {
  expect(allLines(MOVE).map(told)).toEqual(MOVE.map((it) => [it.line]));
});

test("the beginning is a line of its own: the first thing that happened can be corrected as well", () => {
  const start = entry(1, "", [], { kind: "start" });
  for (const lines of [allLines([start, ...MOVE]), readableLines([start, ...MOVE])]) {
    expect(lines[0]?.entries.map((it) => it.kind)).toEqual(["start"]);
  }
});

test("struck entries stand apart, silent ticks of the clock do not show", () => {
  const struck = entry(6, "white touches d2", [], { struck: true });
  const lines = readableLines([entry(5, "white touches e2"), struck, entry(7, "time passes", [], { by: "server" })]);
  expect(lines.map(told)).toEqual([["white touches e2"], ["white touches d2"]]);
});
