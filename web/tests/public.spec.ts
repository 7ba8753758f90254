// The public page: without a link, small, and never more than the organiser shows. Its games are read by a reader that is not ours.
import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { Chess } from "chess.js";
import { type Desk, expect, test } from "./desk";

interface Made {
  event: string;
  games: string[];
}

/** An event with one round, shown to everybody. */
async function shown(desk: Desk, boards: number, publication: object = { shown: "games" }, name = "Spring Open"): Promise<Made> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name, place: "Brno", date: "2026-11-16", time_control: "90+30" });
  for (let at = 1; at <= 2 * boards; at++) {
    const title = at === 1 ? "GM" : null;
    await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}`, rating: 2500 - at, title });
  }
  const pairings = Array.from({ length: boards }, (_, at) => ({ white: `p${2 * at + 1}`, black: `p${2 * at + 2}` }));
  const round = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings });
  await desk.call("PATCH", `/v1/events/${event}`, { public: publication });
  return { event, games: round.boards.map((it) => it.game) };
}

/** Somebody who has nothing but the address. */
async function visitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url);
  return page;
}

const GAME = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"];

/** Moves as both players make them. */
async function play(desk: Desk, game: string, moves: readonly string[]): Promise<void> {
  await desk.record(game, "arbiter starts white");
  for (const [at, move] of moves.entries()) await desk.record(game, `${at % 2 === 0 ? "white" : "black"} plays ${move} and presses`);
}

test("a game is followed, played through with the arrow keys, and read by another program", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 2);
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  await expect(page.locator("h1")).toHaveText("Spring Open");
  await expect(page.locator('[data-board="1"]')).toContainText("GM Player 1");
  await play(desk, games[0] ?? "", GAME);
  await page.goto(`${desk.url}/p/${event}#game/1/1`);
  const moves = page.locator(".move");
  await expect(moves).toHaveText(GAME);
  await expect(moves.last()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(moves.first()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  await page.keyboard.press("End");
  await desk.record(games[0] ?? "", "black plays f6 and presses");
  await expect(moves).toHaveCount(GAME.length + 1);
  await expect(moves.last()).toHaveAttribute("aria-current", "step");
  await desk.record(games[0] ?? "", "white resigns");
  await expect(page.locator("[data-result]")).toHaveText("0-1");

  const record = await (await fetch(`${desk.url}/v1/public/${event}/round-1/board-1.pgn`)).text();
  const chess = new Chess();
  chess.loadPgn(record, { strict: true });
  expect(chess.history()).toEqual([...GAME, "f6"]);
  expect(chess.getHeaders()).toMatchObject({ Event: "Spring Open", Site: "Brno", Date: "2026.11.16", Round: "1.1", White: "Player 1", WhiteTitle: "GM", WhiteElo: "2499", Result: "0-1" });
  expect(chess.getComments().every(({ comment }) => /^\[%clk \d:\d\d:\d\d\]$/.test(comment ?? ""))).toBe(true);
});

test("standings, crosstable, cards and search follow from the results", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 2);
  await desk.call("PUT", `/v1/games/${games[0]}/result`, { result: "1-0" });
  await desk.call("PUT", `/v1/games/${games[1]}/result`, { result: "1/2-1/2" });
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  await expect(page.locator('[data-board="2"]')).toContainText("½-½");
  await page.getByRole("link", { name: "Standings" }).click();
  await expect(page.getByRole("heading", { name: "Standings after round 1" })).toBeVisible();
  await expect(page.locator("[data-player]").first()).toContainText("Player 1");
  await page.getByRole("link", { name: "Crosstable" }).click();
  await expect(page.locator('[data-player="p1"]')).toContainText("4w1");
  await page.locator("[data-search]").fill("PLÄYER 4");
  await expect(page.locator("[data-player]")).toHaveCount(1);
  await page.getByRole("link", { name: "Player 4" }).click();
  await expect(page.locator('[data-card="p4"]')).toContainText("points: ½");
  await expect(page.getByRole("link", { name: "Player 3" })).toBeVisible();
});

test("a page without games shows none, and one that is not shown says so", async ({ desk, browser }) => {
  const { event } = await shown(desk, 1, { shown: "page" });
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  await expect(page.locator('[data-board="1"]')).toBeVisible();
  await expect(page.getByRole("link", { name: "Boards" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "To the game on board 1" })).toHaveCount(0);
  const nothing = await visitor(browser, `${desk.url}/p/nobody`);
  await expect(nothing.locator("[data-gone]")).toBeVisible();
});

test("names are shown as they are, whatever stands in them", async ({ desk, browser }) => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const { event } = await shown(desk, 1, { shown: "games" }, name);
  await desk.call("PATCH", `/v1/events/${event}/players/p1`, { name });
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  await expect(page.locator("h1")).toHaveText(name);
  for (const view of ["pairings", "boards", "standings", "crosstable", "player/p1", "game/1/1", "projector"]) {
    await page.goto(`${desk.url}/p/${event}#${view}`);
    await expect(page.locator("body")).toContainText("<img src=x");
    expect(await page.locator("img, main script").count()).toBe(0);
  }
  expect(await page.title()).toContain("<script>");
});

test("a whole visit takes less than 150 kB of the network", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 10);
  await play(desk, games[0] ?? "", GAME);
  const context = await browser.newContext({ locale: "sl" });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (it) => sizes.push(it.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)));
  await page.goto(`${desk.url}/p/${event}`);
  await expect(page.locator('[data-board="10"]')).toBeVisible();
  for (const [view, seen] of [["boards", '[data-board="1"] svg'], ["standings", "[data-player]"], ["crosstable", "[data-player]"], ["game/1/1", ".move"]] as const) {
    await page.goto(`${desk.url}/p/${event}#${view}`);
    await expect(page.locator(seen).first()).toBeVisible();
  }
  const total = (await Promise.all(sizes)).reduce((sum, it) => sum + it, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(150_000);
});

