// Several halls at once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../src/lib/types";
import { FakeNetwork } from "./network";

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => network.stop());

test("what every hall tells is asked once", async () => {
  const { session } = await import("../src/lib/session.svelte");
  const { halls } = await import("../src/lib/halls.svelte");
  const me: Partial<Me> = { role: "chief", sides: [], event: null, event_name: null, game: null, link: "l1", label: "", delay_s: 0 };
  session.me = me as Me;
  const asked = (): number => network.sent.filter((it) => it.path === "/v1/events").length;
  network.answers = [() => ["e1", "e2", "e3"].map((event) => ({ event, open: [1] }))];
  halls.follow([], true);
  await vi.advanceTimersByTimeAsync(0);
  expect([halls.all.length, asked()]).toEqual([3, 1]);
  for (const push of [1, 2]) {
    network.answers = [() => ["e1", "e2", "e3"].map((event) => ({ event, open: [1] }))];
    for (const socket of network.sockets) socket.says({ type: "events" });
    await vi.advanceTimersByTimeAsync(1000);
    expect([halls.all.length, asked()]).toEqual([3, 1 + push]);
  }
});
