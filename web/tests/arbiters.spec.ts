// Several arbiters at one event: who is where, who recorded what, calls, two answers to one question, penalties, clocks, the first start.
import { type Desk, type PreparedGame, expect, incident, test } from "./desk";
import type { Page } from "@playwright/test";

const BEGUN = { header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running white"] };

async function named(desk: Desk, { event, game }: PreparedGame, label: string): Promise<Page> {
  const page = await desk.device(await desk.link(event, { role: "arbiter", label }));
  await page.goto(`${desk.url}/#/game/${game}`);
  await expect(page.locator("[data-log]")).toBeAttached();
  return page;
}

test("a call is taken and dealt with by name, and others see it", async ({ desk }) => {
  const game = await desk.game(BEGUN);
  const jana = await named(desk, game, "Jana Nová");
  const petr = await named(desk, game, "Petr Malý");
  await desk.record(game.game, "white calls arbiter \"noise\"");
  const call = petr.locator("[data-call]");
  await expect(call).toContainText("noise");
  await jana.locator('[data-do="call-take"]').click();
  await expect(call).toContainText("Jana Nová");
  await jana.locator('[data-do="take"]').click();
  await expect(petr.locator("[data-taken]")).toContainText("Jana Nová");
  await petr.goto(`${desk.url}/#/hall`);
  await expect(petr.locator("[data-hall-taken]")).toContainText("Jana Nová");
  await petr.goto(`${desk.url}/#/game/${game.game}`);
  // To stop the clock is how she begins; the call still waits.
  await jana.locator('[data-do="stop"]').click();
  await expect(petr.locator('[data-do="start-white"]')).toBeVisible();
  await expect(call).toHaveCount(1);
  await jana.locator('[data-do="call-close"]').click();
  await expect(call).toHaveCount(0);
  await expect(petr.locator("[data-log] [data-who]").first()).toHaveText("Jana Nová");
});

test("whoever answers second reads the first answer before anything is recorded", async ({ desk }) => {
  const game = await desk.game(BEGUN);
  await desk.record(game.game, "white touches g1 unclearly");
  const jana = await named(desk, game, "Jana Nová");
  const petr = await named(desk, game, "Petr Malý");
  await petr.locator('[data-question="J-07"] [data-answer="accidental"]').click();
  await expect(petr.locator("dialog [data-apply]")).toBeEnabled();
  await jana.locator('[data-question="J-07"] [data-answer="intentional"]').click();
  await jana.locator("dialog [data-apply]").click();
  await expect(petr.locator("dialog").getByRole("alert")).toContainText("Jana Nová");
  await expect(petr.locator("dialog [data-apply]")).toBeDisabled();
  await expect(petr.locator('dialog [data-do="anew"]')).toBeVisible();
  await petr.locator("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(petr.locator("[data-duty]")).toContainText("g1");
});

test("a penalty needs no other incident and no typing, and both players have to read it", async ({ desk }) => {
  const game = await desk.game(BEGUN);
  const page = await named(desk, game, "Jana Nová");
  await incident(page, "penalty");
  await expect(page.locator("dialog").getByRole("alert")).toHaveCount(0);
  await page.locator('[data-fact="side:white"]').click();
  await page.locator('[data-penalty="12.9.2"]').click();
  await page.locator('[data-quick="2"]').click();
  await expect(page.locator('[data-clock-after="black"]')).toHaveText("0:11:00");
  await page.locator('[data-fact="must-read"]').check();
  await page.locator("[data-apply]").click();
  await expect(page.locator("[data-log]").getByText("12.9.2").first()).toBeVisible();
  await expect(page.locator("[data-unread]")).toBeVisible();
  await page.locator('[data-do="start-white"]').click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.locator('[data-do="read-white"]').click();
  await page.locator('[data-do="read-black"]').click();
  await expect(page.locator("[data-unread]")).toHaveCount(0);
  await page.locator('[data-do="start-white"]').click();
  await expect(page.locator('[data-do="stop"]')).toBeVisible();
});

test("the clock is set from what it shows, and what is no time is said beside the field", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running none"] });
  const page = await named(desk, game, "Jana Nová");
  await incident(page, "set-clock");
  const minutes = page.locator('[data-fact="white-time:minutes"]');
  await expect(minutes).toHaveValue("10");
  await expect(page.locator('[data-fact="black-time:seconds"]')).toHaveValue("00");
  await minutes.fill("ten");
  await expect(page.locator('[data-time="white-time"]').getByRole("alert")).toContainText("Minutes");
  await expect(page.locator("[data-apply]")).toBeDisabled();
  await minutes.fill("5");
  await page.locator("[data-apply]").click();
  await expect(page.locator('[data-clock="white"]')).toHaveText("5:00");
  await expect(page.locator('[data-clock="black"]')).toHaveText("9:00");
});

test("what is used most comes first, and after the game only what is possible then", async ({ desk }) => {
  const game = await desk.game(BEGUN);
  const page = await named(desk, game, "Jana Nová");
  await expect(page.locator("[data-incident]")).toHaveCount(5);
  await expect(page.locator('[data-incident="disturbed"]')).toHaveCount(0);
  await incident(page, "disturbed");
  await page.locator('[data-fact="cause"]').fill("fire alarm");
  await page.locator("[data-apply]").click();
  await expect(page.locator("[data-incident]").first()).toHaveAttribute("data-incident", "disturbed");
  await desk.record(game.game, "white resigns");
  await expect(page.locator('[data-incident="disturbed"]')).toHaveCount(0);
  await expect(page.locator('[data-incident="penalty"]')).toBeVisible();
});

test("the first start leads to an event with a link that stays good, and says where phones find nothing", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await expect(page.locator("[data-first-start] [data-only-here]")).toBeVisible();
  await page.locator('[data-first-start] [data-field="name"]').fill("Evening Open");
  await page.locator('[data-field="time-control"]').fill("10 minutes and 5 seconds per move");
  await expect(page.locator("[data-understood]")).toBeVisible();
  await page.locator('[data-field="chief"]').fill("Jana Nová");
  await page.locator('[data-do="create"]').click();
  const card = page.locator('[data-new-link="chief"]');
  await expect(card.locator("svg")).toBeVisible();
  await expect(card.locator("[data-only-here]")).toBeVisible();
  const url = (await card.locator("[data-url]").textContent()) ?? "";
  const phone = await desk.device(url.split("/l/")[1] ?? "");
  await phone.goto(`${desk.url}/#/event/links`);
  await expect(phone.locator('[data-make="chief"]')).toBeDisabled();
  await phone.locator('[data-field="label"]').fill("Petr Malý");
  await expect(phone.locator('[data-make="chief"]')).toBeEnabled();
  await page.locator('[data-do="players"]').click();
  await expect(page.locator("h1")).toHaveText("Evening Open");
});

test("one entry is put right, and what followed stands", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  await desk.record(game.game, "white plays e4 and presses");
  await desk.record(game.game, "black plays e5 and presses");
  const page = await named(desk, game, "Jana Nová");
  await page.locator("[data-log] li", { hasText: "e4" }).first().locator("[data-back]").click();
  await page.locator('[data-do="only"]').click();
  const apply = page.locator("dialog [data-apply]");
  await expect(apply).toBeDisabled();
  await page.locator('dialog [data-fact="line"]').fill("white plays d4 and presses");
  await page.locator('dialog [data-fact="reason"]').fill("the other square");
  await expect(page.locator("[data-otherwise]")).toHaveAttribute("data-otherwise", "0");
  await apply.click();
  await expect(page.locator("[data-log]")).toContainText("the other square");
  const state = await desk.state(game.game);
  expect(state.fen).toContain("3P4");
  expect(state.to_move).toBe("white");
});
