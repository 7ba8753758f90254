import { expect, test } from "vitest";
import { mentioned, under } from "../src/lib/penalties";

const heading = (article: string) => ({ article, title: `title of ${article}`, chapter: "" });
const LIST = ["12.9.1", "12.9.2", "12.9.3", "12.9.4"];
const HEADINGS = ["11.5", "11.3.1", "11.3.2", "12.9", ...LIST, "12.9.4.1", "12.91"].map(heading);

test("the longest list to which the articles lead", () => {
  expect(under(["11.3", "12.9"], HEADINGS).map((it) => it.article)).toEqual(LIST);
  expect(under(["11.3", "11.5"], HEADINGS)).toEqual([]);
});

test("articles are found in a text", () => {
  expect(mentioned("A breach of Articles 11.1 to 11.5 is punished under 12.9, or 13.4.b.")).toEqual(["11.1", "11.5", "12.9", "13.4.b"]);
});
