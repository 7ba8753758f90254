// What is said aloud after something happened: the rulings of the newest entry that has any, in the server's words.
import type { GameView, RulingTold } from "./types";

/** Does it concern the players? What every move brings does not, nor that a clock was started: that is seen. */
export function concerns(ruling: RulingTold): boolean {
  return !ruling.quiet && ruling.sentence !== "" && ruling.kind !== "start-clock";
}

/** Each sentence once. */
export function newestRulings(view: GameView): RulingTold[] {
  for (const entry of view.entries.filter((it) => !it.struck).slice(-3).reverse()) {
    const said = entry.rulings.filter(concerns);
    if (said.length > 0) return said.filter((it, at) => said.findIndex((other) => other.sentence === it.sentence) === at);
  }
  return [];
}
