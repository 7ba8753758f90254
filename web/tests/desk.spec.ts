// The desk around the boards: languages, links, hall, event, checks, law, paper, phone, offline.
import { Desk, expect, test, newEvent } from "./desk";

test("the language is switched, rulings included", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running white"] });
  await desk.record(game.game, "white touches g1");
  const page = await desk.arbiter(game);
  const duty = page.locator("[data-duty]");
  await expect(duty).toContainText("White must");
  const expected: Record<string, [string, string]> = {
    cs: ["Nepřípustný tah", "Povinnost (bílý)"],
    sk: ["Neprípustný ťah", "Povinnosť (biely)"],
    sl: ["Nepravilna poteza", "Dolžnost (beli)"],
    en: ["Illegal move", "White must"],
  };
  for (const [tag, [button, ruling]] of Object.entries(expected)) {
    await page.locator("[data-language]").selectOption(tag);
    await expect(page.locator('[data-incident="illegal"]')).toContainText(button);
    await expect(duty).toContainText(ruling);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
  }
});

test("an arbiter's link is made, used and taken back", async ({ desk }) => {
  const { event } = await desk.game();
  const chief = await desk.device(desk.chiefToken);
  await chief.getByRole("button", { name: "Test Open" }).click();
  await chief.goto(`${desk.url}/#/event/links`);
  await chief.locator('[data-field="label"]').fill("Deputy");
  await chief.locator('[data-make="arbiter"]').click();
  const card = chief.locator('[data-new-link="arbiter"]');
  await expect(card.locator("svg")).toBeVisible();
  // A link to follow would cost the chief arbiter his own role on this device.
  await expect(card.locator("a")).toHaveCount(0);
  const url = await card.locator("[data-url]").textContent();
  const deputy = await desk.device((url ?? "").split("/l/")[1] ?? "");
  await expect(deputy.locator('[data-board="1"]')).toBeVisible();
  expect(event).not.toBe("");

  await chief.locator('[data-revoke="Deputy"]').click();
  await expect(deputy.locator("[data-revoked]")).toBeVisible();
  await deputy.reload();
  await expect(deputy.locator("[data-revoked]")).toBeVisible();
  await expect(deputy.locator("[data-board]")).toHaveCount(0);
});

test("a link that opens nothing says why", async ({ desk }) => {
  const { event } = await desk.game();
  const stranger = await desk.device("x".repeat(43));
  await expect(stranger.locator("[data-unknown]")).toBeVisible();

  // As long as this machine takes to open the hall with it.
  for (let lasts = 4000; ; lasts *= 2) {
    const deputy = await desk.device(await desk.link(event, { role: "arbiter", expires_ms: Date.now() + lasts }));
    const [hall, expired] = [deputy.locator('[data-board="1"]'), deputy.locator("[data-expired]")];
    await expect(hall.or(expired).first()).toBeVisible();
    const opened = await hall.isVisible();
    await expect(expired).toBeVisible();
    if (opened) break;
  }

  const chief = await desk.device(desk.chiefToken);
  await chief.getByRole("button", { name: "Test Open" }).click();
  await chief.goto(`${desk.url}/#/event/links`);
  await chief.locator('[data-field="link-until"]').fill("2099-12-31T18:30");
  await chief.locator('[data-make="spectator"]').click();
  await expect(chief.locator("[data-new-link] [data-until]")).toContainText("2099");
});

test("on encrypted lines everything works, and every card shows the fingerprint", async ({ browser }) => {
  const desk = await Desk.start(browser, null, ["--tls", "self"]);
  try {
    expect(desk.url).toMatch(/^https:/);
    const chief = await desk.device(desk.chiefToken, { ignoreHTTPSErrors: true });
    await newEvent(chief, "Encrypted Open");
    await chief.goto(`${desk.url}/#/event/links`);
    await chief.locator('[data-field="label"]').fill("Deputy");
    await chief.locator('[data-make="arbiter"]').click();
    await expect(chief.locator("[data-fingerprint]")).toHaveText(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    const followed = chief.waitForEvent("websocket", (it) => it.url().includes("/hall/live"));
    await chief.goto(`${desk.url}/#/hall`);
    await chief.reload();
    const socket = await followed;
    expect(socket.url()).toMatch(/^wss:/);
    expect(socket.url()).not.toContain(desk.chiefToken);
    const told = await socket.waitForEvent("framereceived", (it) => String(it.payload).includes('"hall"'));
    expect(String(told.payload)).toContain("Encrypted Open");
  } finally {
    await desk.stop();
  }
});

test("a link that was made is shown, also if the next one fails", async ({ desk }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Links", time_control: "all/1:00:00" });
  for (let at = 0; at < 4; at++) await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}` });
  await desk.call("POST", `/v1/events/${event}/rounds`, { propose: true });
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await page.goto(`${desk.url}/#/event/links`);
  await page.route("**/links*", (route) => (route.request().postData()?.includes("Board 2") ? route.abort() : route.continue()));
  await page.locator('[data-make="tablets"]').click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator('[data-new-link="player"]')).toHaveCount(1);
  await expect(page.locator('[data-make="tablets"]')).toBeEnabled();

  // Where a page may not copy, the address is marked for copying by hand, and nothing is claimed.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy" }).click();
  const url = await page.locator("[data-url]").textContent();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
  await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(0);
});

