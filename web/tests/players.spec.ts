// Players from elsewhere: a list is shown before it is taken in, a report gives back what it said, and a list of ratings is asked.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { Desk, expect, test } from "./desk";
import type { Page } from "@playwright/test";

/** The players of an event who are there already. */
async function players(desk: Desk, ...known: object[]): Promise<{ event: string; page: Page }> {
  const name = "Lists";
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name, time_control: "15+10" });
  for (const player of known) await desk.call("POST", `/v1/events/${event}/players`, player);
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name }).click();
  await page.goto(`${desk.url}/#/event/players`);
  return { event, page };
}

test("a table is shown with its columns, mapped by hand and taken in", async ({ desk }) => {
  const { page } = await players(desk, { name: "Kranjc Miha", fide_id: 14600001, rating: 1990 });
  const text = "Příjmení;Jméno;FIDE-ID;Elo;Kraj\nNováková;Anna;300012;2105;Brno\nKranjc;Miha;14600001;2010;Maribor\n;Eva;;;\n";
  // UTF-16, as spreadsheets write it.
  const wide = Buffer.from(`\ufeff${text}`, "utf16le");
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: wide });
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator('[data-column="FIDE-ID"]')).toHaveValue("fide_id");
  await expect(dialog.locator('[data-column="Kraj"]')).toHaveValue("");
  await expect(dialog.locator('[data-act="add"]')).toContainText("Nováková, Anna");
  await expect(dialog.locator('[data-act="same"]')).toContainText("Kranjc");
  await expect(dialog.getByText("Line 4")).toBeVisible();
  await expect(page.locator("[data-player]")).toHaveCount(1);
  await dialog.locator('[data-column="Kraj"]').selectOption("club");
  await expect(dialog.locator('[data-act="change"]')).toContainText("Maribor");
  await dialog.locator('[data-field="list-is-right"]').check();
  await expect(dialog.locator('[data-act="change"]')).toContainText("2010");
  await dialog.locator('[data-do="take-in"]').click();
  await expect(page.getByText("1 player added")).toBeVisible();
  await expect(page.locator('[data-player="p1"]')).toContainText("2010");
  await expect(page.locator('[data-player="p2"]')).toContainText("Nováková, Anna");
  await page.locator('[data-do="take-list-back"]').click();
  await expect(page.locator("[data-player]")).toHaveCount(1);
  await expect(page.locator('[data-player="p1"]')).toContainText("1990");
});

test("a report gives back what it said, and a crooked one is refused", async ({ desk }) => {
  const { event, page } = await players(desk);
  const report = readFileSync("../fixtures/trf/spring-16.txt", "utf8");
  const crooked = readFileSync("../fixtures/trf/cut-16.txt");
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "cut.trf", mimeType: "text/plain", buffer: crooked });
  await expect(page.locator("[data-refused]")).toContainText("Line 3");
  await expect(page.locator('[data-do="take-in"]')).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "spring.txt", mimeType: "text/plain", buffer: Buffer.from(report) });
  await expect(page.locator('[data-act="add"]')).toHaveCount(6);
  await expect(page.getByRole("dialog")).toContainText("IA Dvořák, Petr");
  await page.locator('[data-do="take-in"]').click();
  await expect(page.locator('[data-rounds="4"]')).toBeVisible();
  await expect(page.locator("[data-player]")).toHaveCount(6);
  await page.goto(`${desk.url}/#/event/settings`);
  await page.locator('[data-part="report"] summary').click();
  const form = page.locator('[data-form="report"]');
  await expect(form.locator('[data-field="chief_arbiter"]')).toHaveValue("IA Dvořák, Petr (300999)");
  await expect(form.locator('[data-date="4"]')).toHaveValue("2026-11-19");
  await form.locator('[data-field="chief_arbiter"]').fill("IA Malá, Jana");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("status")).toBeVisible();
  const headers = { Authorization: `Bearer ${desk.chiefToken}` };
  const written = await (await fetch(`${desk.url}/v1/events/${event}/trf?version=16`, { headers })).text();
  expect(written).toContain("102 IA Malá, Jana\r\n");
  for (const line of report.split("\r\n").filter((it) => /^(001|112|132|013|XXP)/.test(it))) {
    // Points and places are counted anew.
    expect(written).toContain(line.startsWith("001") ? line.slice(0, 79) : line);
  }
});

