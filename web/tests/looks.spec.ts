// Every screen as it looks: nothing that axe finds fault with, light and dark; nothing cut off and nothing over something else, on a phone, a tablet,
// a laptop and a wall, in any language; and no word that was left in English.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Desk, expect, test } from "./desk";
import { faults, scrolls, words } from "./faults";
import { type Device, NAMES, type Screen, devices, open, show } from "./screens";

const LANGUAGES = ["en", "cs", "sk", "sl"] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** Goes to every screen, and says on which one something was found. */
async function walk(desk: Desk, options: object, look: (page: Page, device: Device, screen: Screen) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const device of await devices(desk)) {
    const page = await open(desk, device, options);
    for (const [at, screen] of device.screens.entries()) {
      await show(page, desk, device, screen);
      found.push(...(await look(page, device, screen)).map((it) => `${device.name} ${at + 1} ${screen.path}: ${it}`));
    }
    await page.close();
  }
  return [...new Set(found)];
}

/** The desk of somebody who has just started it. */
async function firstStart(desk: Desk, options: object): Promise<Page> {
  const page = await desk.device(desk.chiefToken, options);
  await expect(page.locator("[data-first-start] [data-understood]")).toBeVisible();
  return page;
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } }).analyze();
  return violations.flatMap((it) => it.nodes.map((node) => `${it.id}: ${node.target.join(" ")}`));
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ desk }) => {
    test.setTimeout(3_600_000);
    expect(await axe(await firstStart(desk, { colorScheme }))).toEqual([]);
    expect(await walk(desk, { colorScheme }, axe)).toEqual([]);
  });
}

/** Where a player sits nothing is scrolled. */
function never_scrolls(device: Device, { width }: { width: number }): boolean {
  return /player|tablet/.test(device.name) && width < 2560;
}

for (const locale of LANGUAGES) {
  test(`nothing is cut off, covered or beside the screen at any size: ${locale}`, async ({ desk }) => {
    test.setTimeout(3_600_000);
    async function sizes(page: Page, device?: Device): Promise<string[]> {
      const found: string[] = [];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        // Layout follows the size in the next frame.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        found.push(...(await faults(page)).map((it) => `${size.width}: ${it}`));
        if (device && never_scrolls(device, size)) {
          const over = await scrolls(page);
          if (over > 0) found.push(`${size.width}: ${over} have to be scrolled`);
        }
      }
      return found;
    }
    const found = await sizes(await firstStart(desk, { locale }));
    found.push(...(await walk(desk, { locale }, sizes)));
    expect(found).toEqual([]);
  });
}

test("no word is left in English", async ({ desk }) => {
  test.setTimeout(3_600_000);
  const english = new Map<string, Set<string>>();
  const place = (device: Device, screen: Screen): string => `${device.name} ${device.screens.indexOf(screen)}`;
  const found: string[] = [];
  const all = await devices(desk);
  for (const locale of LANGUAGES) {
    for (const device of all) {
      const page = await open(desk, device, { locale });
      for (const screen of device.screens) {
        await show(page, desk, device, screen);
        const said = await words(page);
        const [before, at] = [english.get(place(device, screen)), place(device, screen)];
        if (locale === "en") english.set(at, new Set(said));
        else found.push(...said.filter((it) => before?.has(it) && !isName(it)).map((it) => `${locale} ${at}: ${it}`));
      }
      await page.close();
    }
  }
  expect([...new Set(found)]).toEqual([]);
});

/** What is written the same everywhere: people, places, formats, and what programs read. */
function isName(text: string): boolean {
  if (text.includes("://") || ["Individual: Swiss-System", "white writes 23.Nd5"].includes(text) || text.startsWith("name;title;")) return true;
  const names = [...NAMES, "Anna White", "Boris Black", "Jana Malá", "Ivo Druhý", "Spring Open", "Club evening", "Test Open", "Empty", "Kulturní dům Brno-Židenice"];
  const rest = [...names, "J’adoube", "FIDE", "PGN", "JSON", "CSV", "TRF26", "TRF16", "WFM", "CZE", "Buchholz"].reduce((it, name) => it.replaceAll(name, ""), text);
  return !/\p{L}{3}/u.test(rest);
}
