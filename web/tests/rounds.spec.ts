// Rounds as drafts, published, started and taken back; who is there; what was a mistake.
import type { Page } from "@playwright/test";
import { expect, test } from "./desk";
import type { Desk } from "./desk";

async function eventOf(desk: Desk, players: number): Promise<string> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Rounds", time_control: "all/1:00:00" });
  for (let at = 1; at <= players; at++) await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}`, rating: 2000 - at });
  return event;
}

async function roundsOf(desk: Desk): Promise<Page> {
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Rounds", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  return page;
}

/** Who sits where in the draft, board by board. */
async function expectPairs(page: Page, ...pairs: [string, string][]): Promise<void> {
  for (const [at, [white, black]] of pairs.entries()) {
    const seats = page.locator(`[data-draft] [data-board="${at + 1}"] [data-seat]`);
    await expect(seats.nth(0)).toHaveAttribute("data-seat", white);
    await expect(seats.nth(1)).toHaveAttribute("data-seat", black);
  }
}

const seat = (page: Page, player: string) => page.locator(`[data-draft] [data-seat="${player}"]`);

test("a draft is unseen by others, changed by keys and by dragging, objected to, published and started", async ({ desk }) => {
  const event = await eventOf(desk, 5);
  const page = await roundsOf(desk);
  const watcher = await desk.device(await desk.link(event, { role: "spectator" }));
  await watcher.goto(`${desk.url}/#/event/rounds`);
  await page.locator('[data-do="propose"]').click();
  await expectPairs(page, ["p1", "p3"], ["p4", "p2"]);
  await expect(page.locator('[data-bye="p5"]')).toContainText("full bye");
  await expect(watcher.getByText("No round yet.")).toBeVisible();
  await expect(watcher.locator("[data-draft], [data-round]")).toHaveCount(0);

  // By keys: one is chosen, then another.
  await seat(page, "p1").focus();
  await page.keyboard.press("Enter");
  await expect(seat(page, "p1")).toHaveAttribute("aria-pressed", "true");
  await seat(page, "p2").focus();
  await page.keyboard.press("Enter");
  await expectPairs(page, ["p2", "p3"], ["p4", "p1"]);
  await page.locator('[data-board="1"] [data-do="turn"]').click();
  await expectPairs(page, ["p3", "p2"], ["p4", "p1"]);

  // By dragging.
  const from = await seat(page, "p1").boundingBox();
  const to = await seat(page, "p5").boundingBox();
  if (!from || !to) throw new Error("no seats");
  await page.mouse.move(from.x + 40, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + from.height / 2 + 20, { steps: 3 });
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expectPairs(page, ["p3", "p2"], ["p4", "p5"]);
  await expect(page.locator("[data-bye]")).toHaveAttribute("data-bye", "p1");

  // A pair is taken apart, which is told, and paired again from those who are left.
  await seat(page, "p4").click();
  await page.locator('[data-do="free"]').click();
  await expect(page.locator('[data-objection="left-out"]')).toHaveCount(2);
  await seat(page, "p5").click();
  await seat(page, "p4").click();
  await expectPairs(page, ["p3", "p2"], ["p5", "p4"]);
  await expect(page.locator("[data-objection]")).toHaveCount(0);

  await page.locator('[data-do="publish"]').click();
  await expect(page.locator('[data-round="1"] [data-stage="published"]')).toBeVisible();
  await expect(page.locator("[data-draft]")).toHaveCount(0);
  await expect(watcher.locator('[data-round="1"]')).toContainText("Player 3");
  await page.locator('[data-do="start-round"]').click();
  await page.locator('[data-do="start-now"]').click();
  await expect(page.locator('[data-started="2"]')).toBeVisible();
  await expect(page.locator('[data-round="1"] [data-stage="started"]')).toBeVisible();
});

