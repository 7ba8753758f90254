// A game over a bad network: nothing is lost without notice, nothing is recorded twice, nothing old replaces what is newer.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveGame } from "../src/lib/game.svelte";
import { SILENCE_MS, type Wire, listen } from "../src/lib/socket";
import type { Entry, GameView, Recorded } from "../src/lib/types";
import { exampleChange, exampleEntry, exampleView } from "./example";
import { type Answer, FakeNetwork, type Sent } from "./network";

let network: FakeNetwork;
beforeEach(() => (network = new FakeNetwork()));
afterEach(() => network.stop());

function viewAt(seq: number, ...entries: Entry[]): GameView {
  return { ...exampleView(), seq, entries };
}

function change(...entries: Entry[]): Recorded {
  const seq = entries.at(-1)?.seq ?? 0;
  return exampleChange(exampleView(), { seq, entries, state: { ...exampleView().state, seq } });
}

function gameAt(seq: number): LiveGame {
  const game = new LiveGame("g1");
  game.connect(() => undefined);
  network.socket.onopen?.();
  network.socket.says({ type: "view", view: viewAt(seq) });
  return game;
}

const recorded = (it: Sent): Answer => change(exampleEntry((it.body?.seq ?? 0) + 1, it.body?.lines?.[0] ?? ""));

test("what was refused is told beside the game, which does not go on by it", () => {
  const game = gameAt(3);
  const refused = [{ side: "white", lines: 64, first_ms: 1, last_ms: 2, sentence: "64 lines were refused." }];
  network.socket.says({ type: "refused", refused });
  expect(game.view?.refused).toEqual(refused);
  expect(game.view?.seq).toBe(3);
  network.socket.says({ type: "change", game: "g1", ...change(exampleEntry(4, "white presses")) });
  expect(game.view?.refused).toEqual(refused);
});

describe("lines on their way", () => {
  test("what waits behind a lost line is dropped, and the reason stays to be read", async () => {
    const game = gameAt(1);
    network.answers = [() => "lost", recorded];
    const first = game.record(["white touches e2"]);
    const second = game.record(["white puts P on e4", "white releases e4"]);
    expect([await first, await second]).toEqual([false, false]);
    expect(network.sent.map((it) => it.body?.lines?.[0])).toEqual(["white touches e2"]);
    expect(game.problem?.kind).toBe("offline");
    expect(game.pending).toBe(0);
    expect(await game.record(["white touches e2"])).toBe(true);
    expect(game.problem).toBeNull();
  });

  test("when the desk is there again, it is no longer said that it is not", async () => {
    const game = gameAt(1);
    network.answers = [() => "lost"];
    await game.record(["white touches e2"]);
    expect(game.problem?.kind).toBe("offline");
    network.socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    network.socket.onopen?.();
    expect(game.problem).toBeNull();
  });

  test("each line rests on the answer before it", async () => {
    const game = gameAt(1);
    network.answers = [recorded, recorded];
    await Promise.all([game.record(["white touches e2"]), game.record(["white presses"])]);
    expect(network.sent.map((it) => it.body?.seq)).toEqual([1, 2]);
    expect(game.view?.seq).toBe(3);
  });

  test("if somebody else recorded something in between, the line is sent again", async () => {
    const game = gameAt(1);
    network.answers = [() => 409, () => viewAt(2, exampleEntry(2, "black offers draw")), recorded];
    expect(await game.record(["white presses"])).toBe(true);
    expect(network.sent.map((it) => it.body?.seq)).toEqual([1, undefined, 2]);
    expect(game.view?.entries.map((it) => it.line)).toEqual(["black offers draw", "white presses"]);
  });

  test("a line that has arrived after all is not recorded twice", async () => {
    const game = gameAt(1);
    network.answers = [() => 409, () => viewAt(2, exampleEntry(2, "white presses"))];
    expect(await game.record(["white presses"])).toBe(true);
    expect(network.sent).toHaveLength(2);
    expect(game.problem).toBeNull();
  });

  test("a decision is sent with what it rests on, and never again by itself", async () => {
    const game = gameAt(5);
    network.answers = [() => 409, () => viewAt(6)];
    expect(await game.decide(["arbiter stops clock"], 4)).toBe(false);
    expect(network.sent.map((it) => it.body?.seq)).toEqual([4, undefined]);
    expect(game.problem?.isConflict).toBe(true);
    expect(game.view?.seq).toBe(6);
  });
});

