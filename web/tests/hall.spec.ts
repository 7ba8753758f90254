// The hall of a whole event: rounds that go on, other events, what was chosen, many boards.
import { type Desk, expect, test } from "./desk";

interface Round {
  boards: { game: string }[];
}

/** An event of so many players, with one round for each list of pairings. */
async function eventOf(desk: Desk, name: string, players: readonly string[], ...rounds: [number, number][][]): Promise<{ event: string; games: string[][] }> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name, time_control: "all/1:00:00" });
  const ids: string[] = [];
  for (const it of players) ids.push((await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, { name: it })).id);
  const games: string[][] = [];
  for (const pairs of rounds) {
    const pairings = pairs.map(([white, black]) => ({ white: ids[white], black: ids[black] }));
    const { boards } = await desk.call<Round>("POST", `/v1/events/${event}/rounds`, { pairings });
    games.push(boards.map((it) => it.game));
  }
  return { event, games };
}

const FOUR = ["Anna Nováková", "Boris Kranjc", "Ján Kováč", "Eva Horváthová"];

test("every round that goes on is there, in every event, and what waits is counted wherever one is", async ({ desk }) => {
  const open = await eventOf(desk, "Spring Open", FOUR, [[0, 1], [2, 3]], [[1, 2]]);
  const youth = await eventOf(desk, "Youth Cup", ["Tim", "Zoe"], [[0, 1]]);
  const over = await eventOf(desk, "Long over", ["Ada", "Bea"], [[0, 1]]);
  await desk.call("PUT", `/v1/games/${over.games[0]?.[0] ?? ""}/result`, { result: "1-0" });
  await desk.record(open.games[0]?.[1] ?? "", "round starts", 'white calls arbiter "noise"');

  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/hall/${open.event}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Spring Open Round 1 · Round 2");
  await expect(page.locator(`[data-hall="${open.event}"] [data-board]`)).toHaveCount(3);
  await expect(page.locator(`[data-hall="${youth.event}"] [data-board]`)).toHaveCount(1);
  await expect(page.locator(`[data-hall="${over.event}"]`)).toHaveCount(0);
  await expect(page).toHaveTitle(/^\(1\) /);

  // At a board of the other event something happens in the first one; the way back is to the hall of the other.
  await page.locator(`[data-hall="${youth.event}"] [data-board]`).click();
  await expect(page.locator("[data-log]")).toBeAttached();
  await desk.record(open.games[1]?.[0] ?? "", "round starts", 'black calls arbiter "light"');
  await expect(page).toHaveTitle(/^\(2\) /);
  await page.getByRole("main").getByRole("link", { name: "Hall" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Youth Cup");
});

test("what was chosen is there again after a visit to a board, for each event by itself", async ({ desk }) => {
  const { event } = await eventOf(desk, "Spring Open", FOUR, [[0, 1], [2, 3]], [[1, 2], [3, 0]]);
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await page.locator('[data-field="round"]').selectOption("1");
  await page.locator('[data-field="order"]').selectOption("board");
  await page.locator('[data-field="search"]').fill("KOVAC");
  await page.locator('[data-form="rows"]').click();
  await page.locator('[data-only="new"]').click();
  await expect(page.locator("[data-board]")).toHaveCount(1);
  await page.locator("[data-board]").click();
  await expect(page.locator("[data-log]")).toBeAttached();
  await page.getByRole("main").getByRole("link", { name: "Hall" }).click();
  await expect(page.locator('[data-field="search"]')).toHaveValue("KOVAC");
  await expect(page.locator('[data-field="round"]')).toHaveValue("1");
  await expect(page.locator('[data-field="order"]')).toHaveValue("board");
  await expect(page.locator('[data-form="rows"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-board]")).toHaveAttribute("data-board", "2");
  await page.locator('[data-field="search"]').fill("nobody");
  await expect(page.locator("[data-none-found]")).toBeVisible();
  await page.locator("[data-none-found] button").click();
  await expect(page.locator("[data-board]")).toHaveCount(2);
});

test("fifty boards stand in rows, and cards can be chosen", async ({ desk }) => {
  const names = Array.from({ length: 100 }, (_, at) => `Player ${at}`);
  const pairs = Array.from({ length: 50 }, (_, at): [number, number] => [2 * at, 2 * at + 1]);
  const { event } = await eventOf(desk, "Big Open", names, pairs);
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await expect(page.locator("[data-board]")).toHaveCount(50);
  await expect(page.locator('[data-form="rows"]')).toHaveAttribute("aria-pressed", "true");
  const heights = page.locator("[data-board]").evaluateAll((all) => [...new Set(all.map((it) => Math.round(it.getBoundingClientRect().height)))]);
  expect(await heights).toHaveLength(1);
  await page.locator('[data-form="cards"]').click();
  await expect(page.locator("[data-board] svg").first()).toBeVisible();
});

test("badges say what is on a player's account, and nothing waits for a spectator", async ({ desk }) => {
  const { event, games } = await eventOf(desk, "Spring Open", FOUR, [[0, 1], [2, 3]]);
  const [first, second] = games[0] ?? [];
  await desk.call("PATCH", `/v1/games/${second ?? ""}`, { absent: ["black"] });
  await desk.record(first ?? "", "round starts", "white plays g1g3 and presses", 'black calls arbiter "help"');
  const arbiter = await desk.device(await desk.link(event, { role: "arbiter" }));
  await expect(arbiter.locator('[data-board="1"] [data-badge="illegal"]')).toHaveText("1 illegal move");
  await expect(arbiter.locator('[data-board="2"] [data-badge="absent"]')).toHaveText("absent");
  await desk.record(first ?? "", "arbiter sets clock white 0:01:30 black 0:50:00");
  await expect(arbiter.locator('[data-board="1"] [data-badge="short"]')).toHaveText("short of time");
  await desk.record(first ?? "", 'white calls arbiter "again"');
  await expect(arbiter.locator("[data-waiting]")).toHaveAttribute("data-waiting", /[12]/);

  const spectator = await desk.device(await desk.link(event, { role: "spectator", delay_s: 0 }));
  await expect(spectator.locator("[data-board]")).toHaveCount(2);
  await expect(spectator.locator("[data-waiting]")).toHaveCount(0);
  await expect(spectator.locator('[data-badge="illegal"]')).toHaveCount(0);
  await expect(spectator.getByText("wait", { exact: false })).toHaveCount(0);
  await expect(spectator).toHaveTitle(/^Hall/);
});
