// Every sentence the screens ask for exists, every sentence that exists is asked for, in four languages.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { INCIDENTS } from "../src/lib/incidents";
import type { GameView } from "../src/lib/types";
import { exampleView } from "./example";

const ROOT = new URL("..", import.meta.url).pathname;
const LANGS = ["en", "cs", "sk", "sl"];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const path = join(folder, it.name);
    if (it.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(it.name) ? [path] : [];
  });
}

/** Ids asked for by name, and the beginnings of ids that are put together. */
function asked(folder = "src"): { names: Set<string>; prefixes: Set<string> } {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  for (const path of sources(join(ROOT, folder))) {
    const text = readFileSync(path, "utf8");
    for (const [, id] of text.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)) names.add(id ?? "");
    for (const [, id] of text.matchAll(/\?\s*t\(["']([a-z0-9-]+)["']/g)) names.add(id ?? "");
    for (const [, id] of text.matchAll(/\bt\(\s*`([a-z0-9-]*)\$\{/g)) prefixes.add(id ?? "");
  }
  return { names, prefixes };
}

function incidentIds(): string[] {
  const view: GameView = exampleView();
  return INCIDENTS.flatMap((incident) => {
    const facts = incident.facts(view);
    const values = facts.flatMap((fact) => (fact.kind === "choice" ? fact.values.map((it) => `choice-${it.replace(/ /g, "-")}`) : []));
    return [`incident-${incident.id}`, ...facts.map((fact) => `fact-${fact.id}`), ...values];
  });
}

function messages(lang: string, file = "desk"): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const text = readFileSync(join(ROOT, `../crates/messages/messages/${lang}/${file}.ftl`), "utf8");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
}

describe.each(LANGS)("sentences in %s", (lang) => {
  const bundle = messages(lang);

  test("all that are asked for are there", () => {
    const wanted = [...asked().names, ...incidentIds()];
    expect(wanted.filter((id) => !bundle.hasMessage(`desk-${id}`))).toEqual([]);
  });

  test("all that are there are asked for", () => {
    const { names, prefixes } = asked();
    const incidents = new Set(incidentIds());
    const text = readFileSync(join(ROOT, `../crates/messages/messages/${lang}/desk.ftl`), "utf8");
    const ids = [...text.matchAll(/^desk-([a-z0-9_-]+) =/gm)].map((it) => it[1] ?? "");
    const used = (id: string) => names.has(id) || incidents.has(id) || [...prefixes].some((it) => it !== "" && id.startsWith(it));
    expect(ids.filter((id) => !used(id))).toEqual([]);
  });
});

describe.each(LANGS)("sentences of the public page in %s", (lang) => {
  test("all that are asked for are there, and none besides", () => {
    const bundle = messages(lang, "public");
    const { names, prefixes } = asked("page");
    const ids = [...readFileSync(join(ROOT, `../crates/messages/messages/${lang}/public.ftl`), "utf8").matchAll(/^public-([a-z0-9-]+) =/gm)].map((it) => it[1] ?? "");
    // Sides are asked for by what they are.
    for (const side of ["white", "black"]) names.add(side);
    expect([...names].filter((id) => !bundle.hasMessage(`public-${id}`))).toEqual([]);
    expect(ids.filter((id) => !names.has(id) && ![...prefixes].some((it) => it !== "" && id.startsWith(it)))).toEqual([]);
  });
});
