// Forty players, five rounds: paired by the rules, explained, changed by hand with a warning, published, entered by keyboard, and checked.
import type { Page } from "@playwright/test";
import { expect, test } from "./desk";

const PLAYERS = 40;
const ROUNDS = 5;
/** Of ten boards, what is typed: who wins is the same each time. */
const TYPED = ["1", "=", "0", "1", "+", "0", "=", "1", "1", "0"];

/** A list of players, the strongest not the first. */
function list(): string {
  const line = (at: number): string => `Player ${String(at).padStart(2, "0")};${2400 - 7 * ((at * 17) % 41)}`;
  return ["name;rating", ...Array.from({ length: PLAYERS }, (_, at) => line(at + 1))].join("\n");
}

async function enterResults(page: Page, url: string, round: number): Promise<void> {
  await page.goto(`${url}/#/hall`);
  await page.locator('[data-field="typed"]').focus();
  for (let board = 1; board <= PLAYERS / 2; board++) {
    await page.keyboard.type(`${board}${TYPED[(board + round) % TYPED.length] ?? "1"}`);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("[data-missing]")).toHaveAttribute("data-missing", "0");
}

test("forty players over five rounds, by the rules but for one swap", async ({ desk }) => {
  test.setTimeout(240_000);
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Forty", time_control: "15+10" });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Forty", exact: true }).click();

  await page.goto(`${desk.url}/#/event/settings`);
  await page.locator('[data-field="rounds"]').fill(String(ROUNDS));
  await page.locator('[data-field="first_color"]').selectOption("lot");
  await page.locator('[data-do="save-settings"]').click();
  await expect(page.locator("[data-drawn]")).toBeVisible();

  await page.goto(`${desk.url}/#/event/players`);
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list()) });
  await page.locator('[data-do="take-in"]').click();
  await expect(page.locator("[data-player]")).toHaveCount(PLAYERS);

  for (let round = 1; round <= ROUNDS; round++) {
    await page.goto(`${desk.url}/#/event/rounds`);
    await page.locator('[data-do="propose"]').click();
    const draft = page.locator(`[data-draft="${round}"]`);
    await expect(draft.locator("tbody tr[data-board]")).toHaveCount(PLAYERS / 2);
    await expect(draft.locator('[data-check="as-rules"]')).toBeVisible();
    await expect(draft.locator("[data-objection]")).toHaveCount(0);
    if (round === 3) {
      await draft.locator('[data-board="2"] [data-do="why"]').click();
      await expect(draft.locator('[data-why="2"] p')).toHaveCount(2);
      await draft.locator('[data-part="explanation"] summary').first().click();
      await expect(draft.locator("[data-bracket]").first()).toContainText("Points: 2");
      const black = (board: number) => draft.locator(`[data-board="${board}"] [data-seat]`).nth(1);
      const second = (await black(2).getAttribute("data-seat")) ?? "";
      await black(1).click();
      await black(2).click();
      await expect(black(1)).toHaveAttribute("data-seat", second);
      const breach = draft.locator("[data-check] [data-breach]");
      await expect(breach).toContainText("Otherwise than the rules give it");
      await expect(breach).toContainText("Boards: 1, 2");
      await expect(draft.locator('[data-why="2"]')).toContainText("This is not what the rules give");
    }
    await draft.locator("[data-places] summary").click();
    await draft.locator('[data-do="results-only"]').click();
    await expect(draft.locator("[data-results-only]")).toHaveCount(PLAYERS / 2);
    await draft.locator('[data-do="publish"]').click();
    await expect(page.locator(`[data-round="${round}"]`)).toBeVisible();
    if (round === 1) {
      await page.locator('[data-do="propose"]').click();
      await expect(page.getByText("Round 1 is not over: no result yet at boards 1, 2, 3")).toBeVisible();
    }
    await enterResults(page, desk.url, round);
  }

  await page.goto(`${desk.url}/#/event/standings`);
  await expect(page.locator("tbody tr")).toHaveCount(PLAYERS);
  const saved = page.waitForEvent("download");
  await page.locator('[data-download="trf"]').click();
  expect((await saved).suggestedFilename()).toBe(`${event}.trf`);
  const headers = { Authorization: `Bearer ${desk.chiefToken}` };
  const report = await (await fetch(`${desk.url}/v1/events/${event}/trf`, { headers })).text();
  const ratings = report.split("\r\n").filter((it) => it.startsWith("001")).map((it) => Number(it.slice(48, 52)));
  expect(ratings).toHaveLength(PLAYERS);
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  expect(report).toContain(`142 ${ROUNDS}\r\n`);
  expect(report).toMatch(/^152 [WB]\r$/m);
});

test("two who have met are paired again only if the arbiter insists", async ({ desk }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Again", time_control: "15+10" });
  for (let at = 1; at <= 4; at++) await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}`, rating: 2000 - at });
  const round = await desk.call<{ boards: { game: string; white: string; black: string }[] }>("POST", `/v1/events/${event}/rounds`, { propose: true });
  for (const { game } of round.boards) await desk.call("PUT", `/v1/games/${game}/result`, { result: "1-0" });
  const pairings = round.boards.map(({ white, black }) => ({ white: black, black: white }));
  await desk.call("PUT", `/v1/events/${event}/draft`, { pairings });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Again", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await expect(page.locator('[data-breach="1"]')).toContainText("have met before (C1)");
  await page.locator('[data-do="publish"]').click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("have met before (C1)");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator('[data-draft="2"]')).toBeVisible();
  await page.locator('[data-do="publish"]').click();
  await dialog.locator('[data-do="insist"]').click();
  await expect(page.locator('[data-round="2"]')).toBeVisible();
});
