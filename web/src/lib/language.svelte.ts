// The languages of the desk and of the public page, the one that is chosen, and how sentences are made in them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { stored } from "./stored";

export type Lang = "en" | "cs" | "sk" | "sl";

/** Each language by its own name. */
export const LANGS: readonly { tag: Lang; name: string }[] = [
  { tag: "en", name: "English" },
  { tag: "cs", name: "Čeština" },
  { tag: "sk", name: "Slovenčina" },
  { tag: "sl", name: "Slovenščina" },
];

function isLang(tag: string): tag is Lang {
  return LANGS.some((it) => it.tag === tag);
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

/** Tells the sentences of these sources, which have this before their names. */
export function sentences(prefix: string, sources: Record<Lang, string>) {
  const bundles = new Map<Lang, FluentBundle>();

  function bundleOf(lang: Lang): FluentBundle {
    const known = bundles.get(lang);
    if (known) return known;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(sources[lang]));
    bundles.set(lang, bundle);
    return bundle;
  }

  /** A sentence in the chosen language, or in one that is named. */
  return (id: string, args: Record<string, FluentVariable> = {}, lang: Lang = language.current): string => {
    const bundle = bundleOf(lang);
    const message = bundle.getMessage(`${prefix}-${id}`);
    return message?.value ? bundle.formatPattern(message.value, args) : `${prefix}-${id}`;
  };
}
