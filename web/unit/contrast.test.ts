// What is drawn on the board can be told from it, in light and in dark (WCAG 2.2: 1.4.3 for letters, 1.4.11 for the rest).
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = readonly [number, number, number];

const CSS = ["palette", "app"].map((it) => readFileSync(new URL(`../src/${it}.css`, import.meta.url), "utf8")).join("\n");
const BOARD = readFileSync(new URL("../src/parts/Board.svelte", import.meta.url), "utf8");

function variables(selector: string): Map<string, string> {
  const blocks = CSS.split(`\n${selector} {`).slice(1);
  const variables = blocks.flatMap((it) => [...it.slice(0, it.indexOf("}")).matchAll(/(--[a-z-]+): ([^;]+);/g)]);
  return new Map(variables.map((it) => [it[1] ?? "", it[2] ?? ""]));
}

const LIGHT = variables(":root");
const THEMES = { light: LIGHT, dark: new Map([...LIGHT, ...variables(':root[data-theme="dark"]')]) };

function colour(theme: ReadonlyMap<string, string>, name: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(theme.get(name) ?? "");
  if (!match) throw new Error(`${name} is no colour`);
  return [1, 2, 3].map((at) => parseInt(match[at] ?? "", 16)) as unknown as Rgb;
}

function mixed(below: Rgb, above: Rgb, strength: number): Rgb {
  return below.map((it, at) => it * (1 - strength) + (above[at] ?? 0) * strength) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

describe.each(Object.entries(THEMES))("the board, %s", (_name, theme) => {
  const last = (square: Rgb) => mixed(square, colour(theme, "--last"), parseInt(theme.get("--last-strength") ?? "") / 100);
  const [light, dark] = [colour(theme, "--square-light"), colour(theme, "--square-dark")];
  const squares = [light, dark, last(light), last(dark)];

  test("coordinates can be read on every square", () => {
    expect(contrast(colour(theme, "--coordinate-on-light"), light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(theme, "--coordinate-on-dark"), dark)).toBeGreaterThanOrEqual(4.5);
    for (const square of [last(light), last(dark)]) expect(contrast(colour(theme, "--coordinate-on-last"), square)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["touched", "chosen", "focus"])("the ring of what is %s stands out from every square", (ring) => {
    const tones = [colour(theme, `--ring-${ring}`), colour(theme, "--ring-edge")] as const;
    for (const square of squares) expect(Math.max(...tones.map((it) => contrast(it, square)))).toBeGreaterThanOrEqual(3);
    expect(contrast(...tones)).toBeGreaterThanOrEqual(3);
    expect(BOARD).toContain(`var(--ring-${ring})`);
    // A ring on a square that is also marked otherwise must not fade with the mark.
    expect(BOARD).not.toMatch(/::after \{[^}]*opacity/);
  });

  test("what was struck out can still be read", () => {
    for (const ink of ["--ink", "--ink-soft"]) expect(contrast(colour(theme, ink), colour(theme, "--sheet"))).toBeGreaterThanOrEqual(4.5);
    const log = readFileSync(new URL("../src/parts/Log.svelte", import.meta.url), "utf8");
    expect(log).not.toContain("opacity");
  });
});
