// What is said aloud after something happened: the rulings of the newest entry that has any, in the server's words.
import type { GameView } from "./types";

export function newestSentences(view: GameView): string[] {
  for (const entry of view.entries.filter((it) => !it.struck).slice(-3).reverse()) {
    const said = entry.rulings.filter((it) => !it.quiet && it.sentence !== "").map((it) => it.sentence);
    if (said.length > 0) return [...new Set(said)];
  }
  return [];
}