test("an event is set up by hand: time control, players, round", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await newEvent(page, "Evening Blitz");
  await page.goto(`${desk.url}/#/event/settings`);
  await page.locator('[data-field="time_control"]').fill("3 minutes with 2 seconds per move");
  await expect(page.getByText("Blitz.", { exact: false }).first()).toBeVisible();
  await page.locator('[data-do="save-settings"]').click();
  await expect(page.getByText("Saved")).toBeVisible();

  await page.goto(`${desk.url}/#/event/players`);
  await page.locator('[data-field="name"]').fill("Anna Nováková");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("cell", { name: "Anna Nováková", exact: true })).toBeVisible();
  await page.locator('[data-do="paste-list"]').click();
  await page.locator("textarea").fill("name,rating\nMiha Kranjc,1990\nJán Kováč,2010\nEva Horváthová,1900\n");
  await expect(page.locator('[data-act="add"]')).toHaveCount(3);
  await page.locator('[data-do="take-in"]').click();
  await expect(page.getByText("3 players added")).toBeVisible();

  await page.goto(`${desk.url}/#/event/rounds`);
  await page.locator('[data-do="propose"]').click();
  await expect(page.locator("[data-draft] tbody tr")).toHaveCount(2);
  await page.locator('[data-do="publish"]').click();
  await expect(page.locator("[data-round] tbody tr")).toHaveCount(2);
  await page.locator('[data-do="start-round"]').click();
  await page.locator('[data-do="start-now"]').click();
  await expect(page.locator('[data-started="2"]')).toBeVisible();
  await page.goto(`${desk.url}/#/hall`);
  await expect(page.locator("[data-board]")).toHaveCount(2);
  await expect(page.locator('[data-board="1"] [data-clock="white"]')).toContainText(/[23]:\d\d/);
});

test("the hall puts what waits for the arbiter first", async ({ desk }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Hall", time_control: "all/1:00:00" });
  const ids: string[] = [];
  for (let at = 0; at < 6; at++) ids.push((await desk.call<{ id: string }>("POST", `/v1/events/${event}/players`, { name: `Player ${at}` })).id);
  const pairings = [0, 2, 4].map((at) => ({ white: ids[at], black: ids[at + 1] }));
  const round = await desk.call<{ boards: { game: string; board: number }[] }>("POST", `/v1/events/${event}/rounds`, { pairings });
  await desk.call("POST", `/v1/events/${event}/rounds/1/start`, {});
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await expect(page.locator("[data-board]").first()).toHaveAttribute("data-board", "1");
  await desk.record(round.boards[2]?.game ?? "", 'white calls arbiter "the clock is wrong"');
  await expect(page.locator("[data-board]").first()).toHaveAttribute("data-board", "3");
  await expect(page.locator("[data-waiting]")).toHaveAttribute("data-waiting", "1");
});

test("the flag-fall check shows a helpmate or a proof", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/checks/flag`);
  await page.getByRole("button", { name: "Empty board" }).click();
  for (const [brush, square] of [
    ["white-K", "e1"],
    ["black-K", "d6"],
    ["black-N", "c4"],
    ["white-Q", "e2"],
  ]) {
    await page.locator(`[data-brush="${brush}"]`).click();
    await page.locator(`[data-square="${square}"]`).click();
    await page.locator(`[data-brush="${brush}"]`).click();
  }
  await page.locator('[data-do="check"]').click();
  await expect(page.locator('[data-verdict="white:can_mate"]')).toBeVisible();
  await page.locator('[data-verdict="white:can_mate"] [data-do="line-end"]').click();

  await page.locator('[data-field="fen"]').fill("8/8/3k4/8/8/8/4Q3/4K3 w - - 0 1");
  await page.locator('[data-field="fen"]').blur();
  await page.locator('[data-do="check"]').click();
  await expect(page.locator('[data-verdict="black:cannot_mate"]')).toBeVisible();
  await expect(page.locator('[data-flag-result="white"]')).toHaveText("½-½");
});

test("a typed position is taken as it stands, and Escape puts a piece back", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/checks/flag`);
  const fen = page.locator('[data-field="fen"]');
  await fen.fill("start");
  await fen.blur();
  await expect(page.getByRole("alert")).toContainText("no position");
  const asked = "r3k2r/8/8/8/8/8/8/R3K2R b kq - 7 33";
  await fen.fill(asked);
  await fen.blur();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const sent = page.waitForRequest("**/v1/checks/mate*");
  await page.locator('[data-do="check"]').click();
  expect((await sent).postDataJSON()).toEqual({ fen: asked });
  await expect(page.locator("[data-answer]")).toBeVisible();

  await page.locator('[data-square="a1"]').click();
  await expect(page.locator('[data-square="a1"]')).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-square="a1"]')).toHaveAttribute("aria-selected", "false");
  await expect(fen).toHaveValue(asked);
});

