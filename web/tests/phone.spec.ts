// A player's phone: all on one screen, fingers that touch nothing by mistake, rulings read before the board follows them.
import type { CDPSession, Page } from "@playwright/test";
import { type Desk, type PreparedGame, expect, expectPiece, place, tap, test } from "./desk";

const phone = (width: number, height: number) => ({ hasTouch: true, isMobile: true, viewport: { width, height } });
const PHONE = phone(390, 844);

interface Spot {
  x: number;
  y: number;
}

/** Fingers on the glass, one place for each. */
class Hand {
  private constructor(private readonly glass: CDPSession) {}

  static async on(page: Page): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page));
  }

  async down(...spots: Spot[]): Promise<void> {
    await this.glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: spots.map((it, id) => ({ ...it, id })) });
  }

  async move(...spots: Spot[]): Promise<void> {
    await this.glass.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: spots.map((it, id) => ({ ...it, id })) });
  }

  async up(): Promise<void> {
    await this.glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async swipe(from: Spot, to: Spot): Promise<void> {
    await this.down(from);
    for (const part of [0.25, 0.5, 0.75, 1]) await this.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await this.up();
  }
}

async function linesOf(desk: Desk, { game }: PreparedGame): Promise<string[]> {
  const { entries } = await desk.call<{ entries: { line: string }[] }>("GET", `/v1/games/${game}`);
  return entries.map((it) => it.line);
}

async function started(desk: Desk): Promise<PreparedGame> {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  return game;
}

async function expectNoScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const it = document.scrollingElement ?? document.body;
    return [it.scrollHeight - innerHeight, it.scrollWidth - innerWidth];
  });
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
] as const) {
  test(`everything a player needs is on one screen of ${width} by ${height}`, async ({ desk }) => {
    const game = await started(desk);
    const white = await desk.player(game, ["white"], phone(width, height));
    await desk.record(game.game, "white touches e2", "white puts P on e5", "white releases e5", "white presses");
    await white.getByRole("button", { name: "Understood" }).tap();
    await expectNoScrolling(white);
    await expect(white.locator("header.bar")).toHaveCount(0);
    const seen = ['[role="grid"]', '[data-clock="white"]', '[data-clock="black"]', '[data-press="white"]', ".duty", "[data-actions] button"];
    for (const part of seen) for (const it of await white.locator(part).all()) await expect(it, part).toBeInViewport({ ratio: 0.99 });
    for (const name of ["Call the arbiter", "Offer a draw", "Resign", "More"]) await expect(white.getByRole("button", { name })).toBeInViewport({ ratio: 0.99 });
    await expect(white.locator("[data-said] button").first()).toBeInViewport({ ratio: 0.9 });
    await desk.record(game.game, "white calls arbiter");
    await expect(white.locator("[data-called]")).toBeInViewport({ ratio: 0.5 });
    await expectNoScrolling(white);
  });
}

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
  [768, 1024],
] as const) {
  test(`one tablet for both shows all of it on ${width} by ${height}`, async ({ desk }) => {
    const game = await started(desk);
    const tablet = await desk.player(game, ["white", "black"], { hasTouch: true, viewport: { width, height } });
    await expectNoScrolling(tablet);
    const board = await tablet.locator('[role="grid"]').boundingBox();
    expect(board?.width ?? 0).toBeGreaterThan(Math.min(width, height) * 0.9);
    for (const side of ["white", "black"]) {
      await expect(tablet.locator(`[data-press="${side}"]`)).toBeInViewport({ ratio: 0.99 });
      for (const it of await tablet.locator(`[data-actions="${side}"] button`).all()) await expect(it).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test("fingers that swipe, pinch or slide in touch nothing; a tap does", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  const hand = await Hand.on(white);
  const [b1, g1, e2, e4] = [await place(white, "b1"), await place(white, "g1"), await place(white, "e2"), await place(white, "e4")];
  await hand.swipe(g1, e4);
  await hand.swipe(e2, { x: e2.x, y: e2.y - 20 });
  await hand.swipe({ x: e2.x, y: 20 }, e2);
  await hand.down(b1, g1);
  await hand.move(e2, e4);
  await hand.up();
  await tap(white, "g1");
  await expect(white.locator(".duty")).toContainText("g1");
  expect((await linesOf(desk, game)).filter((it) => it.startsWith("white"))).toEqual(["white touches g1"]);
});

test("a finger that stays takes the piece and carries it", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  const hand = await Hand.on(white);
  await hand.down(await place(white, "e2"));
  await expect(white.locator('[data-square="e2"]')).toHaveAttribute("aria-selected", "true");
  await hand.move(await place(white, "e3"));
  await hand.move(await place(white, "e4"));
  await expect(white.locator(".ghost")).toBeVisible();
  await hand.up();
  await expectPiece(white, "e4", "white pawn");
  await white.locator('[data-press="white"]').tap();
  await expect(white.locator('[data-press="white"]')).toBeDisabled();
  expect((await linesOf(desk, game)).filter((it) => it.startsWith("white"))).toEqual(["white touches e2", "white puts P on e4", "white releases e4", "white presses"]);
});

test("a second finger stops what the first carries; the piece stays in the hand", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  const hand = await Hand.on(white);
  const [e4, a5] = [await place(white, "e4"), await place(white, "a5")];
  const held = white.locator('[data-square="e2"]');
  await hand.down(await place(white, "e2"));
  await expect(held).toHaveAttribute("aria-selected", "true");
  await hand.move(e4);
  await expect(white.locator(".ghost")).toBeVisible();
  await hand.down(e4, a5);
  await expect(white.locator(".ghost")).toHaveCount(0);
  await hand.up();
  await expect(held).toHaveAttribute("aria-selected", "true");
  await tap(white, "e3");
  await expectPiece(white, "e3", "white pawn");
});

test("a near miss can be taken back for a moment, what comes after it sends it", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  const box = await white.locator('[data-square="d2"]').boundingBox();
  if (!box) throw new Error("no d2");
  const edge: [number, number] = [box.x + box.width - 1, box.y + box.height / 2];
  const undo = white.locator("[data-undo]");
  await white.touchscreen.tap(...edge);
  await undo.tap();
  await expect(undo).toHaveCount(0);
  await expect(white.locator('[data-square="d2"]')).toHaveAttribute("aria-selected", "false");
  await tap(white, "e2");
  await expect(white.locator(".duty")).toContainText("e2");
  await tap(white, "e2");
  await white.touchscreen.tap(...edge);
  await expect(undo).toBeVisible();
  await tap(white, "d4");
  await expect(undo).toHaveCount(0);
  await expect.poll(() => linesOf(desk, game)).toContain("white releases d4");
  expect((await linesOf(desk, game)).filter((it) => it.startsWith("white"))).toEqual(["white touches e2", "white touches d2", "white puts P on d4", "white releases d4"]);
});

