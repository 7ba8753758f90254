import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { START_FEN, cellOf, isDark, readPlacement, squareAt, squaresSeenBy, turnOf, writePlacement } from "../src/lib/chess";
import { boardsOf } from "../src/lib/replay";
import { missing } from "../src/lib/standing";
// @ts-expect-error a plain script without types
import { MODULE, RUST, moduleText } from "../scripts/pieces.mjs";

describe("the board", () => {
  test("a placement survives reading and writing", () => {
    for (const placement of [START_FEN.split(" ")[0] ?? "", "8/8/8/8/8/8/8/8", "4k2r/8/8/3pP3/8/8/8/R3K3"]) {
      expect(writePlacement(readPlacement(placement))).toBe(placement);
    }
  });

  test("what is no piece is left out", () => {
    expect(readPlacement("9z/kkkkkkkkk/").size).toBe(8);
  });

  test("each side sees its own first rank below", () => {
    expect(squaresSeenBy("white")[0]).toBe("a8");
    expect(squaresSeenBy("black")[0]).toBe("h1");
    for (const side of ["white", "black"] as const) {
      const { row, column } = cellOf("c6", side);
      expect(squareAt(row, column, side)).toBe("c6");
    }
  });

  test("a1 is dark and black has the move after b", () => {
    expect(isDark("a1")).toBe(true);
    expect(isDark("h1")).toBe(false);
    expect(turnOf("8/8/8/8/8/8/8/8 b - -")).toBe("black");
  });

  test("captured pieces are those that are missing", () => {
    const placement = readPlacement(START_FEN);
    placement.delete("d8");
    placement.delete("a7");
    expect(missing(placement, "black")).toEqual(["Q", "P"]);
  });
});

describe("a line of moves", () => {
  test.each([
    ["castling", "4k3/8/8/8/8/8/8/4K2R", ["e1g1"], "4k3/8/8/8/8/8/8/5RK1"],
    ["castling onto the rook", "4k3/8/8/8/8/8/8/R3K3", ["e1a1"], "4k3/8/8/8/8/8/8/2KR4"],
    ["en passant", "8/8/8/3pP3/8/8/8/8", ["e5d6"], "8/8/3P4/8/8/8/8/8"],
    ["promotion", "5n2/4P3/8/8/8/8/8/8", ["e7f8n"], "5N2/8/8/8/8/8/8/8"],
  ])("%s", (_name, before, line, after) => {
    const boards = boardsOf(readPlacement(before), line);
    expect(writePlacement(boards.at(-1) ?? new Map())).toBe(after);
  });
});

test("the pieces are those of the printed diagrams", () => {
  expect(readFileSync(MODULE, "utf8")).toBe(moduleText(readFileSync(RUST, "utf8")));
});