test("who goes to another page goes on there, with keyboard and screen reader", async ({ desk }) => {
  const { event } = await desk.game();
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await expect(page).toHaveTitle("Hall – J’adoube");
  await page.getByRole("link", { name: "The Laws" }).click();
  await expect(page).toHaveTitle("The Laws – J’adoube");
  await expect(page.locator("#main")).toBeFocused();
});

test("claims and time controls are checked without a game", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/checks/claim`);
  await page.reload();
  await expect(page.locator('[data-field="edition"]')).toHaveValue("fide-2023");
  await page.locator('[data-field="moves"]').fill("1. Jf3 Jf6 2. Jg1 Jg8 3. Jf3 Jf6 4. Jg1");
  await page.locator("select").nth(1).selectOption("cs");
  await page.locator('[data-field="with"]').fill("Jg8");
  await page.locator('[data-do="check"]').click();
  await expect(page.locator('[data-claim="right"]')).toBeVisible();
  await page.locator('[data-field="with"]').fill("Jd5");
  await page.locator('[data-do="check"]').click();
  await expect(page.locator('[data-claim="wrong"]')).toBeVisible();
  await expect(page.locator("[data-consequence]").first()).toContainText("2 minutes");

  await page.goto(`${desk.url}/#/checks/time`);
  await page.locator('[data-field="time"]').fill("15 minutes with 10 seconds per move");
  await expect(page.locator('[data-class="rapid"]')).toBeVisible();
});

test("the Laws are searched and two editions stand side by side", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken);
  await page.goto(`${desk.url}/#/law`);
  await expect(page.locator('[data-field="edition"]')).toHaveValue("fide-2023");
  await expect(page.locator(".contents details").first()).toBeVisible();
  await page.locator('[data-field="edition"]').selectOption("fide-2018");
  await page.locator('[data-field="search"]').fill("dead position");
  await page.locator('[data-hit="5.2.2"]').click();
  await expect(page.locator(".texts article")).toContainText("5.2.2");
  await page.locator('[data-field="beside"]').selectOption("fide-2009");
  await expect(page.locator(".texts article")).toHaveCount(2);
  await page.locator('[data-field="search"]').fill("");
  await page.locator("[data-language]").selectOption("cs");
  await expect(page.locator(".contents summary", { hasText: "9 — Remíza" })).toHaveCount(1);
});

test("on a phone an article that is opened stands before the contents", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken, { viewport: { width: 360, height: 740 } });
  await page.goto(`${desk.url}/#/law/fide-2023/7.5.5`);
  await expect(page.locator(".texts article")).toContainText("7.5.5");
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await top(".texts")).toBeLessThan(await top(".contents"));
});

test("scoresheets are printed in the player's language", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts", "white plays Nf3 and presses", "black plays Nf6 and presses", "white resigns");
  const page = await desk.arbiter(game);
  await page.goto(`${desk.url}/#/sheet/${game.game}/white`);
  await page.locator("main select").selectOption("cs");
  await expect(page.locator('[data-sheet="cs"]')).toContainText("Partiář");
  await expect(page.locator('[data-sheet="cs"]')).toContainText("Jf3");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header.bar")).toBeHidden();
  await expect(page.locator('[data-sheet="cs"]')).toBeVisible();
});

test("everything fits on a phone, light and dark", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "dark" as const };
  const page = await desk.arbiter(game, phone);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const screens = [
    [`/game/${game.game}`, "[data-log]"],
    ["/hall", '[data-board="1"]'],
    ["/event/settings", "main .panel"],
    ["/event/players", "[data-player]"],
    ["/event/rounds", '[data-round="1"]'],
    ["/checks/flag", "main h1, main h2"],
    ["/checks/claim", "main h1, main h2"],
    ["/law/fide-2018/9.2", "main h1, main h2"],
  ] as const;
  for (const [path, there] of screens) {
    await page.goto(`${desk.url}/#${path}`);
    // Nothing of the screen before is there any more.
    await page.reload();
    await expect(page.locator(there).first()).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
  for (const tag of ["cs", "sk", "sl"]) {
    await page.locator("[data-language]").selectOption(tag);
    const ways = await page.locator("header nav a").evaluateAll((links) => links.map((it) => it.getBoundingClientRect().top));
    expect(new Set(ways).size, `${tag}: the ways stand in one line`).toBe(1);
  }
  const player = await desk.player(game, ["white"], phone);
  expect(await player.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test("the shell opens without the server", async ({ desk }) => {
  const page = await desk.device(desk.chiefToken, { serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator("[data-offline]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator("[data-offline]")).toHaveCount(0);
  await expect(page.locator("[data-first-start]")).toBeVisible();
});