test("how the board takes a touch is explained once", async ({ desk }) => {
  const game = await started(desk);
  const page = await desk.device(await desk.link(game.event, { role: "player", game: game.game, sides: ["white"] }), PHONE, true);
  const explained = page.locator("[data-explained]");
  await explained.getByRole("button", { name: "Understood" }).tap();
  await expect(explained).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[role="grid"]')).toBeVisible();
  await expect(explained).toHaveCount(0);
});

test("what a ruling changes is read first, then the board follows", async ({ desk }) => {
  const game = await started(desk);
  const black = await desk.player(game, ["black"], PHONE);
  await desk.record(game.game, "white touches e2", "white puts P on e5", "white releases e5");
  await expectPiece(black, "e5", "white pawn");
  await desk.record(game.game, "white presses");
  const ruled = black.locator("[data-ruled]");
  await expect(ruled).toContainText("e2–e5");
  await expect(ruled).toContainText("7.5.1");
  await expect(ruled).toContainText("0:02:00");
  await expectPiece(black, "e5", "white pawn");
  const card = await ruled.boundingBox();
  for (const side of ["white", "black"]) {
    const clock = await black.locator(`[data-clock="${side}"]`).boundingBox();
    expect(card && clock && (clock.y >= card.y + card.height || clock.y + clock.height <= card.y), side).toBe(true);
  }
  await ruled.getByRole("button", { name: "Understood" }).tap();
  await expectPiece(black, "e2", "white pawn");
  await expect(ruled).toHaveCount(0);
});

test("a call is confirmed with its time", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  await white.getByRole("button", { name: "Call the arbiter" }).tap();
  await white.getByRole("button", { name: "Call", exact: true }).tap();
  await expect(white.locator("[data-called]")).toContainText(/called, at \d/);
});

test("who called sees who comes, and can take the call back", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  await desk.record(game.game, "white calls arbiter");
  const { state } = await desk.call<{ state: { calls: { seq: number }[] } }>("GET", `/v1/games/${game.game}`);
  const anna = await desk.link(game.event, { role: "arbiter", label: "Eva Jansa" });
  await desk.call("POST", `/v1/games/${game.game}/attention`, { act: "call-taken", call: state.calls[0]?.seq }, anna);
  await expect(white.locator("[data-called]")).toContainText("Eva Jansa is coming");
  await white.getByRole("button", { name: "Call the arbiter" }).tap();
  await white.locator("[data-withdraw]").tap();
  await expect(white.locator("[data-called]")).toHaveCount(0);
});