test("axe finds no fault, light and dark", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 3);
  await play(desk, games[0] ?? "", GAME);
  await desk.call("PUT", `/v1/games/${games[1]}/result`, { result: "1-0" });
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await visitor(browser, `${desk.url}/p/${event}`, { colorScheme });
    for (const view of ["pairings", "boards", "standings", "crosstable", "player/p1", "game/1/1", "projector"]) {
      await page.goto(`${desk.url}/p/${event}#${view}`);
      await expect(page.locator("main :is(h1, h2)").first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((it) => `${view}: ${it.id} ${it.nodes[0]?.html}`)).toEqual([]);
    }
  }
});

test("on a phone nothing is wider than the screen, in four languages", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 3);
  await play(desk, games[0] ?? "", GAME);
  const page = await visitor(browser, `${desk.url}/p/${event}`, { viewport: { width: 390, height: 844 } });
  for (const [lang, round] of [["en", "Round 1"], ["cs", "1. kolo"], ["sk", "1. kolo"], ["sl", "1. kolo"]] as const) {
    await page.goto(`${desk.url}/p/${event}#pairings`);
    await page.locator("[data-language]").selectOption(lang);
    await expect(page.getByRole("heading", { name: round })).toBeVisible();
    for (const view of ["pairings", "boards", "standings", "crosstable", "game/1/1"]) {
      await page.goto(`${desk.url}/p/${event}#${view}`);
      await expect(page.locator("main h2")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  }
});

test("when the desk is away the page keeps what it knows and goes on by itself", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 1);
  const page = await visitor(browser, `${desk.url}/p/${event}#game/1/1`);
  await expect(page.locator("[data-game]")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("The desk cannot be reached")).toBeVisible();
  await expect(page.locator("[data-game]")).toBeVisible();
  await play(desk, games[0] ?? "", ["e4"]);
  await page.context().setOffline(false);
  await expect(page.locator(".move")).toHaveText(["e4"]);
  await expect(page.getByText("The desk cannot be reached")).toHaveCount(0);
});

test("the projector shows one thing after the other", async ({ desk, browser }) => {
  const { event, games } = await shown(desk, 2);
  await play(desk, games[0] ?? "", GAME);
  const page = await visitor(browser, `${desk.url}/p/${event}#projector`);
  await page.clock.install();
  await page.reload();
  const wall = page.locator("[data-projector]");
  /** Lets turns go by until this is shown; each kind has its turn. */
  const turnsTo = (kind: string) =>
    expect(async () => {
      await page.clock.runFor(5_000);
      await expect(wall).toHaveAttribute("data-projector", kind, { timeout: 200 });
    }).toPass();
  await expect(wall).toHaveAttribute("data-projector", "pairings");
  await expect(wall.locator("tr")).toHaveCount(2);
  await page.locator("[data-seconds]").selectOption("5");
  await turnsTo("boards");
  await page.locator('[data-do="rest"]').click();
  await page.clock.runFor(20_000);
  await expect(wall).toHaveAttribute("data-projector", "boards");
  await page.keyboard.press("ArrowRight");
  await expect(wall).toHaveAttribute("data-projector", "pairings");
  await desk.call("PUT", `/v1/games/${games[1]}/result`, { result: "0-1" });
  await page.locator('[data-do="rest"]').click();
  await turnsTo("results");
  await expect(wall).toContainText("0-1");
});

test("the organiser chooses what is shown and gets an address for the poster", async ({ desk, browser }) => {
  const { event } = await shown(desk, 1, { shown: "nothing" });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Spring Open" }).click();
  await page.goto(`${desk.url}/#/event/settings`);
  const part = page.locator('[data-part="public"]');
  await part.getByLabel("The games too, live").check();
  await part.locator('[data-field="public-origins"]').fill("not an origin");
  await part.locator('[data-do="save-public"]').click();
  await expect(part.locator(".fault, [role=alert]").first()).toBeVisible();
  await part.locator('[data-field="public-origins"]').fill("https://club.example");
  await part.locator('[data-do="save-public"]').click();
  const address = await part.locator("[data-public-page]").textContent();
  expect(address).toBe(`${desk.url}/p/${event}`);
  await page.goto(`${desk.url}/#/event/links`);
  await expect(page.locator("[data-public] img")).toHaveJSProperty("complete", true);
  await expect(page.locator("[data-public-pgn]")).toHaveText(`${desk.url}/v1/public/${event}/games.pgn`);
  const poster = await visitor(browser, address ?? "");
  await expect(poster.locator("h1")).toHaveText("Spring Open");
  await page.goto(`${desk.url}/#/event/rounds`);
  const saving = page.waitForEvent("download");
  await page.locator('[data-download="games"]').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${event}-1.pgn`);
});

test("what is published is proposed no sooner than spectators see it, and sooner only with a warning", async ({ desk }) => {
  const { event } = await shown(desk, 1, { shown: "nothing" });
  await desk.call("PATCH", `/v1/events/${event}`, { spectator_delay_s: 900 });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Spring Open" }).click();
  await page.goto(`${desk.url}/#/event/settings`);
  const part = page.locator('[data-part="public"]');
  await part.getByLabel("The games too, live").check();
  const delay = part.locator('[data-field="public-delay"]');
  await expect(delay).toHaveValue("15");
  await expect(part.locator('[data-part="public-sooner"]')).toHaveCount(0);
  await delay.fill("5");
  await expect(part.locator('[data-part="public-sooner"]')).toContainText("15 min later");
});
