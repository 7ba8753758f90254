import { describe, expect, test } from "vitest";
import { INCIDENTS, type Incident, asked, complete } from "../src/lib/incidents";
import { exampleView } from "./example";

function incident(id: string): Incident {
  const found = INCIDENTS.find((it) => it.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe("only missing facts are asked", () => {
  test("who touched is known: the player on move", () => {
    expect(asked(incident("touched"), exampleView()).map((it) => it.id)).toEqual(["squares", "manner"]);
  });

  test("of an illegal move that was played on the board nothing is asked", () => {
    const view = exampleView();
    expect(asked(incident("illegal"), view).map((it) => it.id)).toEqual(["move", "pressed"]);
    view.moves = [{ ply: 1, side: "white", san: "e5", uci: "e2e5", legal: false, white_ms: null, black_ms: null, spent_ms: null }];
    expect(asked(incident("illegal"), view)).toEqual([]);
    expect(complete(incident("illegal"), view, {})).toBe(true);
    expect(incident("illegal").ways({ side: "black" }, view)).toEqual([["arbiter notices illegal move"]]);
  });

  test("whose flag is down the clock tells, unless both or none are", () => {
    const view = exampleView();
    expect(asked(incident("flag"), view).map((it) => it.id)).toEqual(["side"]);
    if (view.state.clock) view.state.clock.black.flag = true;
    expect(asked(incident("flag"), view)).toEqual([]);
    expect(incident("flag").ways({ side: "black" }, view)[0]).toEqual(["arbiter notices flag black"]);
    if (view.state.clock) view.state.clock.white.flag = true;
    expect(asked(incident("flag"), view).map((it) => it.id)).toEqual(["side"]);
  });

  test("a single pawn on its last rank is the one", () => {
    const view = exampleView();
    view.state.board.placement = "4P3/8/8/8/8/8/8/4K2k";
    expect(asked(incident("unpromoted"), view)).toEqual([]);
  });
});

describe("lines", () => {
  test.each([
    ["touched", { side: "white", squares: "g1 f3", manner: "unclearly" }, "white touches g1 f3 unclearly"],
    ["touched", { side: "white", squares: "g1", manner: "deliberately" }, "white touches g1"],
    ["phone", { side: "black", device: "phone", place: "in bag", "device-state": "switched off" }, "arbiter finds phone in bag of black off"],
    ["knocked", { side: "white", squares: "f3 c3", purpose: "accident" }, "white knocks over f3 c3"],
    ["distraction", { side: "black", conduct: "disturbing", detail: 'taps "again"' }, "arbiter reports black disturbing \"taps 'again'\""],
    ["claim", { side: "black", ground: "threefold", move: "Ng8" }, "black claims threefold with Ng8"],
    ["two-hands", { side: "white", move: "O-O", pressed: "yes" }, "white plays O-O with both hands and presses"],
    ["press", { side: "black" }, "black presses"],
    ["set-clock", { "white-time": "0:05:00" }, "arbiter sets clock white 0:05:00"],
    ["disturbed", { cause: "fire alarm", lasted: "0:05:00" }, 'disturbance "fire alarm" lasting 0:05:00'],
  ])("%s", (id, facts, line) => {
    expect(incident(id).ways(facts, exampleView())[0]).toEqual([line]);
  });

  test("nothing is complete before its facts are", () => {
    const view = exampleView();
    expect(complete(incident("knocked"), view, { side: "white", squares: "" })).toBe(false);
    expect(complete(incident("set-clock"), view, {})).toBe(false);
    expect(complete(incident("set-clock"), view, { "black-time": "0:01:00" })).toBe(true);
  });
});
