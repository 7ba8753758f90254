// Who sits at the desk, over a bad network.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { session as Session } from "../src/lib/session.svelte";
import { FakeNetwork, Problem401 } from "./network";

const INFO = { name: "jadoube", version: "0", editions: [], languages: [], notation_languages: [], presets: [] };
const ME = { role: "chief", sides: [], event: null, event_name: null, game: null, link: "l1", label: null, delay_s: null };

let network: FakeNetwork;
let session: typeof Session;
let online: () => void;

beforeEach(async () => {
  network = new FakeNetwork();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", (_name: string, listener: () => void) => (online = listener));
  vi.resetModules();
  ({ session } = await import("../src/lib/session.svelte"));
});
afterEach(() => network.stop());

async function known(): Promise<void> {
  network.answers = [() => INFO, () => ME];
  await session.open("token");
  expect(session.standing).toBe("known");
}

test("a desk that was started without the server goes on by itself", async () => {
  await session.open("token");
  expect(session.standing).toBe("offline");
  network.answers = [() => INFO, () => ME];
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.standing).toBe("known");
  expect(session.me?.role).toBe("chief");
});

test("and at once when the network is back", async () => {
  await session.open("token");
  network.answers = [() => INFO, () => ME];
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.standing).toBe("known");
});

test("who is known stays known while the server is away", async () => {
  await known();
  await session.load();
  expect(session.standing).toBe("known");
  expect(session.me).not.toBeNull();
});

test("with another link nobody is known until the server has said who it is", async () => {
  await known();
  network.answers = [() => INFO, () => 401];
  const opened = session.open("other");
  expect([session.me, session.standing]).toEqual([null, "loading"]);
  await opened;
  expect([session.me, session.standing]).toEqual([null, "unknown"]);
});

test("a link that comes to its end in use says why it did", async () => {
  await known();
  network.answers = [() => INFO, () => new Problem401("link-expired")];
  session.revoke();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.me, session.standing]).toEqual([null, "expired"]);
});

test("without a link nobody is known, and nothing is wrong", async () => {
  network.answers = [() => INFO];
  await session.load();
  expect(session.standing).toBe("nobody");
});

test("a socket carries the token as a protocol, never in its address", async () => {
  await known();
  const { socketTo } = await import("../src/lib/api");
  socketTo("/v1/games/g1/live?after=3");
  expect(network.socket.url).toBe("ws://desk/v1/games/g1/live?after=3&lang=en");
  expect(network.socket.protocols).toEqual(["jadoube", "token.token"]);
});

test("an older answer does not undo a newer one", async () => {
  await known();
  const later = new Promise<object>((resolve) => setTimeout(() => resolve({ ...ME, role: "player" }), 1000));
  network.answers = [() => INFO, () => INFO, () => later, () => ({ ...ME, role: "arbiter" })];
  const both = Promise.all([session.load(), session.load()]);
  await vi.advanceTimersByTimeAsync(1000);
  await both;
  expect(network.sent).toHaveLength(6);
  expect(session.me?.role).toBe("arbiter");
});
