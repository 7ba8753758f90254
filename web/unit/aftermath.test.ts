// What players are shown first, and what they are told of: only what is news.
import { describe, expect, test } from "vitest";
import { aftermath } from "../src/lib/aftermath";
import { alertsBetween, becameShort } from "../src/lib/alerts";
import type { Side } from "../src/lib/chess";
import type { GameView, RulingTold } from "../src/lib/types";
import { exampleEntry, exampleRuling, exampleView } from "./example";

function after(before: GameView, rulings: RulingTold[], running: Side | null = "white"): GameView {
  const seq = before.seq + 1;
  const clock = before.state.clock && { ...before.state.clock, running };
  return { ...before, seq, entries: [...before.entries, exampleEntry(seq, "white presses", { rulings })], state: { ...before.state, seq, clock } };
}

describe("what a ruling leaves behind", () => {
  test("nothing to explain: a move, a duty, a page just opened", () => {
    const before = exampleView();
    expect(aftermath(before, after(before, [exampleRuling("made", "made"), exampleRuling("must", "must")]))).toBeNull();
    expect(aftermath(null, after(before, [exampleRuling("restore", "put back")]))).toBeNull();
    expect(aftermath(before, before)).toBeNull();
  });

  test("pieces that go back come with what stood there before", () => {
    const before = exampleView();
    before.state.board.displaced = [{ side: "white", piece: "P", from: "e2", at: "e5", released: true }];
    const it = aftermath(before, after(before, [exampleRuling("illegal", "an illegal move"), exampleRuling("restore", "put back"), exampleRuling("time", "quiet", true)]));
    expect(it?.rulings.map((ruling) => ruling.sentence)).toEqual(["an illegal move", "put back"]);
    expect(it?.moved).toEqual([{ from: "e2", at: "e5" }]);
    expect(it?.times).toBeNull();
  });

  test("time that changes is shown as it stands now", () => {
    const before = exampleView();
    expect(aftermath(before, after(before, [exampleRuling("time", "two minutes more")]))?.times).toEqual({ white: 5_400_000, black: 5_400_000 });
  });

  test("a correction is explained by its reason", () => {
    const before = exampleView();
    const next = after(before, []);
    const entries = [exampleEntry(next.seq, "", { kind: "correction", reason: "wrong square" })];
    expect(aftermath(before, { ...next, entries })?.correction).toBe("wrong square");
  });
});

describe("what a device tells its player", () => {
  const before = after(exampleView(), [], "white");

  test("that it is his move, if he does not share it with his opponent", () => {
    const next = after(before, [exampleRuling("made", "made")], "black");
    expect(alertsBetween(before, next, ["black"])).toEqual(["move"]);
    expect(alertsBetween(before, next, ["white"])).toEqual([]);
    expect(alertsBetween(before, next, ["white", "black"])).toEqual([]);
    expect(alertsBetween(null, next, ["black"])).toEqual([]);
  });

  test("that something was ruled", () => {
    expect(alertsBetween(before, after(before, [exampleRuling("illegal", "an illegal move")]), ["white", "black"])).toEqual(["ruling"]);
    expect(alertsBetween(before, after(before, [exampleRuling("illegal", "", true)]), ["white"])).toEqual([]);
  });

  test("that time runs short, once for each limit", () => {
    expect(becameShort(60_100, 60_000)).toBe(true);
    expect(becameShort(60_000, 59_900)).toBe(false);
    expect(becameShort(10_050, 9_950)).toBe(true);
    expect(becameShort(50_000, 80_000)).toBe(false);
  });
});
