// From an empty folder to the first running board, by somebody who has read nothing: exactly the steps that the guide counts.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Locator } from "@playwright/test";
import { Desk, expect, test } from "./desk";

/** The steps of the guide: so many, with the words that stand on what is pressed. */
function ofTheGuide(): { count: number; pressed: string[] } {
  const guide = readFileSync("../docs/DESK.md", "utf8");
  const section = guide.split("## The first event\n")[1]?.split("\n## ")[0] ?? "";
  const numbers = [...section.matchAll(/\((\d+)\)/g)].map((it) => Number(it[1]));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  return { count: numbers.length, pressed: [...section.matchAll(/\*\*(.+?)\*\*/g)].map((it) => it[1] ?? "") };
}

test("from the first page to a running board in the steps of the guide", async ({ browser }) => {
  const desk = await Desk.start(browser, join(mkdtempSync(join(tmpdir(), "first-")), "event.db"));
  let count = 0;
  const pressed: string[] = [];
  /** What is next is there, can be used and is in sight. */
  async function found(it: Locator): Promise<Locator> {
    count += 1;
    await expect(it).toBeVisible();
    await expect(it).toBeEnabled();
    await it.scrollIntoViewIfNeeded();
    return it;
  }
  async function press(role: "button" | "link", name: string): Promise<void> {
    pressed.push(name);
    await (await found(page.getByRole(role, { name, exact: true }).last())).click();
  }
  async function write(label: string, text: string): Promise<void> {
    await (await found(page.getByLabel(label, { exact: true }).first())).fill(text);
  }

  // The first step: the link that the program prints.
  const page = await desk.device(desk.chiefToken);
  count += 1;
  await write("Name", "Club evening");
  await (await found(page.getByLabel("Usual time controls"))).selectOption({ index: 1 });
  await write("Your name", "Jana Nová");
  await press("button", "New event");
  await press("button", "On to the players");
  for (const name of ["Anna", "Jan"]) {
    await write("Name", name);
    await press("button", "Add");
    await expect(page.locator("[data-player]", { hasText: name })).toBeVisible();
  }
  await press("link", "On to the first round");
  await press("button", "Pair by the rules");
  await press("button", "Publish");
  await press("button", "Start all games");
  await press("button", "Start all games");
  await press("link", "To the hall");
  const board = page.locator('[data-board="1"]').first();
  await (await found(board)).click();
  const clock = page.locator('[data-clock="white"]').first();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? "");
  expect({ count, pressed }).toEqual(ofTheGuide());
  await desk.stop();
});
