import { describe, expect, test } from "vitest";
import { type Deed, type Gesture, type Happening, IDLE, type Pointer, nearby, squareUnder, step } from "../src/lib/touch";

const SIZE = 400;
const STAYED: Happening = { what: "stayed" };

function at(x: number, y: number, id = 1) {
  return { id, point: { x, y }, square: squareUnder({ x, y }, SIZE, "white") };
}
const down = (x: number, y: number, id = 1, pointer: Pointer = "finger"): Happening => ({ what: "down", pointer, ...at(x, y, id) });
const move = (x: number, y: number, id = 1): Happening => ({ what: "move", ...at(x, y, id) });
const up = (x: number, y: number, id = 1): Happening => ({ what: "up", ...at(x, y, id) });

/** What comes of it, in short, and how it ends. */
function after(...happenings: Happening[]): { deeds: string[]; end: Gesture["is"] } {
  const said = (it: Deed) => (it.deed === "cease" ? it.deed : `${it.deed} ${it.at ?? "beside"}`);
  const deeds: string[] = [];
  let gesture: Gesture = IDLE;
  for (const it of happenings) {
    const next = step(gesture, it);
    gesture = next.gesture;
    deeds.push(...next.deeds.map(said));
  }
  return { deeds, end: gesture.is };
}

describe("a finger", () => {
  test("that taps counts where it began, when it comes up", () => {
    expect(after(down(25, 325))).toEqual({ deeds: [], end: "down" });
    expect(after(down(25, 325), move(28, 330), up(28, 330))).toEqual({ deeds: ["tap a2"], end: "idle" });
  });

  test("that comes up on another square, however near, has tapped none", () => {
    expect(after(down(48, 325), up(53, 325))).toEqual({ deeds: [], end: "idle" });
  });

  test("that swipes never counts, also when it comes back and stays", () => {
    expect(after(down(25, 325), move(25, 300), move(25, 325), STAYED, up(25, 325))).toEqual({ deeds: [], end: "idle" });
  });

  test("that goes down beside the board and slides onto it never counts", () => {
    expect(after(down(-5, 325), move(25, 325), STAYED, up(25, 325))).toEqual({ deeds: [], end: "idle" });
  });

  test("that stays takes hold, and carries from then on", () => {
    expect(after(down(25, 325), STAYED)).toEqual({ deeds: ["hold a2"], end: "holding" });
    expect(after(down(25, 325), STAYED, move(25, 280), move(25, 225), up(25, 225)).deeds).toEqual(["hold a2", "carry a3", "carry a4", "drop a4"]);
    expect(after(down(25, 325), STAYED, move(25, 420), up(25, 420)).deeds).toEqual(["hold a2", "carry beside", "drop beside"]);
    expect(after(down(25, 325), STAYED, up(26, 326)).deeds).toEqual(["hold a2", "rest a2"]);
  });

  test("that the browser takes for scrolling puts back what it carried", () => {
    expect(after(down(25, 325), { what: "cancel", id: 1 }, STAYED).deeds).toEqual([]);
    expect(after(down(25, 325), STAYED, move(25, 280), { what: "cancel", id: 1 })).toEqual({ deeds: ["hold a2", "carry a3", "cease"], end: "idle" });
  });
});

describe("two fingers", () => {
  test("touch nothing, whichever comes up first, until both are up", () => {
    expect(after(down(25, 325), down(125, 325, 2), STAYED, up(125, 325, 2)).end).toBe("void");
    const pinch = [down(25, 325), down(125, 325, 2), STAYED, up(25, 325), up(125, 325, 2)];
    expect(after(...pinch)).toEqual({ deeds: [], end: "idle" });
    expect(after(...pinch, down(25, 325), up(25, 325)).deeds).toEqual(["tap a2"]);
  });

  test("end what one of them carried", () => {
    expect(after(down(25, 325), STAYED, move(25, 225), down(125, 325, 2), up(25, 225), up(125, 325, 2))).toEqual({
      deeds: ["hold a2", "carry a4", "cease"],
      end: "idle",
    });
  });
});

describe("a mouse", () => {
  test("that is pressed and pulled has taken the piece at once", () => {
    const mouse = down(25, 325, 1, "mouse");
    expect(after(mouse, move(27, 325), up(27, 325)).deeds).toEqual(["tap a2"]);
    expect(after(mouse, move(25, 280), move(25, 225), up(25, 225)).deeds).toEqual(["hold a2", "carry a3", "carry a4", "drop a4"]);
  });
});

describe("near misses", () => {
  test("in the middle of a square no other can have been meant", () => {
    expect(nearby({ x: 25, y: 325 }, SIZE, "white")).toEqual([]);
    expect(nearby({ x: 1, y: 325 }, SIZE, "white")).toEqual([]);
  });

  test("at an edge the square behind it, at a corner three", () => {
    expect(nearby({ x: 48, y: 325 }, SIZE, "white")).toEqual(["b2"]);
    expect(nearby({ x: 48, y: 348 }, SIZE, "white").sort()).toEqual(["a1", "b1", "b2"]);
    expect(nearby({ x: 48, y: 325 }, SIZE, "black")).toEqual(["g7"]);
  });
});
