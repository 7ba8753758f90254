// The sentences of the public page in four languages. They stand in `crates/messages`, beside those of the program.
import cs from "../../crates/messages/messages/cs/public.ftl?raw";
import en from "../../crates/messages/messages/en/public.ftl?raw";
import sk from "../../crates/messages/messages/sk/public.ftl?raw";
import sl from "../../crates/messages/messages/sl/public.ftl?raw";
import { type Lang, language, sentences } from "../src/lib/language.svelte";

export { LANGS, type Lang, language } from "../src/lib/language.svelte";

/** A sentence of the public page. */
export const t = sentences("public", { en, cs, sk, sl });

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
