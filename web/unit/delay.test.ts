import { expect, test } from "vitest";
import { minutesOf, secondsOf } from "../src/lib/delay";

test("seconds come back as they were", () => {
  for (const seconds of [0, 1, 15, 59, 60, 90, 900, 901, 86_399]) expect(secondsOf(minutesOf(seconds))).toBe(seconds);
});

test("an empty field is no delay of 0", () => {
  expect(secondsOf(null)).toBeNull();
  expect(secondsOf(undefined)).toBeNull();
  expect(secondsOf(Number.NaN)).toBeNull();
  expect(secondsOf(0)).toBe(0);
});
