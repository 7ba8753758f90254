// A whole small event, as a club would run it: players from a list, a draft, a round on phones and on wooden boards, a call, a result
// put right, the second round, the public page, and files that programs of others read.
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Chess } from "chess.js";
import { expect, tap, test } from "./desk";

const PYTHON = process.env["JADOUBE_REFEREES"] ?? "../target/referees/bin/python3";
const PLAYERS = 21;
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

interface Read {
  name: string;
  players: { name: string; points: number; results: string[] }[];
}

/** What a program that is not ours understands of a tournament report. */
function readByOthers(report: string): Read {
  const file = join(mkdtempSync(join(tmpdir(), "report-")), "event.trf");
  writeFileSync(file, report);
  return JSON.parse(execFileSync(PYTHON, ["tests/trf_reader.py", file], { encoding: "utf8" })) as Read;
}

/** A move on the own phone: two taps and the clock. */
async function moves(page: Page, side: string, from: string, to: string): Promise<void> {
  await expect(page.locator(`[data-press="${side}"]`)).toBeEnabled();
  await tap(page, from, to);
  await page.locator(`[data-press="${side}"]`).tap();
  await expect(page.locator(`[data-press="${side}"]`)).toBeDisabled();
}

async function seated(page: Page, board: number): Promise<string[]> {
  const seats = page.locator(`[data-draft] [data-board="${board}"] [data-seat]`);
  return seats.evaluateAll((all) => all.map((it) => it.getAttribute("data-seat") ?? ""));
}

