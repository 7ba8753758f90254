import { describe, expect, it } from "vitest";
import { askedAs, firstValue, given, shown, ticked, wordOf } from "../src/lib/regulations";
import type { OptionView } from "../src/lib/types";

const value = (it: string, usual = false) => ({ value: it, words: it, usual });
const option = (of: Partial<OptionView>): OptionView => ({ option: "x", words: "X", values: [], free: "nothing", list: false, ...of });
const DRAWS = option({ values: [value("free", true), value("consent")], free: "after-moves" });
const DEVICE = option({ values: [value("loss", true)], free: "text" });
const PARTS = option({ values: [value("increment"), value("claim"), value("no-arbiter")], list: true });

describe("options of the regulations", () => {
  it("are asked for in the form they have", () => {
    expect(askedAs(option({ values: [value("yes")] }))).toBe("choice");
    expect(askedAs(PARTS)).toBe("choices");
    expect(askedAs(DRAWS)).toBe("choice-or-field");
    expect(askedAs(option({ free: "text", list: true }))).toBe("field");
  });

  it("begin with something unusual, or with an example", () => {
    expect(firstValue(DRAWS)).toBe("consent");
    expect(firstValue(DEVICE)).toBe("");
    expect(firstValue(option({ free: "time" }))).toBe("0:30:00");
  });

  it("show the number of moves alone", () => {
    expect(wordOf(DRAWS, "free")).toBe("free");
    expect(wordOf(DRAWS, "after(30)")).toBe("");
    expect(shown(DRAWS, "after(30)")).toBe("30");
    expect(given(DRAWS, "40")).toBe("after(40)");
    expect(given(DEVICE, "a warning")).toBe("a warning");
  });

  it("are ticked in their order", () => {
    expect(ticked(PARTS, "no-arbiter", "increment", true)).toBe("increment; no-arbiter");
    expect(ticked(PARTS, "increment; no-arbiter", "increment", false)).toBe("no-arbiter");
  });
});