test("a fault that a line has twice is told twice", async ({ desk }) => {
  const { page } = await players(desk);
  const report = readFileSync("../fixtures/trf/spring-16.txt", "utf8");
  const buffer = Buffer.from(`${report.trimEnd()}\r\n240 H    1    1    1\r\n`);
  await page.locator('[data-field="players-file"]').setInputFiles({ name: "byes.trf", mimeType: "text/plain", buffer });
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("p.warn")).toHaveCount(2);
  await expect(dialog.locator('[data-act="add"]')).toHaveCount(6);
});

test("a name is looked up in the list of ratings, and all are held against it", async ({ browser }) => {
  const file = join(mkdtempSync(join(tmpdir(), "ratings-")), "players_list.txt");
  const lines = [
    "ID Number      Name                     Fed Sex Tit  WTit SRtng RRtng BRtng B-day",
    "300012         Novakova, Anna           CZE F        WFM  2105  2050  0     1990",
    "14600001       Kranjc, Miha             SLO M             2010  0     1800  2008",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  const desk = await Desk.start(browser, null, ["--rating-list", file]);
  const { page } = await players(desk, { name: "Miha Kranjc", rating: 1990 });
  await expect(page.locator('[data-ratings="there"]')).toContainText("players_list.txt");
  await page.locator('[data-field="name"]').fill("anna nová");
  await page.locator('[data-rated="300012"]').click();
  await expect(page.locator('[data-field="name"]')).toHaveValue("Novakova, Anna");
  await expect(page.locator('[data-field="rating"]')).toHaveValue("2050");
  await expect(page.locator('[data-field="sex"]')).toHaveValue("female");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.locator('[data-player="p2"]')).toContainText("WFM");
  await page.locator('[data-do="check-ratings"]').click();
  await expect(page.locator('[data-differs="p1"]')).toContainText("2010");
  await expect(page.locator("[data-differs]")).toHaveCount(1);
  await page.locator('[data-do="take-over"]').click();
  await expect(page.locator('[data-player="p1"]')).toContainText("2010");
  await desk.stop();
});

/** A ZIP file with one file in it, as FIDE gives its list. */
function zipped(text: string): Buffer {
  const name = Buffer.from("players_list_foa.txt");
  const whole = Buffer.from(text);
  const packed = deflateRawSync(whole);
  const heading = Buffer.alloc(30);
  heading.write("PK\u0003\u0004", 0, "latin1");
  heading.writeUInt16LE(8, 8);
  heading.writeUInt32LE(crc32(whole), 14);
  heading.writeUInt32LE(packed.length, 18);
  heading.writeUInt32LE(whole.length, 22);
  heading.writeUInt16LE(name.length, 26);
  return Buffer.concat([heading, name, packed]);
}

test("an arbiter chooses the rating list at the desk, packed as it comes", async ({ desk }) => {
  const { page } = await players(desk);
  await expect(page.locator('[data-ratings="none"]')).toContainText("No rating list yet");
  const choose = page.locator('[data-field="ratings-file"]');
  await choose.setInputFiles({ name: "photo.zip", mimeType: "application/zip", buffer: zipped("nothing of that kind") });
  await expect(page.locator('[data-ratings="wrong"]')).toContainText("photo.zip");
  const heading = "ID Number      Name                     Fed Sex Tit  WTit SRtng RRtng BRtng B-day";
  const many = Array.from({ length: 50_000 }, (_, at) => `${String(1_000_000 + at).padEnd(15)}${`Somebody, ${at}`.padEnd(25)}SLO M             1500  0     0     2000`);
  const anna = "300012         Novakova, Anna           CZE F        WFM  2105  2050  0     1990";
  await choose.setInputFiles({ name: "players_list.zip", mimeType: "application/zip", buffer: zipped([heading, ...many, anna, ""].join("\n")) });
  await expect(page.locator('[data-ratings="there"]')).toContainText("players_list.zip");
  await expect(page.locator('[data-ratings="there"]')).toContainText("50,001");
  await page.locator('[data-field="name"]').fill("nováková an");
  await page.locator('[data-rated="300012"]').click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.locator('[data-player="p1"]')).toContainText("WFM");
  // It is there for every page, also after this one was left.
  await page.reload();
  await expect(page.locator('[data-ratings="there"]')).toContainText("players_list.zip");
});
