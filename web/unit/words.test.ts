import { expect, test, vi } from "vitest";
import type { DeedRecord } from "../src/lib/types";
import { exampleEntry } from "./example";

// The language of the screen is that of the browser.
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { eastAt, entriesWords } = await import("../src/lib/words");

const words = (...deeds: DeedRecord[]): string => entriesWords([exampleEntry(2, "a line", { deeds, words: "the words of the server" })]);

test("what happens at every board is told in short", () => {
  expect(words({ deed: "stops-clock", who: "arbiter", more: false })).not.toBe("the words of the server");
  expect(words({ deed: "touches", who: "white", squares: ["e2"], more: false })).toContain("e2");
});

test("what says more than that is told in the words of the server", () => {
  expect(words({ deed: "stops-clock", who: "arbiter", words: "piece missing", more: false })).toBe("the words of the server");
  expect(words({ deed: "touches", who: "white", squares: ["e1", "h1"], more: true })).toBe("the words of the server");
});

test("where a day was told says how far east it was then", () => {
  vi.stubEnv("TZ", "Europe/Ljubljana");
  expect([Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map(eastAt)).toEqual([60, 120]);
  vi.stubEnv("TZ", "UTC");
  expect(eastAt(0)).toBe(0);
  vi.unstubAllEnvs();
});
