import { describe, expect, it } from "vitest";
import { here, readNumbers, withoutResult } from "../src/lib/rounds";
import type { RoundBoard, RoundView } from "../src/lib/types";

const board = (number: number, of: Partial<RoundBoard>): RoundBoard => ({
  board: number, game: `g${number}`, white: "p1", black: "p2", result: null, result_from: null, results_only: false, elsewhere: false, by_hand: false, entered_by: null, reason: null, white_points: null, black_points: null, ...of,
});

describe("the boards of a round", () => {
  const boards = [board(1, { result: "+/-", by_hand: true }), board(2, {}), board(3, { result: "1-0", elsewhere: true }), board(4, { by_hand: true }), board(5, { results_only: true })];
  const round: RoundView = { round: 1, starts_at: null, boards, byes: [], stage: "published", back_to: "draft" };

  it("are started where there is no result", () => {
    expect(withoutResult(round).map((it) => it.board)).toEqual([2, 4]);
    expect(here(round).map((it) => it.board)).toEqual([1, 2, 4, 5]);
  });
});

describe("numbers of boards", () => {
  it("are read with their ranges", () => {
    expect(readNumbers("1-3, 9 2")).toEqual([1, 2, 3, 9]);
    expect(readNumbers(" ")).toEqual([]);
    expect(readNumbers("1-x")).toBeNull();
  });
});