test("a finger drags a player by the handle", async ({ desk }) => {
  await eventOf(desk, 4);
  const page = await desk.device(desk.chiefToken, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.getByRole("button", { name: "Rounds", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.locator('[data-do="propose"]').click();
  await expectPairs(page, ["p1", "p3"], ["p4", "p2"]);
  await seat(page, "p2").scrollIntoViewIfNeeded();
  const handle = await seat(page, "p1").locator("[data-handle]").boundingBox();
  const to = await seat(page, "p2").boundingBox();
  if (!handle || !to) throw new Error("no seats");
  const touch = await page.context().newCDPSession(page);
  const at = (type: string, x: number, y: number) => touch.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
  await at("touchStart", x, y);
  await at("touchMove", (x + toX) / 2, (y + toY) / 2);
  await at("touchMove", toX, toY);
  await at("touchEnd", toX, toY);
  await expectPairs(page, ["p2", "p3"], ["p4", "p1"]);
});

test("what forbids a draft is told and keeps it from being published", async ({ desk }) => {
  await eventOf(desk, 4);
  const page = await roundsOf(desk);
  await page.getByText("Forbidden pairs (0)").click();
  await page.locator('[data-field="forbid-one"]').selectOption("p1");
  await page.locator('[data-field="forbid-other"]').selectOption("p2");
  await page.locator('[data-do="forbid"]').click();
  await expect(page.getByText("Forbidden pairs (1)")).toBeVisible();
  await page.locator('[data-do="propose"]').click();
  await expectPairs(page, ["p1", "p3"], ["p4", "p2"]);
  await seat(page, "p3").click();
  await seat(page, "p2").click();
  await expectPairs(page, ["p1", "p2"]);
  await expect(page.locator('[data-objection="forbidden"]')).toHaveText("Player 1 and Player 2 shall not be paired.");
  await expect(page.locator('[data-do="publish"]')).toBeDisabled();
  await page.locator('[data-do="drop"]').click();
  await expect(page.locator("[data-draft]")).toHaveCount(0);
  await expect(page.locator('[data-do="propose"]')).toBeVisible();
});

test("a start and a published round are taken back with a reason", async ({ desk }) => {
  await eventOf(desk, 4);
  const page = await roundsOf(desk);
  await page.locator('[data-do="propose"]').click();
  await page.locator('[data-do="publish"]').click();
  await page.locator('[data-do="start-round"]').click();
  await page.locator('[data-do="start-now"]').click();
  await expect(page.locator('[data-stage="started"]')).toBeVisible();
  for (const after of ['[data-stage="published"]', '[data-draft="1"]']) {
    await page.locator('[data-do="back"]').click();
    await expect(page.locator('[data-do="with-reason"]')).toBeDisabled();
    await page.locator('[data-field="reason"]').fill("two late entries");
    await page.locator('[data-do="with-reason"]').click();
    await expect(page.locator(after)).toBeVisible();
  }
  await expectPairs(page, ["p1", "p3"], ["p4", "p2"]);
  await expect(page.locator("[data-round]")).toHaveCount(0);

  // The next round is drafted while this one is played: that hides nothing of it.
  await page.locator('[data-do="publish"]').click();
  await page.locator('[data-do="start-round"]').click();
  await page.locator('[data-do="start-now"]').click();
  await expect(page.locator('[data-stage="started"]')).toBeVisible();
  await page.locator('[data-do="propose"]').click();
  await expect(page.getByText("Round 1 is not over")).toBeVisible();
  await page.locator('[data-do="by-hand"]').click();
  await expect(page.locator('[data-draft="2"]')).toBeVisible();
  await page.goto(`${desk.url}/#/hall`);
  await expect(page.locator("[data-board]")).toHaveCount(2);
});

test("absences of a round are marked in one list, before and after the start", async ({ desk }) => {
  const event = await eventOf(desk, 4);
  await desk.call("PATCH", `/v1/events/${event}`, { regulations: { default_time: "0:30:00" } });
  const page = await roundsOf(desk);
  await page.locator('[data-do="propose"]').click();
  await page.locator('[data-do="publish"]').click();
  await page.getByText("Who is here?").click();
  const list = page.locator('[data-absences="1"]');
  const mark = (board: number, side: string) => list.locator(`[data-absences-of="${board}"] [data-mark="${side}"]`);
  await mark(1, "black").click();
  await mark(2, "white").click();
  await mark(2, "black").click();
  await list.locator('[data-do="record-presence"]').click();
  await expect(list.getByRole("status")).toHaveText("3 players are not here.");
  await page.locator('[data-do="start-round"]').click();
  await page.locator('[data-do="start-now"]').click();
  await expect(list.getByRole("timer")).toHaveCount(2);
  await mark(1, "black").click();
  await mark(2, "white").click();
  await list.locator('[data-do="record-presence"]').click();
  await expect(list.getByRole("status")).toHaveText("1 player is not here.");
  await expect(list.getByRole("timer")).toHaveCount(1);
});

test("an event and a player added by mistake are withdrawn and taken back", async ({ desk }) => {
  const event = await eventOf(desk, 2);
  const page = await desk.device(desk.chiefToken);
  const listed = page.locator(`[data-event="${event}"]`);
  await listed.locator('[data-do="mistake"]').click();
  await page.locator('[data-field="reason"]').fill("a trial");
  await page.locator('[data-do="with-reason"]').click();
  await expect(listed).toContainText("made by mistake");
  await listed.locator('[data-do="restore"]').click();
  await listed.getByRole("button", { name: "Rounds", exact: true }).click();
  await page.goto(`${desk.url}/#/event/players`);
  const player = page.locator('[data-player="p2"]');
  await player.locator('[data-do="change-player"]').click();
  await page.locator('[data-do="mistake"]').click();
  await page.locator('[data-field="reason"]').fill("entered twice");
  await page.locator('[data-do="with-reason"]').click();
  await expect(player).toContainText("added by mistake");
  await player.locator('[data-do="change-player"]').click();
  await page.locator('[data-do="take-back"]').click();
  await expect(player).not.toContainText("added by mistake");
});
