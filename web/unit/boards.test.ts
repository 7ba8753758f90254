import { expect, test } from "vitest";
import { type Choice, atDesk, chosen, counted, formOf, readChoice, stateOf } from "../src/lib/boards";
import type { HallBoard } from "../src/lib/types";
import { exampleView } from "./example";

function board(number: number, some: Partial<HallBoard> = {}): HallBoard {
  const { state } = exampleView();
  const { clock, now_ms, server_ms, to_move, last_move } = state;
  const about = { game: `g${number}`, round: 1, board: number, seq: 1, white: `White ${number}`, black: `Black ${number}`, placement: "8/8/8/8/8/8/8/8" };
  const still = { result: null, result_from: null, entered_by: null, results_only: false, default_time: null, moved: [], interrupted: false, taken: null, unread: [], short_below_ms: null, badges: [], urgency: 0, waiting: [] };
  return { ...about, clock, now_ms, server_ms, to_move, last_move, phase: "running", ...still, ...some };
}

const CALL: Partial<HallBoard> = { urgency: 70, waiting: [{ what: "call", id: null, urgency: "waits", sentence: "", since_ms: 0, entry: null, taken: null }] };
const usual = readChoice(null);
const numbers = (boards: HallBoard[], choice: Partial<Choice>) => chosen(boards, { ...usual, ...choice }).map((it) => it.board);

test("a board counts once, and what waits counts before anything else", () => {
  const boards = [board(1), board(2, CALL), board(3, { result: "1-0", phase: "over" }), board(4, { phase: "not_started" }), board(5, { ...CALL, result: "0-1" })];
  expect(boards.map(stateOf)).toEqual(["running", "waits", "over", "new", "waits"]);
  expect(counted(boards)).toEqual({ running: 1, waits: 2, over: 1, new: 1 });
  // An annulled game has no result and is over all the same; one that was adjourned goes on.
  expect(stateOf(board(6, { phase: "annulled" }))).toBe("over");
  expect(stateOf(board(7, { phase: "adjourned" }))).toBe("running");
});

test("what waits comes first, then rounds and numbers, and what is decided last", () => {
  const boards = [board(1, { result: "1-0" }), board(2, { round: 2 }), board(3), board(4, CALL)];
  expect(numbers(boards, {})).toEqual([4, 3, 2, 1]);
  expect(numbers(boards, { order: "board" })).toEqual([1, 3, 4, 2]);
});

test("names are found without capitals and accents, boards by the whole number", () => {
  const boards = [board(1, { white: "Ján Kováč" }), board(11, { black: "Luka Zupančič" }), board(2)];
  expect(numbers(boards, { search: "kovac" })).toEqual([1]);
  expect(numbers(boards, { search: " ZUPANČIČ " })).toEqual([11]);
  expect(numbers(boards, { search: "1" })).toEqual([1]);
  expect(numbers(boards, { search: "nobody" })).toEqual([]);
  expect(numbers([board(1), board(2, CALL)], { only: "waits" })).toEqual([2]);
});

test("many boards stand in rows, unless cards were chosen", () => {
  expect([49, 50].map((it) => formOf(usual, it))).toEqual(["cards", "rows"]);
  expect(formOf({ ...usual, form: "cards" }, 200)).toBe("cards");
});

test("what was kept and makes no sense is as usual", () => {
  const kept: Choice = { round: 3, order: "board", only: "new", search: "nov", form: "rows" };
  expect(readChoice(JSON.stringify(kept))).toEqual(kept);
  for (const text of ["", "null", "7", "[]", '{"round":"x","order":1,"only":"all","search":null,"form":"list"}']) expect(readChoice(text)).toEqual(usual);
});

test("a board of which only the result is entered is not shown by itself, unless somebody waits there", () => {
  const only: Partial<HallBoard> = { phase: "not_started", results_only: true };
  const boards = [board(1), board(2, only), board(3, { ...only, ...CALL }), board(4, { ...only, phase: "running" })];
  expect(atDesk(boards).map((it) => it.board)).toEqual([1, 3, 4]);
});