test("what must be read stays until both have read it", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  const black = await desk.player(game, ["black"], PHONE);
  await desk.record(game.game, "white touches e2", "white puts P on e5", "white releases e5", "white presses");
  for (const page of [white, black]) await page.getByRole("button", { name: "Understood" }).tap();
  const { seq } = await desk.call<{ seq: number }>("GET", `/v1/games/${game.game}`);
  await desk.call("POST", `/v1/games/${game.game}/attention`, { act: "must-read", entry: seq });
  await expect(black.locator("[data-ruled]")).toContainText("7.5.1");
  await black.reload();
  await expect(black.locator("[data-ruled]")).toContainText("7.5.1");
  await white.getByRole("button", { name: "Understood" }).tap();
  await expect(white.locator("[data-unread]")).toContainText("Black");
  await black.getByRole("button", { name: "Understood" }).tap();
  await expect(white.locator("[data-unread]")).toHaveCount(0);
  await expect(black.locator("[data-ruled]")).toHaveCount(0);
});

test("a claim that cannot be read is said in a player's words, where it was written", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  await white.getByRole("button", { name: "More" }).tap();
  await white.getByRole("button", { name: "Claim a draw" }).tap();
  const move = white.getByLabel("Intended move");
  await move.fill("knight somewhere");
  await white.getByRole("button", { name: "Claim", exact: true }).tap();
  await expect(white.locator("dialog .fault")).toContainText("as on your scoresheet");
  await expect(move).toHaveAttribute("aria-invalid", "true");
  await expect(white.locator("dialog")).not.toContainText("column");
});

test("the frame is a step away, and what the device does is remembered", async ({ desk }) => {
  const game = await started(desk);
  const white = await desk.player(game, ["white"], PHONE);
  await white.getByRole("button", { name: "More" }).tap();
  await white.locator('[data-set="sound"]').check();
  await white.locator("[data-language]").selectOption("sl");
  await expect(white.locator("dialog h2")).toHaveText("Več …");
  await white.reload();
  await white.locator("[data-more]").tap();
  await expect(white.locator('[data-set="sound"]')).toBeChecked();
});

test("the device stays awake, and is felt when the move comes or something is ruled", async ({ desk }) => {
  const game = await started(desk);
  const page = await desk.visitor(PHONE);
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    navigator.vibrate = () => told.push("felt") > 0;
    navigator.wakeLock.request = () => Promise.reject(new DOMException(String(told.push("awake"))));
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await page.goto(`${desk.url}/#/l/${await desk.link(game.event, { role: "player", game: game.game, sides: ["black"] })}`);
  await expect.poll(told).toEqual(["awake"]);
  await desk.record(game.game, "white plays e4 and presses");
  await expect.poll(told).toEqual(["awake", "felt"]);
  await desk.record(game.game, "black touches e7", "black puts P on e3", "black releases e3", "black presses");
  await expect(page.locator("[data-ruled]")).toBeVisible();
  expect((await told()).length).toBeGreaterThan(2);
  const before = (await told()).length;
  await page.getByRole("button", { name: "Understood" }).tap();
  await page.locator("[data-more]").tap();
  await page.locator('[data-set="buzz"]').uncheck();
  await page.getByRole("button", { name: "Close" }).tap();
  await desk.record(game.game, "arbiter decides J-23", "arbiter starts black");
  await expect(page.locator('[data-press="black"]')).toBeEnabled();
  expect((await told()).length).toBe(before);
});

test("a link that this desk does not know says so", async ({ desk }) => {
  const page = await desk.device("nobodymadethis");
  await expect(page.locator("[data-unknown]")).toBeVisible();
});

test("nothing is explained after the game, and a clock that is started is no ruling", async ({ desk }) => {
  const { event, game } = await desk.game();
  await desk.record(game, "round starts");
  const token = await desk.link(event, { role: "player", game, sides: ["white"] });
  const page = await desk.device(token, {}, true);
  await expect(page.locator("[data-explained]")).toBeVisible();
  await expect(page.locator("[data-said]")).toHaveCount(0);
  await desk.record(game, "white resigns");
  await expect(page.locator("[data-result]")).toHaveText("0-1");
  await expect(page.locator("[data-explained]")).toHaveCount(0);
});
