// The event on its screens: players from files and by hand, byes, results by hand.
import { expect, test } from "./desk";
import type { Desk } from "./desk";

/** A line of a report file of FIDE: number, title, name, rating, federation. */
function trf(number: number, title: string, name: string, rating: number, federation: string): string {
  return `001 ${String(number).padStart(4)} m${title.padStart(3)} ${name.padEnd(33)} ${rating} ${federation}`;
}

async function eventOf(desk: Desk, players: number): Promise<string> {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Screens", time_control: "all/1:00:00", spectator_delay_s: 90 });
  for (let at = 1; at <= players; at++) await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}`, rating: 2000 - at });
  return event;
}

test("players come from a TRF and from a list of Windows, and are changed, withdrawn and taken back", async ({ desk }) => {
  await eventOf(desk, 0);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Screens" }).click();
  await page.goto(`${desk.url}/#/event/players`);
  const report = [`012 Open`, trf(1, "g", "Nováková, Anna", 2405, "CZE"), trf(2, "", "Kranjc, Miha", 1990, "SLO")].join("\n");
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(report) });
  await page.locator('[data-do="take-in"]').click();
  await expect(page.getByText("2 players added")).toBeVisible();
  await expect(page.locator('[data-player="p1"]')).toContainText("GM");
  // Šárka Žižková, as Windows writes it.
  const windows = Buffer.from([...Buffer.from("name\n"), 0x8a, 0xe1, 0x72, 0x6b, 0x61, 0x20, 0x8e, 0x69, 0x9e, 0x6b, 0x6f, 0x76, 0xe1]);
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: windows });
  await page.locator('[data-do="take-in"]').click();
  await expect(page.locator('[data-player="p3"]')).toContainText("Šárka Žižková");

  await page.locator('[data-player="p2"] [data-do="change-player"]').click();
  const form = page.getByRole("dialog");
  await form.locator('[data-field="name"]').fill("Miha Novak");
  await form.locator('[data-field="title"]').fill("FM");
  await form.locator('[data-field="rating"]').fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.locator('[data-player="p2"]')).toContainText("Miha Novak");
  await expect(page.locator('[data-player="p2"]')).toContainText("FM");
  await expect(page.locator('[data-player="p2"]')).not.toContainText("1990");
  await page.locator('[data-player="p2"] [data-do="change-player"]').click();
  await page.locator('[data-do="withdraw"]').click();
  await page.locator('[data-do="withdraw-now"]').click();
  await expect(page.locator('[data-player="p2"]')).toContainText("withdrawn");
  await page.locator('[data-player="p2"] [data-do="change-player"]').click();
  await page.locator('[data-do="take-back"]').click();
  await expect(page.locator('[data-player="p2"]')).not.toContainText("withdrawn");
});

test("rounds come from a TRF with their results, and go out again", async ({ desk }) => {
  const event = await eventOf(desk, 0);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Screens" }).click();
  await page.goto(`${desk.url}/#/event/players`);
  const cells = (line: string, cell: string) => `${line.padEnd(91)}${cell}`;
  const lines = [cells(trf(1, "", "Nováková, Anna", 2405, "CZE"), "   2 b ="), cells(trf(2, "", "Kranjc, Miha", 1990, "SLO"), "   1 w =")];
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) });
  await page.locator('[data-do="take-in"]').click();
  await expect(page.locator('[data-rounds="1"]')).toBeVisible();
  await expect(page.getByText("2 players added")).toBeVisible();
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(lines.join("\n")) });
  await page.locator('[data-field="players-only"]').check();
  await expect(page.locator('[data-act="same"]')).toHaveCount(2);
  await expect(page.locator('[data-do="take-in"]')).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("[data-player]")).toHaveCount(2);
  await page.goto(`${desk.url}/#/event/rounds`);
  const round = page.locator('[data-round="1"]');
  await expect(round.locator("[data-elsewhere]")).toHaveText("elsewhere");
  await expect(round.locator('[data-result-of="1"]')).toHaveValue("½-½");
  await expect(round.getByRole("link")).toHaveCount(0);
  await expect(round.locator('[data-do="start-round"]')).toHaveCount(0);
  await page.goto(`${desk.url}/#/event/standings`);
  const file = page.waitForEvent("download");
  await page.locator('[data-download="trf"]').click();
  expect((await file).suggestedFilename()).toBe(`${event}.trf`);
});

