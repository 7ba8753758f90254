import { expect, test } from "vitest";
import { minutesOf, publicDelay, secondsOf } from "../src/lib/delay";
import type { Published } from "../src/lib/types";

test("seconds come back as they were", () => {
  for (const seconds of [0, 1, 15, 59, 60, 90, 900, 901, 86_399]) expect(secondsOf(minutesOf(seconds))).toBe(seconds);
});

test("an empty field is no delay of 0", () => {
  expect(secondsOf(null)).toBeNull();
  expect(secondsOf(undefined)).toBeNull();
  expect(secondsOf(Number.NaN)).toBeNull();
  expect(secondsOf(0)).toBe(0);
});

test("what is published goes out no sooner than spectators see it, until somebody says otherwise", () => {
  const event = (shown: Published, delay_s: number, spectator_delay_s: number) => ({ public: { shown, delay_s, origins: [] }, spectator_delay_s });
  expect(publicDelay(event("nothing", 0, 900))).toBe(900);
  expect(publicDelay(event("nothing", 1200, 900))).toBe(1200);
  expect(publicDelay(event("games", 60, 900))).toBe(60);
});
