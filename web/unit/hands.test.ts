import { describe, expect, test } from "vitest";
import { readPlacement, writePlacement } from "../src/lib/chess";
import { type Hands, letGo, promote, takeOff, touch } from "../src/lib/hands";

function at(fen: string): Hands {
  return { placement: readPlacement(fen), held: null };
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

describe("a hand on the board", () => {
  test("a finger on a piece is a touch, on an empty square nothing", () => {
    expect(touch(at(START), "white", "e2").lines).toEqual(["white touches e2"]);
    expect(touch(at(START), "white", "e4").lines).toEqual([]);
  });

  test("letting go elsewhere is a placing and a release", () => {
    const held = touch(at(START), "white", "e2").hands;
    const done = letGo(held, "white", "e4", "drag");
    expect(done.lines).toEqual(["white puts P on e4", "white releases e4"]);
    expect(writePlacement(done.hands.placement)).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    expect(done.hands.held).toBeNull();
  });

  test("putting a piece back adds nothing to the touch", () => {
    const held = touch(at(START), "white", "e2").hands;
    expect(letGo(held, "white", "e2", "tap")).toEqual({ hands: { ...held, held: null }, lines: [] });
  });

  test("a capture takes the other piece off first", () => {
    const held = touch(at("8/8/8/3p4/4P3/8/8/8"), "white", "e4").hands;
    expect(letGo(held, "white", "d5", "drag").lines).toEqual([
      "white touches d5",
      "white takes off d5",
      "white puts P on d5",
      "white releases d5",
    ]);
  });

  test("tapping a second own piece touches it as well", () => {
    const held = touch(at(START), "white", "e2").hands;
    const done = letGo(held, "white", "g1", "tap");
    expect(done.lines).toEqual(["white touches g1"]);
    expect(done.hands.held?.square).toBe("g1");
  });

  test("castling is the king's placing, then the rook's", () => {
    const king = letGo(touch(at("8/8/8/8/8/8/8/4K2R"), "white", "e1").hands, "white", "g1", "drag");
    expect(king.lines).toEqual(["white puts K on g1", "white releases g1"]);
    const rook = letGo(touch(king.hands, "white", "h1").hands, "white", "f1", "drag");
    expect(rook.lines).toEqual(["white puts R on f1", "white releases f1"]);
    expect(writePlacement(rook.hands.placement)).toBe("8/8/8/8/8/8/8/5RK1");
  });

  test("a pawn on the last rank asks for a piece and does nothing before", () => {
    const held = touch(at("8/4P3/8/8/8/8/8/8"), "white", "e7").hands;
    const asked = letGo(held, "white", "e8", "drag");
    expect(asked.lines).toEqual([]);
    expect(asked.choice).toEqual({ from: "e7", to: "e8" });
    const choice = { from: "e7", to: "e8" } as const;
    expect(promote(held, "white", choice, "N").lines).toEqual(["white takes off e7", "white puts N on e8", "white releases e8"]);
    expect(promote(held, "white", choice, "P").lines).toEqual(["white puts P on e8", "white releases e8"]);
  });

  test("a pawn left on the last rank can still be exchanged there", () => {
    const asked = letGo(touch(at("4P3/8/8/8/8/8/8/8"), "white", "e8").hands, "white", "e8", "tap");
    expect(asked.choice).toEqual({ from: "e8", to: "e8" });
    expect(promote(asked.hands, "white", { from: "e8", to: "e8" }, "Q").lines).toEqual([
      "white takes off e8",
      "white puts Q on e8",
      "white releases e8",
    ]);
  });

  test("promotion with a capture takes both pieces off", () => {
    const held = touch(at("5n2/4P3/8/8/8/8/8/8"), "white", "e7").hands;
    expect(promote(held, "white", { from: "e7", to: "f8" }, "Q").lines).toEqual([
      "white touches f8",
      "white takes off f8",
      "white takes off e7",
      "white puts Q on f8",
      "white releases f8",
    ]);
  });

  test("the opponent's piece is named when it is put somewhere, and only a drag puts it", () => {
    const held = touch(at("8/8/8/3p4/8/8/8/8"), "white", "d5").hands;
    expect(letGo(held, "white", "d4", "drag").lines).toEqual(["white puts black P on d4", "white releases d4"]);
    expect(letGo(held, "white", "d4", "tap").lines).toEqual([]);
  });

  test("beside the board is off the board", () => {
    const held = touch(at("8/8/8/3p4/8/8/8/8"), "white", "d5").hands;
    const done = takeOff(held, "white");
    expect(done.lines).toEqual(["white takes off d5"]);
    expect(done.hands.placement.size).toBe(0);
  });
});
