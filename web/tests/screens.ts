// Every screen there is, and how one gets there: an event in play with everything that a screen can show.
import type { Page } from "@playwright/test";
import { Desk, expect } from "./desk";

export interface Screen {
  path: string;
  /** Something that is there when the screen is. */
  there: string;
  /** What has to be done before it is seen whole. */
  then?: (page: Page) => Promise<void>;
}

export interface Device {
  name: string;
  /** The page on which the screens are; the desk, unless it is another. */
  at?: string;
  /** Without one nobody has given a link. */
  token?: string;
  /** Nothing was explained on it yet. */
  allNew?: boolean;
  screens: Screen[];
}

const TABS = ["settings", "players", "rounds", "standings", "ledger", "links"];
/** Names that are long, and the words that the organiser has chosen: they are the same in every language. */
export const NAMES = ["Anna Nováková-Dvořáková", "Bartholomew Featherstonehaugh", "Ján Kováč", "Eva Horváthová", "Luka Zupančič", "Oto Baláž", "Nina Golob", "Marek Urban"];
const PLACE = "Kulturní dům Brno-Židenice";

function tabs(names: readonly string[], there = "main .panel"): Screen[] {
  return names.map((it) => ({ path: `/event/${it}`, there }));
}

/** A window that a press opens. */
function opened(path: string, there: string, ...presses: string[]): Screen {
  const then = async (page: Page): Promise<void> => {
    for (const it of presses) await page.locator(it).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
  return { path, there, then };
}

/** Whatever can be opened on a page is open. */
async function unfolded(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => all.forEach((it) => ((it as HTMLDetailsElement).open = true)));
}

async function players(desk: Desk, event: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const player = { name, rating: 2105, title: "WFM", federation: "CZE", fide_id: 30_000_000 + ids.length };
    ids.push((await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, player)).id);
  }
  return ids;
}