test("a round has a bye, and starts when asked", async ({ desk }) => {
  await eventOf(desk, 3);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Screens" }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.getByText("Players without an opponent").click();
  await page.locator('[data-field="bye"]').selectOption("p1");
  await page.getByRole("button", { name: "Give a bye" }).click();
  await page.locator('[data-do="propose"]').click();
  await page.locator('[data-do="publish"]').click();
  await expect(page.locator('[data-round="1"] [data-bye="p1"]')).toContainText("½");
  await expect(page.locator('[data-bye="p3"]')).toHaveCount(0);

  await page.locator('[data-do="start-round"]').click();
  await expect(page.locator("[data-started]")).toHaveCount(0);
  await page.locator('[data-do="start-now"]').click();
  await expect(page.locator('[data-started="1"]')).toBeVisible();

  const result = page.locator('[data-result-of="1"]');
  await result.selectOption("½-½");
  await expect(page.locator("[data-by-hand]")).toBeVisible();
  await result.selectOption("game");
  await expect(page.locator("[data-by-hand]")).toHaveCount(0);
  await page.route("**/result**", (route) => route.abort());
  await result.selectOption("1-0");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(result).toHaveValue("game");
});

test("a result that the position excludes is entered with a reason only", async ({ desk }) => {
  const { event, game } = await desk.game();
  await desk.record(game, "round starts");
  await desk.record(game, "white plays f3", "black plays e5", "white plays g4", "black plays Qh4#");
  const page = await desk.device(await desk.link(event, { role: "arbiter" }));
  await page.goto(`${desk.url}/#/event/rounds`);
  const result = page.locator('[data-result-of="1"]');
  await result.selectOption("1-0");
  await expect(page.locator("[data-excluded]")).toContainText("checkmate");
  const enter = page.locator('[data-do="enter-all-the-same"]');
  await expect(enter).toBeDisabled();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(result).toHaveValue("0-1");
  await result.selectOption("1-0");
  await page.locator('[data-field="reason"]').fill("Black's phone rang before the mate");
  await enter.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(result).toHaveValue("1-0");
  await expect(page.locator("[data-by-hand]")).toBeVisible();
});

test("a delay keeps its seconds, and an empty one is that of the event", async ({ desk }) => {
  const event = await eventOf(desk, 0);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Screens" }).click();
  await page.goto(`${desk.url}/#/event/settings`);
  await expect(page.locator('[data-field="delay"]')).toHaveValue("1.5");
  await page.locator('[data-field="bye-points"]').fill("½");
  await page.locator('[data-do="save-settings"]').click();
  await expect(page.getByText("Saved")).toBeVisible();
  const saved = await desk.call<{ spectator_delay_s: number; scoring: { bye: string } }>("GET", `/v1/events/${event}`);
  expect([saved.spectator_delay_s, saved.scoring.bye]).toEqual([90, "½"]);
  await page.goto(`${desk.url}/#/event/links`);
  await page.locator('[data-field="link-delay"]').fill("");
  await page.locator('[data-make="spectator"]').click();
  await expect(page.locator('[data-new-link="spectator"]')).toBeVisible();
  const links = await desk.call<{ delay_s: number | null }[]>("GET", `/v1/events/${event}/links`);
  expect(links[0]?.delay_s).toBeNull();
});

test("time control and regulations are chosen from lists in the reader's language", async ({ desk }) => {
  const event = await eventOf(desk, 0);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Screens" }).click();
  await page.goto(`${desk.url}/#/event/settings`);
  await page.locator('[data-field="presets"]').selectOption({ label: "3 minutes for the whole game, with 2 seconds per move from move 1" });
  await expect(page.locator('[data-field="time_control"]')).toHaveValue("all/0:03:00; +0:02");
  await expect(page.getByText("Blitz.", { exact: false }).first()).toBeVisible();
  const add = page.locator('[data-field="add-regulation"]');
  await add.selectOption({ label: "Draws by agreement" });
  const draws = page.locator('[data-option="draw_agreement"]');
  await draws.getByRole("combobox").selectOption({ label: "after a number of moves …" });
  await draws.getByRole("spinbutton").fill("40");
  await add.selectOption({ label: "Announced to the players beforehand" });
  await page.locator('[data-option="announced"]').getByLabel("Draws by agreement").check();
  await page.locator('[data-option="announced"]').getByLabel("Edition of the Laws").uncheck();
  await add.selectOption({ label: "Scoresheets" });
  await page.getByRole("button", { name: "Leave out: Scoresheets" }).click();
  await expect(page.locator('[data-option="scoresheet"]')).toHaveCount(0);
  await page.locator('[data-do="save-settings"]').click();
  await expect(page.getByText("Saved")).toBeVisible();
  const saved = await desk.call<{ regulations: Record<string, string> }>("GET", `/v1/events/${event}`);
  expect(saved.regulations).toEqual({ announced: "draw_agreement", draw_agreement: "after(40)" });
  await page.reload();
  await expect(draws.getByRole("spinbutton")).toHaveValue("40");
  await page.getByRole("combobox", { name: "Language" }).selectOption("cs");
  await expect(draws).toContainText("Remíza dohodou");
});
