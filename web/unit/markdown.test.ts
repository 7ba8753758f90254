import { expect, test } from "vitest";
import { blocksOf } from "../src/lib/markdown";

test("paragraphs, lists and emphasis are told apart", () => {
  expect(blocksOf("One **two**\nthree.\n\nFour:\n- *five*\n  six\n- seven\n")).toEqual([
    {
      kind: "paragraph",
      spans: [
        { text: "One ", style: "plain" },
        { text: "two", style: "strong" },
        { text: " three.", style: "plain" },
      ],
    },
    { kind: "paragraph", spans: [{ text: "Four:", style: "plain" }] },
    {
      kind: "list",
      items: [
        [
          { text: "five", style: "emphasis" },
          { text: " six", style: "plain" },
        ],
        [{ text: "seven", style: "plain" }],
      ],
    },
  ]);
});

test("a lone star is a star", () => {
  expect(blocksOf("2 * 3")).toEqual([{ kind: "paragraph", spans: [{ text: "2 * 3", style: "plain" }] }]);
});