describe("lines that can be taken back", () => {
  test("are sent when the moment is over", async () => {
    const game = gameAt(1);
    network.answers = [recorded];
    const soon = game.recordSoon(["white touches e2"], 1000);
    vi.advanceTimersByTime(999);
    expect([network.sent.length, game.waiting?.lines]).toEqual([0, ["white touches e2"]]);
    vi.advanceTimersByTime(1);
    expect(await soon).toBe(true);
    expect(game.waiting).toBeNull();
  });

  test("are sent before whatever is recorded next", async () => {
    const game = gameAt(1);
    network.answers = [recorded, recorded];
    const soon = game.recordSoon(["white releases e4"], 1000);
    expect(await game.record(["white presses"])).toBe(true);
    expect(await soon).toBe(true);
    expect(network.sent.map((it) => it.body?.lines?.[0])).toEqual(["white releases e4", "white presses"]);
  });

  test("were never there if they are taken back", async () => {
    const game = gameAt(1);
    const soon = game.recordSoon(["white touches e2"], 1000);
    game.takeBack();
    expect(await soon).toBe("taken back");
    vi.advanceTimersByTime(2000);
    expect(network.sent).toEqual([]);
  });
});

describe("what is told", () => {
  test("an older view does not replace a newer one, an equal one does", () => {
    const game = gameAt(5);
    network.socket.says({ type: "view", view: { ...viewAt(4), event_name: "old" } });
    expect(game.view?.seq).toBe(5);
    network.socket.says({ type: "view", view: { ...viewAt(5), event_name: "again" } });
    expect(game.view?.event_name).toBe("again");
  });

  test("if something was missed, the whole game is asked for", async () => {
    const game = gameAt(1);
    network.answers = [() => viewAt(4)];
    network.socket.says({ type: "change", ...change(exampleEntry(4, "white presses")) });
    expect(game.view?.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(network.sent[0]?.path).toBe("/v1/games/g1");
    expect(game.view?.seq).toBe(4);
  });
});

describe("the wire", () => {
  function wires(): Wire[] {
    const seen: Wire[] = [];
    listen("/v1/games/g1/live", { onMessage: () => undefined, onWire: (it) => seen.push(it) });
    return seen;
  }

  test("a silent connection is dead; a tick is a sign of life", () => {
    const seen = wires();
    network.socket.onopen?.();
    vi.advanceTimersByTime(SILENCE_MS - 1);
    network.socket.says({ type: "tick" });
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(seen).toEqual(["connecting", "live"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["connecting", "live", "broken"]);
    expect(network.sockets[0]?.closed).toBe(true);
  });

  test("broken is broken until it is live again", () => {
    const seen = wires();
    network.socket.onopen?.();
    network.socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    expect(network.sockets).toHaveLength(2);
    expect(seen.at(-1)).toBe("broken");
    network.socket.onopen?.();
    expect(seen).toEqual(["connecting", "live", "broken", "live"]);
  });

  test.each([
    [401, "revoked"],
    [403, "refused"],
    [404, "refused"],
  ])("a socket that is refused with %i does not come back", async (status, wire) => {
    network.answers = [() => status];
    const seen = wires();
    network.socket.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(["connecting", wire]);
    expect(network.sent.map((it) => it.path)).toEqual(["/v1/games/g1"]);
    expect(network.sockets).toHaveLength(1);
  });

  test("a server that is away is asked again", async () => {
    const seen = wires();
    network.socket.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(["connecting", "broken"]);
    expect(network.sockets).toHaveLength(2);
  });
});
