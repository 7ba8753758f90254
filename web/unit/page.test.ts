// What follows on the public page from what the server shows.
import { describe, expect, test } from "vitest";
import { linesOf, plain } from "../page/cards";
import { fits, pagesOf } from "../page/projector";
import type { PublicBoard, PublicEvent, PublicPosition } from "../src/lib/types";

function board(number: number, white: string, black: string, result: string | null): PublicBoard {
  const [one, two] = result === null ? [null, null] : result === "1-0" ? ["1", "0"] : ["½", "½"];
  return { board: number, white, black, has_game: true, result, source: result === null ? null : "game", white_points: one ?? null, black_points: two ?? null };
}

function event(rounds: PublicEvent["rounds"], counted: number): PublicEvent {
  const players = ["p1", "p2", "p3"].map((id) => ({ id, name: id, title: null, rating: null, federation: null, fide_id: null }));
  const standings = players.map((it, at) => ({ rank: at + 1, player: it.id, points: "1", played: 1, wins: 0, buchholz: "0" }));
  return { v: 1, event: "e", name: "x", place: "", date: null, date_end: null, shown: "games", delay_s: 0, players, rounds, standings, rounds_counted: counted };
}

const ROUND = { round: 1, starts_at: null, boards: [board(1, "p1", "p2", "1-0")], byes: [{ player: "p3", worth: "full" as const, points: "1" }] };

test("every player has a line for each round, also for one without an opponent", () => {
  const lines = linesOf(event([ROUND, { round: 2, starts_at: null, boards: [board(1, "p3", "p1", null)], byes: [] }], 1));
  expect(lines.get("p1")?.map((it) => (it.kind === "game" ? [it.round, it.side, it.opponent, it.points] : it.kind))).toEqual([
    [1, "white", "p2", "1"],
    [2, "black", "p3", null],
  ]);
  expect(lines.get("p3")?.map((it) => it.kind)).toEqual(["bye", "game"]);
  expect(lines.get("p2")).toHaveLength(1);
});

test("names are found without their marks", () => {
  expect(plain("Žofia ŠTEFÁNKOVÁ").includes(plain("stefank"))).toBe(true);
  expect(plain("<b>")).toBe("<b>");
});

describe("the projector", () => {
  const room = { rows: 2, columns: 2, boards: 2 };
  const position = (number: number, plies: number, result: string | null): PublicPosition => ({
    board: number, phase: "running", placement: "8/8/8/8/8/8/8/8", to_move: "white", plies, last_move: null, clock: null, at_ms: 0, result,
  });
  const kinds = (pages: ReturnType<typeof pagesOf>) => pages.map((it) => `${it.kind} ${it.at}/${it.of}`);

  test("shows pairings before the first result, results and standings afterwards", () => {
    const boards = [1, 2, 3].map((it) => board(it, "p1", "p2", null));
    const round = { ...ROUND, boards, byes: [] };
    expect(kinds(pagesOf(event([round], 0), round, null, room))).toEqual(["pairings 1/2", "pairings 2/2"]);
    const over = { ...round, boards: boards.map((it) => ({ ...it, result: "1-0" })) };
    expect(kinds(pagesOf(event([over], 1), over, null, room))).toEqual(["results 1/2", "results 2/2", "standings 1/2", "standings 2/2"]);
  });

  test("shows behind the boards who has no opponent", () => {
    const round = { ...ROUND, boards: [1, 2].map((it) => board(it, "p1", "p2", null)) };
    const seen = pagesOf(event([round], 0), round, null, room).map((it) => (it.kind === "pairings" ? it.seated.map((seat) => (seat.kind === "bye" ? seat.bye.player : seat.board.board)) : []));
    expect(seen).toEqual([[1, 2], ["p3"]]);
  });

  test("shows the boards of the round that are being played", () => {
    const shown = { v: 1, round: 1, boards: [position(1, 5, null), position(2, 9, "1-0"), position(3, 1, null), position(4, 0, null)] };
    const pages = pagesOf(event([ROUND], 0), ROUND, shown, room);
    expect(pages.flatMap((it) => (it.kind === "boards" ? it.positions.map((board) => board.board) : []))).toEqual([1, 3]);
    expect(kinds(pagesOf(event([ROUND], 0), ROUND, { ...shown, round: 2 }, room))).toEqual(["results 1/1"]);
    expect(pagesOf(event([], 0), null, null, room)).toEqual([]);
  });

  test.each([[1920, 1080], [1024, 768], [390, 844], [3840, 2160]])("fits a wall of %i by %i", (width, height) => {
    const { rows, columns, boards } = fits(width, height);
    expect(rows).toBeGreaterThan(8);
    expect(boards % columns).toBe(0);
    // All lines of boards with their names stand on the wall.
    expect((boards / columns) * ((width * 0.96) / columns + height * 0.1)).toBeLessThanOrEqual(height * 0.8 + 1);
  });
});
