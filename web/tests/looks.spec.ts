// Every screen as it looks: nothing that axe finds fault with, light and dark; nothing to scroll sideways on a phone, in any language.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type Desk, expect, test } from "./desk";

const LANGUAGES = ["en", "cs", "sk", "sl"];

interface Device {
  name: string;
  /** The page on which the screens are; the desk, unless it is another. */
  at?: string;
  token: string;
  /** Each with something that is there when the screen is. */
  screens: [path: string, there: string][];
}

/** A round in play, with everything that a screen can show: long names, a call, a question, a result, an absent player, an empty event. */
async function devices(desk: Desk): Promise<Device[]> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Spring Open", place: "Brno", time_control: "40/1:30:00, all/0:30:00; +0:30" });
  const names = ["Anna Nováková-Dvořáková", "Bartholomew Featherstonehaugh", "Ján Kováč", "Eva Horváthová", "Luka Zupančič", "Oto Baláž", "Nina Golob", "Marek Urban"];
  const ids: string[] = [];
  for (const name of names) {
    const player = { name, rating: 2105, title: "WFM", federation: "CZE" };
    ids.push((await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, player)).id);
  }
  const pairings = [0, 2, 4, 6].map((at) => ({ white: ids[at], black: ids[at + 1] }));
  const round = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings, starts_at: "15:00" });
  const [first = "", second = "", third = "", fourth = ""] = round.boards.map((it) => it.game);
  await desk.record(first, "round starts", "white plays e4 and presses", "black plays e5 and presses", "white plays Nf3 and presses");
  await desk.record(first, 'white calls arbiter "noise"', "black touches b8 unclearly");
  await desk.record(second, "round starts", "white plays d4 and presses", "black resigns");
  await desk.call("PATCH", `/v1/games/${third}`, { absent: ["black"] });
  await desk.record(fourth, "round starts", "arbiter orders white to seal", "white seals");
  const empty = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Empty", time_control: "all/1:00:00" });

  await desk.call("PATCH", `/v1/events/${event}`, { public: { shown: "games", delay_s: 0 } });

  const tabs = (names: string[], there = "main .panel"): Device["screens"] => names.map((it) => [`/event/${it}`, it === "standings" ? there : "main .panel"]);
  const free: Device["screens"] = [
    ["/checks/flag", "main h1, main h2"],
    ["/checks/claim", "main h1, main h2"],
    ["/checks/time", "main h1, main h2"],
    ["/law", "main h1, main h2"],
    ["/law/fide-2023/9.2", "main h1, main h2"],
  ];
  const link = (body: object, of = event) => desk.link(of, body);
  return [
    { name: "nobody", token: "", screens: [["/", "main h1"], ...free] },
    {
      name: "public",
      token: "",
      at: `/p/${event}`,
      screens: [["", "main h1, h1"], ["game/1/1", ".move"], ["standings", "table"], ["crosstable", "table"], ["projector", "h1, h2"]],
    },
    { name: "chief", token: desk.chiefToken, screens: [["/events", "main h1"]] },
    {
      name: "chief of an event",
      token: await link({ role: "chief" }),
      screens: [["/hall", "[data-board]"], ...tabs(["settings", "players", "rounds", "standings", "ledger", "links"], "main tbody tr")],
    },
    {
      name: "chief of an empty event",
      token: await link({ role: "chief" }, empty.event),
      screens: [["/hall", "main h1"], ...tabs(["settings", "players", "rounds", "standings", "ledger", "links"])],
    },
    {
      name: "arbiter",
      token: await link({ role: "arbiter" }),
      screens: [
        [`/game/${first}`, "[data-log]"],
        [`/game/${second}`, "[data-log]"],
        [`/game/${third}`, "[data-log]"],
        [`/sheet/${first}/white`, "main table"],
        [`/envelope/${fourth}`, "main h1"],
      ],
    },
    { name: "player", token: await link({ role: "player", game: first, sides: ["white"] }), screens: [[`/board/${first}`, '[role="grid"]']] },
    { name: "tablet for both", token: await link({ role: "player", game: third, sides: ["white", "black"] }), screens: [[`/board/${third}`, '[role="grid"]']] },
    { name: "player after the game", token: await link({ role: "player", game: second, sides: ["black"] }), screens: [[`/board/${second}`, '[role="grid"]']] },
    {
      name: "spectator",
      token: await link({ role: "spectator", delay_s: 0 }),
      screens: [["/hall", "[data-board]"], [`/game/${first}`, "main svg, [role=grid]"], ...tabs(["settings", "players", "rounds", "standings"], "main tbody tr")],
    },
  ];
}

async function show(page: Page, desk: Desk, device: Device, [path, there]: Device["screens"][number]): Promise<void> {
  await page.goto(`${desk.url}${device.at ?? "/"}#${path}`);
  await expect(page.locator(there).first()).toBeVisible();
}

async function open(desk: Desk, device: Device, options: object): Promise<Page> {
  if (device.token !== "") return desk.device(device.token, options);
  return desk.visitor(options);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ desk }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const device of await devices(desk)) {
      const page = await open(desk, device, { colorScheme });
      for (const screen of device.screens) {
        await show(page, desk, device, screen);
        const { violations } = await new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } }).analyze();
        for (const it of violations) for (const node of it.nodes) found.push(`${device.name} ${screen[0]}: ${it.id}: ${node.target.join(" ")}`);
      }
      await page.close();
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test("nothing has to be scrolled sideways on a phone, in any language", async ({ desk }) => {
  test.setTimeout(300_000);
  const wide: string[] = [];
  const all = await devices(desk);
  for (const language of LANGUAGES) {
    for (const device of all) {
      const page = await open(desk, device, { viewport: { width: 390, height: 844 }, locale: language });
      for (const screen of device.screens) {
        await show(page, desk, device, screen);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 390) wide.push(`${language} ${device.name} ${screen[0]}: ${width}`);
        // Pairings and standings are read at a glance: no column is out of sight.
        if (!/rounds|standings/.test(screen[0])) continue;
        const hidden = await page.locator(".scroll-x").evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
        if (hidden > 0) wide.push(`${language} ${device.name} ${screen[0]}: a column is out of sight`);
      }
      await page.close();
    }
  }
  expect(wide).toEqual([]);
});
