import { describe, expect, test } from "vitest";
import { type Draft, type Place, freed, isResultsOnly, notPaired, placed, together, turned, withBye } from "../src/lib/draft";

const draft: Draft = {
  pairings: [
    { white: "p1", black: "p3" },
    { white: "p4", black: "p2" },
  ],
  byes: [{ player: "p5", worth: "full" }],
};
const PLAYERS = ["p1", "p2", "p3", "p4", "p5", "p6"];
const at = (board: number, side: "white" | "black"): Place => ({ at: "board", board, side });

describe("a draft of a round", () => {
  test("two players change places, also with one who has a bye or is not paired", () => {
    expect(together(draft, at(0, "white"), at(1, "black")).pairings).toEqual([
      { white: "p2", black: "p3" },
      { white: "p4", black: "p1" },
    ]);
    const bye = together(draft, at(0, "white"), { at: "bye", bye: 0 });
    expect(bye.pairings[0]).toEqual({ white: "p5", black: "p3" });
    expect(bye.byes).toEqual([{ player: "p1", worth: "full" }]);
    const given = { ...draft, byes: [{ player: "p5", worth: "full", left_over: true } as const] };
    expect(together(given, at(0, "white"), { at: "bye", bye: 0 }).byes).toEqual([{ player: "p1", worth: "full" }]);
    const free = together(draft, { at: "free", player: "p6" }, at(1, "white"));
    expect(free.pairings[1]).toEqual({ white: "p6", black: "p2" });
    expect(notPaired(free, PLAYERS)).toEqual(["p4"]);
    expect(together(draft, at(0, "white"), at(0, "white"))).toBe(draft);
  });

  test("two without an opponent are paired", () => {
    const paired = together(draft, { at: "bye", bye: 0 }, { at: "free", player: "p6" });
    expect(paired.pairings[2]).toEqual({ white: "p5", black: "p6" });
    expect(paired.byes).toEqual([]);
    expect(notPaired(paired, PLAYERS)).toEqual([]);
  });

  test("colours change, and who goes leaves his opponent alone", () => {
    expect(turned(draft, 1).pairings[1]).toEqual({ white: "p2", black: "p4" });
    const half = withBye(draft, at(0, "black"), "half");
    expect(half.byes).toEqual([
      { player: "p5", worth: "full" },
      { player: "p3", worth: "half" },
    ]);
    expect(notPaired(half, PLAYERS)).toEqual(["p1", "p6"]);
    expect(withBye(draft, { at: "bye", bye: 0 }, "zero").byes).toEqual([{ player: "p5", worth: "zero" }]);
    expect(notPaired(freed(draft, { at: "bye", bye: 0 }), PLAYERS)).toEqual(["p5", "p6"]);
  });

  test("boards without a desk are chosen one by one or all at once", () => {
    const some = placed(null, 3, { results_only: true, boards: [2, 9] });
    expect(some).toEqual({ boards: [2] });
    expect([1, 2, 3].map((it) => isResultsOnly(some, it))).toEqual([false, true, false]);
    expect(placed(some, 3, { results_only: false, boards: [2] })).toBeNull();
    const all = placed(some, 3, { results_only: true });
    expect([all, isResultsOnly(all, 40)]).toEqual([{}, true]);
    expect(placed(all, 3, { results_only: false, boards: [1] })).toEqual({ boards: [2, 3] });
    expect(placed(all, 3, { results_only: false })).toBeNull();
  });
});