/** A round in play: long names, calls, questions, results, absent players, a draft of the next one; a round of results only; an empty event. */
export async function devices(desk: Desk): Promise<Device[]> {
  const settings = { name: "Spring Open", place: PLACE, date: "2026-11-16", date_end: "2026-11-20", time_control: "40/1:30:00, all/0:30:00; +0:30" };
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", settings);
  const ids = await players(desk, event, NAMES);
  const pairings = [0, 2, 4, 6].map((at) => ({ white: ids[at], black: ids[at + 1] }));
  const round = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings, starts_at: "15:00" });
  const [first = "", second = "", third = "", fourth = ""] = round.boards.map((it) => it.game);
  await desk.record(first, "round starts", "white plays e4 and presses", "black plays e5 and presses", "white plays Nf3 and presses");
  await desk.record(first, 'white calls arbiter "noise"', "black touches b8 unclearly");
  await desk.record(second, "round starts", "white plays d4 and presses", "black resigns");
  await desk.call("PATCH", `/v1/games/${third}`, { absent: ["black"] });
  await desk.record(fourth, "round starts", "arbiter orders white to seal", "white seals");
  await desk.call("PATCH", `/v1/events/${event}`, { public: { shown: "games", delay_s: 300 } });
  const next = [[0, 3], [2, 1], [4, 7], [6, 5]].map(([white = 0, black = 0]) => ({ white: ids[white], black: ids[black] }));
  await desk.call("PUT", `/v1/events/${event}/draft`, { seq: null, pairings: next });

  const ruled = await desk.game();
  await desk.record(ruled.game, "round starts", "white plays e2e5 and presses");
  const { seq } = await desk.call<{ seq: number }>("GET", `/v1/games/${ruled.game}`);
  await desk.call("POST", `/v1/games/${ruled.game}/attention`, { act: "must-read", entry: seq });

  const wooden = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Club evening", time_control: "all/1:00:00" });
  const seated = await players(desk, wooden.event, NAMES);
  const entered = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${wooden.event}/rounds`, { pairings: [0, 2, 4, 6].map((at) => ({ white: seated[at], black: seated[at + 1] })) });
  await desk.call("PUT", `/v1/events/${wooden.event}/rounds/1/place`, { results_only: true });
  await desk.call("PUT", `/v1/games/${entered.boards[0]?.game}/result`, { result: "1-0" });
  await desk.call("PUT", `/v1/games/${entered.boards[1]?.game}/result`, { result: "+/-" });
  const empty = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Empty", time_control: "all/1:00:00" });

  const link = (body: object, of = event) => desk.link(of, body);
  const heading = "main h1, main h2";
  const free: Screen[] = ["/checks/flag", "/checks/claim", "/checks/time", "/law", "/law/fide-2023/9.2"].map((path) => ({ path, there: heading }));
  const board: Screen = { path: `/board/${first}`, there: '[role="grid"]' };
  const atBoard = `/game/${first}`;
  const more = '[data-do="more"]';
  return [
    { name: "nobody", screens: [{ path: "/", there: "main h1" }, ...free] },
    {
      name: "public",
      at: `/p/${event}`,
      screens: [
        { path: "", there: "[data-board]" },
        { path: "boards", there: "[data-board]" },
        { path: "standings", there: "table" },
        { path: "crosstable", there: "table" },
        { path: `player/${ids[1]}`, there: "[data-card]" },
        { path: "game/1/2", there: "[data-game]" },
        { path: "projector", there: "[data-projector] table" },
      ],
    },
    {
      name: "chief",
      token: desk.chiefToken,
      screens: [
        { path: "/events", there: "[data-event]" },
        { path: "/events", there: "[data-event]", then: async (page) => page.locator('[data-do="new-event"]').click() },
      ],
    },
    {
      name: "chief of an event",
      token: await link({ role: "chief", label: "Jana Malá" }),
      screens: [
        { path: "/hall", there: "[data-board]" },
        { path: "/hall", there: "[data-board]", then: async (page) => page.locator('[data-form="rows"]').click() },
        ...tabs(TABS, "main .panel").map((it) => ({ ...it, then: unfolded })),
        opened("/event/players", "main tbody tr", '[data-do="change-player"]'),
        opened("/event/players", "main tbody tr", '[data-do="paste-list"]'),
        opened("/event/rounds", "[data-round]", '[data-do="start-round"]'),
      ],
    },
    { name: "chief of a round of results", token: await link({ role: "chief" }, wooden.event), screens: [{ path: "/hall", there: "[data-results]" }, ...tabs(["rounds", "standings"], "main tbody tr")] },
    { name: "chief of an empty event", token: await link({ role: "chief" }, empty.event), screens: [{ path: "/hall", there: "main h1" }, ...tabs(TABS)] },
    {
      name: "arbiter",
      token: await link({ role: "arbiter", label: "Ivo Druhý" }),
      screens: [
        { path: atBoard, there: "[data-log]", then: async (page) => page.locator(more).click() },
        { path: `/game/${second}`, there: "[data-log]" },
        { path: `/game/${third}`, there: "[data-log]" },
        { path: `/game/${fourth}`, there: "[data-log]" },
        ...["illegal", "set-clock", "penalty"].map((it) => opened(atBoard, "[data-log]", more, `[data-incident="${it}"]`)),
        ...["adjourn", "override", "links"].map((it) => opened(atBoard, "[data-log]", `[data-do="${it}"]`)),
        { path: `/sheet/${first}/white`, there: "main table" },
        { path: `/envelope/${fourth}`, there: "main h1" },
      ],
    },
    { name: "player", token: await link({ role: "player", game: first, sides: ["white"] }), screens: [board, opened(board.path, board.there, '[data-more]')] },
    { name: "player who is new", allNew: true, token: await link({ role: "player", game: first, sides: ["black"] }), screens: [{ path: board.path, there: "[data-explained]" }] },
    { name: "player with a ruling", token: await link({ role: "player", game: ruled.game, sides: ["white"] }, ruled.event), screens: [{ path: `/board/${ruled.game}`, there: "[data-over]" }] },
    { name: "tablet for both", token: await link({ role: "player", game: first, sides: ["white", "black"] }), screens: [board] },
    { name: "tablet for both, not begun", token: await link({ role: "player", game: third, sides: ["white", "black"] }), screens: [{ path: `/board/${third}`, there: '[role="grid"]' }] },
    { name: "player after the game", token: await link({ role: "player", game: second, sides: ["black"] }), screens: [{ path: `/board/${second}`, there: '[role="grid"]' }] },
    {
      name: "spectator",
      token: await link({ role: "spectator", delay_s: 0 }),
      screens: [{ path: "/hall", there: "[data-board]" }, { path: atBoard, there: '[role="grid"]' }, ...tabs(["settings", "players", "rounds", "standings"])],
    },
  ];
}

export async function open(desk: Desk, device: Device, options: object): Promise<Page> {
  return device.token === undefined ? desk.visitor(options, device.allNew) : desk.device(device.token, options, device.allNew);
}

export async function show(page: Page, desk: Desk, device: Device, screen: Screen): Promise<void> {
  await page.goto(`${desk.url}${device.at ?? "/"}#${screen.path}`);
  // A window that was open is closed.
  await page.reload();
  await expect(page.locator(screen.there).first()).toBeVisible();
  await screen.then?.(page);
}
