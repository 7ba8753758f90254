// A playing hall has a bad network: what is lost is said, what comes back goes on by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Desk, drag, expect, expectPiece, press, tap, test } from "./desk";

test("the server dies and comes back: the line is lost, the game is not", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const desk = await Desk.start(browser, join(folder, "desk.db"));
  try {
    const game = await desk.game();
    await desk.record(game.game, "round starts");
    const white = await desk.player(game, ["white"]);
    await drag(white, "e2", "e4");
    await press(white, "white");
    await expect(white.getByText("White’s last move: e4")).toBeVisible();
    await desk.record(game.game, "black plays e5 and presses");
    await expectPiece(white, "e5", "black pawn");
    const hall = await desk.device(await desk.link(game.event, { role: "arbiter" }));
    await expect(hall.locator("[data-go-on]")).toHaveCount(0);

    await desk.kill();
    await expect(white.locator(".middle").getByText("Connecting again")).toBeVisible();
    await drag(white, "g1", "f3");
    await expect(white.locator(".middle").getByRole("alert")).toContainText("cannot be reached");
    await expectPiece(white, "g1", "white knight");

    await desk.revive();
    await expect(white.getByText("Connecting again")).toHaveCount(0);
    // Nobody loses time to a machine: the clock stands until the arbiter says how it goes on.
    await expect(hall.getByText("The desk was away")).toBeVisible();
    await hall.locator("[data-go-on]").click();
    await expect(hall.locator("[data-go-on]")).toHaveCount(0);
    await drag(white, "g1", "f3");
    await press(white, "white");
    await expect(white.getByText("White’s last move: Nf3")).toBeVisible();
    await expect(white.getByRole("alert")).toHaveCount(0);
    expect((await desk.state(game.game)).fen.split(" ")[0]).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
  } finally {
    await desk.stop();
    rmSync(folder, { recursive: true });
  }
});

test("what waits behind a lost line is not recorded", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const white = await desk.player(game, ["white"], { hasTouch: true });
  await white.route("**/events*", (route) => (route.request().postData()?.includes("touches") ? route.abort() : route.continue()));
  await tap(white, "e2", "e4");
  await expect(white.locator(".middle").getByRole("alert")).toBeVisible();
  await expectPiece(white, "e2", "white pawn");
  const { entries } = await desk.call<{ entries: { line: string }[] }>("GET", `/v1/games/${game.game}`);
  expect(entries.map((it) => it.line).filter((it) => it.startsWith("white"))).toEqual([]);
});

test("a new round appears in the hall, and earlier ones can be chosen", async ({ desk }) => {
  const { event } = await desk.game();
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await expect(page.getByText("Round 1")).toBeVisible();
  const players = (await desk.call<{ players: { id: string }[] }>("GET", `/v1/events/${event}`)).players.map((it) => it.id);
  await desk.call("POST", `/v1/events/${event}/rounds`, { pairings: [{ white: players[1], black: players[0] }] });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Round 2");
  await page.locator('[data-field="round"]').selectOption("1");
  await expect(heading).toContainText("Round 1");
  await page.locator('[data-field="round"]').selectOption("2");
  await expect(heading).toContainText("Round 2");
});

test("a result comes into the list of rounds by itself", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const page = await desk.device(await desk.link(game.event, { role: "arbiter" }));
  await page.goto(`${desk.url}/#/event/rounds`);
  await expect(page.locator("tbody select")).toHaveValue("game");
  await desk.record(game.game, "white resigns");
  await expect(page.locator("tbody select")).toHaveValue("0-1");
});

test("an event that is gone is forgotten, and the page says so", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.setItem("jadoube.event", "e0000000")));
  await page.goto(`${desk.url}/#/hall`);
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "Not found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The first event" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("jadoube.event"))).toBeNull();
});

test("a board opened by its address alone leads back to its hall", async ({ desk }) => {
  const game = await desk.game();
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/game/${game.game}`);
  await page.getByRole("link", { name: "Hall" }).first().click();
  await expect(page.locator("[data-board]")).toHaveCount(1);
});
