// What is said aloud after something happened: the rulings of the newest entry that has any, in the server's words.
import type { GameView, RulingTold } from "./types";

/** Each sentence once. */
export function newestRulings(view: GameView): RulingTold[] {
  for (const entry of view.entries.filter((it) => !it.struck).slice(-3).reverse()) {
    const said = entry.rulings.filter((it) => !it.quiet && it.sentence !== "");
    if (said.length > 0) return said.filter((it, at) => said.findIndex((other) => other.sentence === it.sentence) === at);
  }
  return [];
}
