// The ledger and the reports: what happened with its time and who recorded it, papers to hand in.
import { readFileSync } from "node:fs";
import { expect, test } from "./desk";

test("the ledger lists incidents with their time and who recorded them, and can be narrowed down", async ({ desk }) => {
  const { event, game } = await desk.game();
  await desk.record(game, "round starts", "white plays e2e5 and presses", "black claims threefold");
  const page = await desk.device(await desk.link(event, { role: "arbiter", label: "Jana Malá" }));
  await page.goto(`${desk.url}/#/event/ledger`);
  const lines = page.locator("[data-incident]");
  await expect(lines.filter({ hasText: "illegal move no. 1" })).toContainText("Anna White");
  await expect(lines.first()).toContainText(/\d{1,2}:\d\d:\d\d/);
  await expect(lines.first()).toContainText("recorded by");
  const before = await lines.count();
  await page.locator('[data-field="ledger-person"]').selectOption("Anna White");
  await expect(lines.filter({ hasText: "Boris Black" })).toHaveCount(0);
  await page.locator('[data-field="ledger-person"]').selectOption("");
  await page.locator('[data-field="ledger-kind"]').selectOption("illegal-move");
  await expect(lines).toHaveCount(1);
  expect(before).toBeGreaterThan(1);
});

test("the report of the day and that of the chief arbiter come as files", async ({ desk }) => {
  const { event, game } = await desk.game();
  await desk.record(game, "round starts", "white plays e2e5 and presses");
  const page = await desk.device(await desk.link(event, { role: "arbiter", label: "Jana Malá" }));
  await page.goto(`${desk.url}/#/event/ledger`);
  const day = page.waitForEvent("download");
  await page.locator('[data-download="day-report"]').click();
  const file = readFileSync(await (await day).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByText("Report of the chief arbiter", { exact: true }).click();
  await expect(page.locator('[data-field="report-event"]')).toHaveValue("Test Open");
  await expect(page.locator('[data-field="report-incidents"]')).toHaveValue(/Illegal moves: 1/);
  await page.locator('[data-field="report-organiser"]').fill("Šachový klub");
  await page.locator('[data-do="save-report"]').click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await page.getByText("Report of the chief arbiter", { exact: true }).click();
  await expect(page.locator('[data-field="report-organiser"]')).toHaveValue("Šachový klub");
  const arbiter = page.waitForEvent("download");
  await page.locator('[data-download="arbiter-report"]').click();
  expect((await arbiter).suggestedFilename()).toBe("arbiter-report.pdf");
});
