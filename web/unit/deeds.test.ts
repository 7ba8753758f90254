import { expect, test } from "vitest";
import { deedsOf, happeningOf } from "../src/lib/deeds";

test.each([
  ["white touches e2", [["touches", "e2", ""]]],
  ["white touches e1+h1", [["touches", "e1+h1", ""]]],
  ["black puts N on c6", [["puts", "c6", "N"]]],
  ["black plays Nf6 and presses", [["plays", "Nf6", ""], ["presses", "", ""]]],
  ["black claims threefold with Ng8", [["threefold-with", "Ng8", ""]]],
  ["black claims fifty", [["fifty", "", ""]]],
  ['white calls arbiter "he talks"', [["calls-arbiter", "he talks", ""]]],
  ["white touches g1 unclearly", []],
  ["white plays e4 with both hands and presses", []],
  ["arbiter decides J-07 accidental", []],
])("%s", (line, deeds) => {
  expect(deedsOf(line).map((it) => [it.deed, it.what, it.piece])).toEqual(deeds);
});

test("what happens to both", () => {
  expect(happeningOf("arbiter starts black")).toEqual({ happening: "clock-starts", side: "black" });
  expect(happeningOf("white presses")).toBeNull();
});
