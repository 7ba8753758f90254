import { describe, expect, test } from "vitest";
import { exactOf, faceOf, readTime, readingOf, shownAfter } from "../src/lib/clock";
import type { Clock } from "../src/lib/types";

const stage = { period: 1, until_move: null, next_ms: null, per_move: "none" as const, per_move_ms: 0 };
const clock = (delay: number | null): Clock => ({
  white: { ms: 60_000, flag: false, delay_ms: delay, stage },
  black: { ms: 30_000, flag: false, delay_ms: null, stage },
  running: "white",
  zero_at_ms: null,
});

describe("what a clock shows", () => {
  test.each([
    [5_400_000, "1:30:00"],
    [3_599_001, "1:00:00"],
    [3_599_000, "59:59"],
    [60_000, "1:00"],
    [59_999, "1:00"],
    [10_000, "0:10"],
    [9_990, "0:10"],
    [9_900, "0:09.9"],
    [9_801, "0:09.9"],
    [50, "0:00.1"],
    [0, "0:00.0"],
  ])("%i ms is %s", (ms, face) => expect(faceOf(ms)).toBe(face));

  test("only the running side loses time, after its delay, and never below zero", () => {
    expect(shownAfter(clock(null), "white", 1500)).toBe(58_500);
    expect(shownAfter(clock(null), "black", 1500)).toBe(30_000);
    expect(shownAfter(clock(1000), "white", 1500)).toBe(59_500);
    expect(shownAfter(clock(null), "white", 100_000)).toBe(0);
  });
});

describe("times in writing", () => {
  test.each([
    [5_400_400, "1:30:00"],
    [60_000, "0:01:00"],
    [59_960, "0:01:00"],
    [5_340, "0:00:05.3"],
    [5_000, "0:00:05"],
  ])("%i ms is set as %s", (ms, text) => expect(readingOf(ms)).toBe(text));

  test.each([
    ["1:30:00", 5_400_000],
    ["5:00", 300_000],
    ["45", 45_000],
    ["0:10:00.5", 600_500],
    ["90:00", 5_400_000],
  ])("%s", (text, ms) => {
    expect(readTime(text)).toBe(ms);
    expect(readTime(exactOf(ms))).toBe(ms);
  });

  test.each(["", "x", "1:70", "1:70:00", "-5"])("%s is no time", (text) => expect(readTime(text)).toBeNull());
});
