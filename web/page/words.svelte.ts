// The sentences of the public page in four languages. They stand in `crates/messages`, beside those of the program.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import cs from "../../crates/messages/messages/cs/public.ftl?raw";
import en from "../../crates/messages/messages/en/public.ftl?raw";
import sk from "../../crates/messages/messages/sk/public.ftl?raw";
import sl from "../../crates/messages/messages/sl/public.ftl?raw";
import { stored } from "../src/lib/stored";

const SOURCES = { en, cs, sk, sl };

export type Lang = keyof typeof SOURCES;

/** Each language by its own name. */
export const LANGS: readonly { tag: Lang; name: string }[] = [
  { tag: "en", name: "English" },
  { tag: "cs", name: "Čeština" },
  { tag: "sk", name: "Slovenčina" },
  { tag: "sl", name: "Slovenščina" },
];

function isLang(tag: string): tag is Lang {
  return Object.hasOwn(SOURCES, tag);
}

class Language {
  current = $state<Lang>([stored("lang") ?? "", ...navigator.languages.map((it) => it.slice(0, 2))].find(isLang) ?? "en");

  choose(lang: Lang): void {
    this.current = lang;
    stored("lang", lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

const bundles = new Map<Lang, FluentBundle>();

function bundleOf(lang: Lang): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[lang]));
  bundles.set(lang, bundle);
  return bundle;
}

/** A sentence of the public page in the chosen language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(language.current);
  const message = bundle.getMessage(`public-${id}`);
  return message?.value ? bundle.formatPattern(message.value, args) : `public-${id}`;
}

/** Written days (`2026-11-16`) in the customs of the language; as they stand if they are none. */
export function datesOf(first: string, last: string | null): string {
  const [from, to] = [first, last ?? first].map((it) => new Date(`${it}T12:00:00Z`)) as [Date, Date];
  if (Number.isNaN(from.getTime()) || !(to >= from)) return first;
  return new Intl.DateTimeFormat(language.current, { dateStyle: "long", timeZone: "UTC" }).formatRange(from, to);
}

/** The letters of the pieces on the screen; games are sent in the English ones. */
const LETTERS: Record<Lang, Record<string, string>> = {
  en: {},
  cs: { N: "J", B: "S", R: "V", Q: "D", K: "K" },
  sk: { N: "J", B: "S", R: "V", Q: "D", K: "K" },
  sl: { N: "S", B: "L", R: "T", Q: "D", K: "K" },
};

/** A move in the letters of whoever looks at it. */
export function moveName(san: string): string {
  return san.replace(/[NBRQK]/g, (letter) => LETTERS[language.current][letter] ?? letter);
}
