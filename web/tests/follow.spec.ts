// What changes elsewhere comes by itself: rounds that end, events that begin; and what a round keeps when it is paired anew.
import { type Desk, expect, test } from "./desk";

interface Made {
  event: string;
  games: string[];
}

/** An event with a round of so many boards, the first rounds before it. */
async function eventOf(desk: Desk, name: string, ...rounds: [number, number][][]): Promise<Made> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name, time_control: "all/1:00:00" });
  const ids: string[] = [];
  for (const it of ["Ada", "Bea", "Cyd", "Dan"]) ids.push((await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, { name: it })).id);
  const games: string[] = [];
  for (const pairs of rounds) {
    const pairings = pairs.map(([white, black]) => ({ white: ids[white], black: ids[black] }));
    const { boards } = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings });
    games.push(...boards.map((it) => it.game));
  }
  return { event, games };
}

test("a round leaves the hall with its last game, and another event comes and goes", async ({ desk }) => {
  const mine = await eventOf(desk, "Spring Open", [[0, 1]], [[2, 3]]);
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/hall/${mine.event}`);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Round 1 · Round 2");
  await desk.record(mine.games[0] ?? "", "round starts", "white resigns");
  await expect(title).not.toContainText("Round 1");
  await expect(title).toContainText("Round 2");

  const youth = await eventOf(desk, "Youth Cup", [[0, 1]]);
  const other = page.locator(`[data-hall="${youth.event}"]`);
  await expect(other.locator("[data-board]")).toHaveCount(1);
  await desk.record(youth.games[0] ?? "", "round starts", "black resigns");
  await expect(other).toHaveCount(0);
});

test("paired anew, a full bye that was given stays, and who was left over is paired", async ({ desk }) => {
  const { event } = await eventOf(desk, "Byes");
  const { id } = await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, { name: "Eva" });
  await desk.call("PUT", `/v1/events/${event}/draft`, { propose: true, byes: [] });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Byes", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  const bye = page.locator("[data-draft] [data-bye]");
  await expect(bye).toHaveAttribute("data-bye", id);
  await page.locator("[data-draft] [data-board] [data-seat]").first().click();
  const given = (await page.locator("[data-chosen] strong").textContent()) ?? "";
  await page.locator('[data-do="bye-full"]').click();
  await expect(bye).toHaveCount(2);
  await page.locator('[data-do="propose-again"]').click();
  await expect(bye).toHaveCount(1);
  await expect(bye).toContainText(given);
  await expect(page.locator("[data-draft] tbody [data-board]")).toHaveCount(2);
});

test("who was marked as present by mistake is marked as not there after the start", async ({ desk }) => {
  const { event } = await eventOf(desk, "Late");
  await desk.call("PATCH", `/v1/events/${event}`, { regulations: { default_time: "0:30:00" } });
  const round = { pairings: [{ white: "p1", black: "p2" }] };
  const { boards } = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, round);
  await desk.call("POST", `/v1/events/${event}/rounds/1/start`, {});
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Late", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.getByText("Who is here?").click();
  const list = page.locator('[data-absences="1"]');
  const mark = list.locator('[data-absences-of="1"] [data-mark="black"]');
  await mark.click();
  await expect(mark).toContainText("not here");
  await list.locator('[data-do="record-presence"]').click();
  await expect(list.getByRole("status")).toHaveText("1 player is not here.");
  await expect(list.getByRole("timer")).toHaveCount(1);
  const { entries } = await desk.call<{ entries: { line: string }[] }>("GET", `/v1/games/${boards[0]?.game ?? ""}`);
  expect(entries.at(-1)?.line).toBe("black is absent");
  await mark.click();
  await list.locator('[data-do="record-presence"]').click();
  await expect(list.getByRole("timer")).toHaveCount(0);
});
