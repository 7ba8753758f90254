import { describe, expect, it } from "vitest";
import { readTyped } from "../src/lib/results";

const results = ["1-0", "½-½", "0-1", "½-0", "+/-", "-/+", "-/-"].map((result) => ({ result, white_points: "", black_points: "", forfeit: false }));

describe("results that are typed", () => {
  it.each([
    ["121", { board: 12, result: "1-0" }],
    ["12 1", { board: 12, result: "1-0" }],
    ["10", { board: 1, result: "0-1" }],
    ["7=", { board: 7, result: "½-½" }],
    ["7+", { board: 7, result: "+/-" }],
    ["7-", { board: 7, result: "-/+" }],
    ["7--", { board: 7, result: "-/-" }],
    ["7 ½-0", { board: 7, result: "½-0" }],
    ["7 1/2-1/2", { board: 7, result: "½-½" }],
  ])("reads %s", (text, typed) => expect(readTyped(text, results)).toEqual(typed));

  it.each(["", "1", "=", "x=", "7 0-0", "7 2-0", "1234567=", "7 = 1"])("waits for more at %s", (text) => expect(readTyped(text, results)).toBeNull());
});
