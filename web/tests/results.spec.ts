// One truth about results, on the screens: entered by hand in the hall and under Rounds, seen everywhere, and taken back.
import { type Page } from "@playwright/test";
import { type Desk, expect, test } from "./desk";

/** An event with a round of boards; who is to be at the desk is said later. */
async function roundOf(desk: Desk, boards: number): Promise<{ event: string; games: string[] }> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Results", time_control: "all/1:00:00" });
  const names = Array.from({ length: 2 * boards }, (_, at) => `Player ${at + 1}`);
  await desk.call("POST", `/v1/events/${event}/players/import`, { format: "csv", text: ["name", ...names].join("\n") });
  const pairings = Array.from({ length: boards }, (_, at) => ({ white: `p${2 * at + 1}`, black: `p${2 * at + 2}` }));
  const round = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings });
  return { event, games: round.boards.map((it) => it.game) };
}

async function place(desk: Desk, event: string, results_only: boolean, boards?: number[]): Promise<void> {
  await desk.call("PUT", `/v1/events/${event}/rounds/1/place`, { results_only, boards });
}

async function hallOf(desk: Desk, event: string, size = { width: 1280, height: 900 }): Promise<Page> {
  const token = await desk.link(event, { role: "arbiter", label: "Arbiter" });
  const page = await desk.device(token, { viewport: size, hasTouch: size.width < 600 });
  await page.goto(`${desk.url}/#/hall`);
  await expect(page.locator("[data-results]")).toBeVisible();
  return page;
}

test("a hundred results entered by keyboard are a hundred finished boards", async ({ desk }) => {
  const { event } = await roundOf(desk, 100);
  await place(desk, event, true);
  const page = await hallOf(desk, event);
  const typed = page.locator('[data-field="typed"]');
  await typed.focus();
  const keys = ["1", "0", "=", "+", "-"];
  for (let board = 1; board <= 100; board++) {
    await page.keyboard.type(`${board}${keys[board % keys.length]}`);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("[data-missing]")).toHaveAttribute("data-missing", "0");
  await expect(page.getByText("finished: 100")).toBeVisible();
  await expect(page.locator('[data-result="2"]')).toHaveText("½-½");
  await expect(page.locator('[data-result="4"]')).toHaveText("-/+");
  // The last one was a mistake.
  await page.locator('[data-do="undo"]').click();
  await expect(page.locator("[data-missing]")).toHaveAttribute("data-missing", "1");
  await expect(page.getByText("finished: 99")).toBeVisible();
});

test("a result entered under Rounds stops the clock of its board, and is taken back there", async ({ desk }) => {
  const { event, games } = await roundOf(desk, 1);
  const game = games[0] ?? "";
  await desk.record(game, "round starts", "white plays e4 and presses");
  const prepared = { event, game };
  const board = await desk.arbiter(prepared);
  await expect(board.locator('[data-do="stop"]')).toBeVisible();
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Results" }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.locator('[data-result-of="1"]').selectOption("1-0");
  await expect(page.locator('[data-from="by_hand"]')).toHaveText("by hand");
  await expect(board.locator("[data-result]")).toHaveText("1-0");
  await expect(board.locator('[data-do="stop"]')).toHaveCount(0);
  await page.goto(`${desk.url}/#/hall`);
  await expect(page.locator('[data-board="1"]')).toContainText("1-0");
  await expect(page.locator("[data-waiting]").first()).toHaveAttribute("data-waiting", "0");
  // Taken back at the board: the game stands as it stood, and the arbiter starts its clock.
  await board.locator('[data-do="withdraw-result"]').click();
  await expect(board.locator("[data-result]")).toHaveCount(0);
  await board.locator('[data-do="start-black"]').click();
  await expect(board.locator('[data-do="stop"]')).toBeVisible();
  await expect(page.locator('[data-board="1"]')).not.toContainText("1-0");
});

test("on a phone a result takes two taps", async ({ desk }) => {
  const { event } = await roundOf(desk, 3);
  await place(desk, event, true);
  const page = await hallOf(desk, event, { width: 390, height: 844 });
  await page.locator('[data-enter-board="2"]').tap();
  await page.locator('[data-enter="0-1"]').tap();
  await expect(page.locator('[data-result="2"]')).toHaveText("0-1");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test("boards come to the desk from a round of which only the results were entered", async ({ desk }) => {
  const { event, games } = await roundOf(desk, 2);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Results" }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.locator("[data-places] summary").click();
  await page.locator('[data-do="results-only"]').click();
  await expect(page.locator("[data-results-only]")).toHaveCount(2);
  await expect(page.locator('[data-do="start-round"]')).toHaveCount(0);
  const board = await desk.arbiter({ event, game: games[0] ?? "" });
  const over = board.locator("[data-take-over]");
  await over.locator('[data-field="fen"]').fill("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40");
  await over.locator('[data-field="clock-white"]').fill("5:00");
  await expect(over.locator('[data-do="take-over"]')).toBeDisabled();
  await over.locator('[data-field="clock-black"]').fill("2:05");
  await over.locator('[data-do="take-over"]').click();
  await expect(board.locator('[data-square="e2"]')).toHaveAttribute("aria-label", /white pawn/i);
  await board.locator('[data-do="start-black"]').click();
  await expect(board.locator('[data-do="stop"]')).toBeVisible();
  await page.goto(`${desk.url}/#/hall`);
  await expect(page.locator('[data-board="1"]')).toBeVisible();
  await expect(page.locator('[data-board="2"]')).toHaveCount(0);
  await expect(page.locator('[data-enter-board="2"]')).toBeVisible();
});
