import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveHall, onEventChanged } from "../src/lib/hall.svelte";
import type { Hall, HallBoard } from "../src/lib/types";
import { exampleView } from "./example";
import { FakeNetwork } from "./network";

let network: FakeNetwork;
beforeEach(() => (network = new FakeNetwork()));
afterEach(() => network.stop());

function board(round: number, seq = 1, result: string | null = null): HallBoard {
  const { state } = exampleView();
  const { clock, now_ms, server_ms, phase, to_move, last_move } = state;
  const names = { white: "White", black: "Black", placement: state.board.placement };
  return { game: `g${round}`, round, board: 1, seq, result, clock, now_ms, server_ms, phase, to_move, last_move, ...names, default_time: null, moved: [], result_from: null, entered_by: null, results_only: false, interrupted: false, taken: null, unread: [], short_below_ms: null, badges: [], urgency: 0, waiting: [] };
}

function hall(round: number, ...boards: HallBoard[]): Hall {
  return { event: "e1", name: "Example", round, rounds: round, shown: [round], server_ms: 0, boards, results: [] };
}

function hallAt(round: number, chosen: number | null): LiveHall {
  const live = new LiveHall("e1");
  live.connect(chosen, () => undefined);
  network.socket.says({ type: "hall", hall: hall(round, board(round)) });
  return live;
}

test("a new round comes into the hall", async () => {
  const live = hallAt(1, null);
  network.answers = [() => hall(2, board(2))];
  network.socket.says({ type: "event" });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view?.boards.map((it) => it.game)).toEqual(["g2"]);
});

test("a round leaves the hall with its last result", async () => {
  const live = new LiveHall("e1");
  live.connect(null, () => undefined);
  const second = { ...board(1), game: "g1b", board: 2 };
  network.socket.says({ type: "hall", hall: { ...hall(2, board(1), second, board(2)), shown: [1, 2] } });
  network.answers = [() => hall(2, board(2))];
  network.socket.says({ type: "boards", boards: [board(1, 2, "1-0")] });
  expect(network.sent).toHaveLength(0);
  network.socket.says({ type: "boards", boards: [{ ...second, seq: 2, result: "½-½" }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view?.shown).toEqual([2]);
  expect(network.sent).toHaveLength(1);
});

test("whoever follows several halls learns that a round came or went", async () => {
  const rounds = vi.fn();
  const live = new LiveHall("e1", rounds);
  live.connect(null, () => undefined);
  network.socket.says({ type: "hall", hall: hall(1, board(1)) });
  network.socket.says({ type: "events" });
  expect(rounds).toHaveBeenCalledTimes(1);
  network.answers = [() => hall(1, board(1, 2, "1-0"))];
  network.socket.says({ type: "boards", boards: [board(1, 2, "1-0")] });
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveBeenCalledTimes(2);
});

test("a board that is not known is asked for, unless it belongs to another round than the chosen one", async () => {
  const live = hallAt(1, null);
  network.answers = [() => hall(2, board(2, 3))];
  network.socket.says({ type: "boards", boards: [board(2, 3)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view?.round).toBe(2);

  const chosen = hallAt(1, 1);
  expect(network.socket.url).toContain("round=1");
  network.socket.says({ type: "boards", boards: [board(2, 3)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(network.sent).toHaveLength(1);
  expect(chosen.view?.boards.map((it) => it.game)).toEqual(["g1"]);
});

test("an answer that took its time does not undo what was told meanwhile", async () => {
  const live = hallAt(1, null);
  network.answers = [() => hall(1, board(1, 1))];
  network.socket.says({ type: "event" });
  network.socket.says({ type: "boards", boards: [board(1, 7)] });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.view?.boards[0]?.seq).toBe(7);
});

test("what changes while the hall is on its way is asked for once more", async () => {
  hallAt(1, null);
  network.answers = [() => hall(1, board(1)), () => hall(2, board(2))];
  for (let at = 0; at < 5; at++) network.socket.says({ type: "event" });
  await vi.advanceTimersByTimeAsync(0);
  expect(network.sent).toHaveLength(2);
});

test("a result is news, once", () => {
  const changed = vi.fn();
  onEventChanged("e1", changed, () => undefined);
  network.socket.says({ type: "hall", hall: hall(1, board(1, 1, "1-0")) });
  network.socket.says({ type: "boards", boards: [board(1, 2, "1-0")] });
  expect(changed).toHaveBeenCalledTimes(0);
  network.socket.says({ type: "boards", boards: [board(1, 3, "½-½")] });
  network.socket.says({ type: "boards", boards: [board(2, 3, "0-1")] });
  network.socket.says({ type: "event" });
  expect(changed).toHaveBeenCalledTimes(3);
});
