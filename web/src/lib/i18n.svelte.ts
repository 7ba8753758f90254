// The sentences of the desk in four languages. They stand in `crates/messages`, beside those of the program.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import cs from "../../../crates/messages/messages/cs/desk.ftl?raw";
import en from "../../../crates/messages/messages/en/desk.ftl?raw";
import sk from "../../../crates/messages/messages/sk/desk.ftl?raw";
import sl from "../../../crates/messages/messages/sl/desk.ftl?raw";
import { stored } from "./stored";

export type Lang = "en" | "cs" | "sk" | "sl";

/** Each language by its own name. */
export const LANGS: readonly { tag: Lang; name: string }[] = [
  { tag: "en", name: "English" },
  { tag: "cs", name: "Čeština" },
  { tag: "sk", name: "Slovenčina" },
  { tag: "sl", name: "Slovenščina" },
];

const SOURCES: Record<Lang, string> = { en, cs, sk, sl };
const bundles = new Map<Lang, FluentBundle>();

function bundleOf(lang: Lang): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCES[lang]));
  bundles.set(lang, bundle);
  return bundle;
}

function firstLang(): Lang {
  const wanted = [stored("lang") ?? "", ...navigator.languages.map((it) => it.slice(0, 2))];
  return LANGS.find((it) => wanted.includes(it.tag) && wanted.find((w) => LANGS.some((l) => l.tag === w)) === it.tag)?.tag ?? "en";
}

class Language {
  current = $state<Lang>(firstLang());

  choose(lang: Lang): void {
    this.current = lang;
    stored("lang", lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A sentence of the desk in the chosen language, or in one that is named. */
export function t(id: string, args: Record<string, FluentVariable> = {}, lang: Lang = language.current): string {
  const bundle = bundleOf(lang);
  const message = bundle.getMessage(`desk-${id}`);
  return message?.value ? bundle.formatPattern(message.value, args) : `desk-${id}`;
}
