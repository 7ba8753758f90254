// The public page on paper, and who has no opponent: everybody finds himself in the lists, and no column is cut off.
import { type Browser, type Page } from "@playwright/test";
import { type Desk, expect, test } from "./desk";

const PLAYERS = 41;

/** Nine rounds of an odd number of players with long names, every one with a bye. */
async function longEvent(desk: Desk): Promise<string> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Spring Open", time_control: "90+30" });
  for (let at = 1; at <= PLAYERS; at++) {
    await desk.call("POST", `/v1/events/${event}/players`, { name: `Vondráčková-Žižková ${at}, Maria Magdalena`, rating: 2500 - at, title: "WGM" });
  }
  for (let round = 0; round < 9; round++) {
    const ids = Array.from({ length: PLAYERS }, (_, at) => `p${1 + ((at + round) % PLAYERS)}`);
    const half = (PLAYERS - 1) / 2;
    const pairings = Array.from({ length: half }, (_, at) => ({ white: ids[at], black: ids[at + half] }));
    const byes = [{ player: ids[PLAYERS - 1], worth: "full" }];
    const { boards } = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings, byes });
    for (const { game } of boards) await desk.call("PUT", `/v1/games/${game}/result`, { result: "1-0" });
  }
  await desk.call("PATCH", `/v1/events/${event}`, { public: { shown: "page" } });
  return event;
}

async function visitor(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto(url);
  return page;
}

test("pairings, standings and crosstable are printed whole", async ({ desk, browser }) => {
  const event = await longEvent(desk);
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  // The width that A4 leaves between margins of one centimetre.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  for (const [view, lines] of [["pairings", 21], ["standings", PLAYERS], ["crosstable", PLAYERS]] as const) {
    await page.goto(`${desk.url}/p/${event}#${view}`);
    await expect(page.locator("tbody tr")).toHaveCount(lines);
    await expect(page.locator("nav:visible, button:visible, input:visible")).toHaveCount(0);
    const wide = await page.evaluate(() => [...document.querySelectorAll("table, .scroll, main")].map((it) => [it.tagName, it.scrollWidth, Math.ceil(it.getBoundingClientRect().right)]));
    for (const [name, width, right] of wide) expect([name, Number(width) <= 718, Number(right) <= 718]).toEqual([name, true, true]);
    // What stands in several pages has its heading on each.
    expect(await page.locator("thead").evaluate((it) => getComputedStyle(it).display)).toBe("table-header-group");
  }
});

test("who has no opponent stands on the page, on the wall and in the crosstable", async ({ desk, browser }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Three", time_control: "90+30" });
  for (const name of ["Anna", "Jan", "Eva"]) await desk.call("POST", `/v1/events/${event}/players`, { name });
  await desk.call("POST", `/v1/events/${event}/rounds`, { pairings: [{ white: "p1", black: "p2" }], byes: [{ player: "p3", worth: "half" }] });
  await desk.call("PATCH", `/v1/events/${event}`, { public: { shown: "page" } });
  const page = await visitor(browser, `${desk.url}/p/${event}`);
  await expect(page.locator('[data-bye="p3"]')).toContainText("Eva");
  await page.goto(`${desk.url}/p/${event}#projector`);
  await expect(page.locator('[data-projector="pairings"] [data-bye="p3"]')).toHaveText(/Eva\s*½\s*bye/);
});