test("a club runs its evening on the desk", async ({ desk, browser }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Club Evening", place: "Brno", date: "2026-11-19", time_control: "15+10" });
  const chief = await desk.device(desk.chiefToken);
  await chief.getByRole("button", { name: "Club Evening" }).click();

  // Twenty-one players from the list of the club.
  await chief.goto(`${desk.url}/#/event/players`);
  const rows = Array.from({ length: PLAYERS }, (_, at) => `Hráč ${String(at + 1).padStart(2, "0")};${2200 - 20 * at};CZE`);
  const list = Buffer.from(["Jméno;Elo;Federace", ...rows].join("\n"));
  await chief.locator('[data-field="players-file"]').setInputFiles({ name: "klub.csv", mimeType: "text/csv", buffer: list });
  await expect(chief.locator('[data-act="add"]')).toHaveCount(PLAYERS);
  await chief.locator('[data-do="take-in"]').click();
  await expect(chief.locator("[data-player]")).toHaveCount(PLAYERS);

  // A draft that nobody else sees; two players change seats; then it is published.
  await chief.goto(`${desk.url}/#/event/rounds`);
  await chief.locator('[data-do="propose"]').click();
  await expect.poll(() => seated(chief, 2)).toHaveLength(2);
  const [first, second] = [await seated(chief, 1), await seated(chief, 2)];
  await chief.locator(`[data-draft] [data-seat="${first[1]}"]`).click();
  await chief.locator(`[data-draft] [data-seat="${second[1]}"]`).click();
  await expect.poll(() => seated(chief, 1)).toEqual([first[0], second[1]]);
  await expect(chief.locator("[data-bye]")).toHaveCount(1);
  await chief.locator('[data-do="publish"]').click();
  await expect(chief.locator('[data-round="1"] [data-stage="published"]')).toBeVisible();
  const { rounds } = await desk.call<{ rounds: { boards: { game: string; board: number }[] }[] }>("GET", `/v1/events/${event}`);
  const games = (rounds[0]?.boards ?? []).map((it) => it.game);
  expect(games).toHaveLength(10);

  // Two boards at the desk, wooden boards for the others.
  await desk.call("PUT", `/v1/events/${event}/rounds/1/place`, { results_only: true, boards: [3, 4, 5, 6, 7, 8, 9, 10] });
  await desk.call("PATCH", `/v1/events/${event}`, { public: { shown: "games" } });
  await chief.locator('[data-do="start-round"]').click();
  await chief.locator('[data-do="start-now"]').click();
  await expect(chief.locator('[data-round="1"] [data-stage="started"]')).toBeVisible();

  // Board 1, on two phones, until mate.
  const on = { event, game: games[0] ?? "" };
  const [white, black] = [await desk.player(on, ["white"], PHONE), await desk.player(on, ["black"], PHONE)];
  await moves(white, "white", "f2", "f3");
  await moves(black, "black", "e7", "e5");
  await moves(white, "white", "g2", "g4");
  // Mate ends the game when it is on the board; there is nothing left to press.
  await expect(black.locator('[data-press="black"]')).toBeEnabled();
  await tap(black, "d8", "h4");
  await expect(white.locator("[data-result]").first()).toHaveText("0-1");

  // Board 2: a player calls, an arbiter comes by name and enters what the players agreed in writing.
  const beside = { event, game: games[1] ?? "" };
  const caller = await desk.player(beside, ["white"], PHONE);
  const jana = await desk.device(await desk.link(event, { role: "arbiter", label: "Jana Nová" }));
  await jana.goto(`${desk.url}/#/game/${beside.game}`);
  await caller.getByRole("button", { name: "Call the arbiter" }).tap();
  await caller.getByRole("button", { name: "Call", exact: true }).tap();
  await expect(caller.locator("[data-called]")).toBeVisible();
  await jana.locator('[data-do="call-take"]').click();
  await expect(caller.locator("[data-called]")).toContainText("Jana Nová");
  await jana.locator('[data-do="call-close"]').click();
  await expect(caller.locator("[data-called]")).toHaveCount(0);
  await jana.goto(`${desk.url}/#/event/rounds`);
  await jana.locator('[data-result-of="2"]').selectOption("½-½");
  await expect(caller.locator("[data-result]").first()).toHaveText("½-½");

  // The wooden boards by keyboard in the hall; one is wrong and put right.
  await jana.goto(`${desk.url}/#/hall`);
  await jana.locator('[data-field="typed"]').focus();
  for (const typed of ["31", "40", "5=", "61", "7+", "80", "9=", "101"]) {
    await jana.keyboard.type(typed);
    await jana.keyboard.press("Enter");
  }
  await expect(jana.getByText("finished: 10")).toBeVisible();
  await expect(jana.locator('[data-result="10"]')).toHaveText("1-0");
  await jana.locator('[data-do="undo"]').click();
  await expect(jana.getByText("finished: 9")).toBeVisible();
  await jana.keyboard.press("Escape");
  await jana.locator('[data-field="typed"]').focus();
  await jana.keyboard.type("100");
  await jana.keyboard.press("Enter");
  await expect(jana.locator('[data-result="10"]')).toHaveText("0-1");

  // The public page knows all of it, and another program reads the game.
  const visitor = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await visitor.goto(`${desk.url}/p/${event}`);
  await expect(visitor.locator('[data-board="10"]')).toContainText("0-1");
  await expect(visitor.locator('[data-board="2"]')).toContainText("½-½");
  const record = await (await fetch(`${desk.url}/v1/public/${event}/round-1/board-1.pgn`)).text();
  const chess = new Chess();
  chess.loadPgn(record, { strict: true });
  expect(chess.history()).toEqual(["f3", "e5", "g4", "Qh4#"]);
  expect(chess.isCheckmate()).toBe(true);
  expect(chess.getHeaders()["Result"]).toBe("0-1");

  // The second round: nobody meets again, and the public sees nothing before it is published.
  await chief.locator('[data-do="propose"]').click();
  await expect(chief.locator('[data-draft="2"]')).toBeVisible();
  await expect(chief.locator('[data-objection="met"]')).toHaveCount(0);
  const shown = await (await fetch(`${desk.url}/v1/public/${event}`)).json();
  expect(shown.rounds).toHaveLength(1);
  await chief.locator('[data-do="publish"]').click();
  await expect(chief.locator('[data-round="2"] [data-stage="published"]')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: /2/ }).first()).toBeVisible();

  // After the last round a reader of others takes the report; it holds both sides of every game and the points against each other.
  const after = await desk.call<{ rounds: { boards: { game: string }[] }[] }>("GET", `/v1/events/${event}`);
  for (const { game } of after.rounds[1]?.boards ?? []) await desk.call("PUT", `/v1/games/${game}/result`, { result: "0-1" });
  const headers = { Authorization: `Bearer ${desk.chiefToken}` };
  const report = await (await fetch(`${desk.url}/v1/events/${event}/trf?version=16`, { headers })).text();
  const read = readByOthers(report);
  expect(read.name).toBe("Club Evening");
  expect(read.players).toHaveLength(PLAYERS);
  // Ten games, one point each, and the bye, twice.
  expect(read.players.reduce((sum, it) => sum + it.points, 0)).toBe(22);
  const decided = read.players.map((it) => it.results[0]?.split(" ")[2]);
  expect(decided.filter((it) => it === "=")).toHaveLength(6);
  expect(decided.filter((it) => it === "+" || it === "-")).toHaveLength(2);
});
