import { expect, test } from "vitest";
import { newestRulings } from "../src/lib/announce";
import type { Entry, RulingTold } from "../src/lib/types";
import { merged } from "../src/lib/merge";
import { exampleChange, exampleEntry, exampleRuling, exampleView } from "./example";

const entry = (seq: number, rulings: RulingTold[] = []): Entry => exampleEntry(seq, `line ${seq}`, { rulings });
const ruling = (sentence: string, quiet = false): RulingTold => exampleRuling("note", sentence, quiet);

test("entries are kept by number and moves as far as they hold", () => {
  const view = { ...exampleView(), seq: 2, entries: [entry(1), entry(2)] };
  const next = merged(view, exampleChange(view, { seq: 4, entries: [entry(3), entry(4)] }));
  expect(next.entries.map((it) => it.seq)).toEqual([1, 2, 3, 4]);
  expect(next.seq).toBe(4);
});

test("a correction strikes entries out and removes none", () => {
  const view = { ...exampleView(), seq: 2, entries: [entry(1), entry(2)] };
  const next = merged(view, exampleChange(view, { seq: 3, entries: [entry(3)], struck: [2] }));
  expect(next.entries.map((it) => it.struck)).toEqual([false, true, false]);
});

test("what is said is the newest ruling that is not quiet and not struck out", () => {
  const view = exampleView();
  view.entries = [entry(1, [ruling("first")]), { ...entry(2, [ruling("struck")]), struck: true }, entry(3, [ruling("quiet", true)])];
  expect(newestRulings(view).map((it) => it.sentence)).toEqual(["first"]);
});
