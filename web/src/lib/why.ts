// Why two players are paired, as the rules have it.
import { t } from "./i18n.svelte";
import type { ExplanationView, Pairing } from "./types";

/** What the rules say of a pair: why it is made and has these colours, or with whom they pair the two. */
export function whyOf({ brackets, bye }: ExplanationView, pair: Pairing, name: (id: string) => string): string[] {
  const both = [pair.white, pair.black];
  const pairs = brackets.flatMap((it) => it.pairs);
  const same = pairs.find((it) => both.includes(it.white) && both.includes(it.black));
  if (same) {
    const turned = same.white !== pair.white;
    return [same.why, same.colors, ...(turned ? [t("pairing-otherwise", { pairs: `${name(same.white)} – ${name(same.black)}` })] : [])];
  }
  const others = pairs.filter((it) => both.includes(it.white) || both.includes(it.black)).map((it) => `${name(it.white)} – ${name(it.black)}`);
  return [t("pairing-otherwise", { pairs: others.join("; ") }), ...(bye && both.includes(bye.player) ? [bye.why] : [])];
}
