// What would follow, shown before it is applied. It is asked for again whenever the game goes on, and only what was shown for
// the game as it stands can be applied.
import { awaitedAfter } from "./awaited";
import type { Beside, LiveGame } from "./game.svelte";
import { language } from "./i18n.svelte";
import { baseOf } from "./merge";
import type { Recorded } from "./types";

/** What was found, and how it is recorded on top of the entry it rests on. */
export interface Found {
  readonly answer: Recorded;
  readonly lines: readonly string[];
  readonly record: (base: number) => Promise<boolean>;
}

/** Something that can be asked for. */
export type Step = () => Promise<Found>;

/** Lines, all or none. */
export function stepOf(game: LiveGame, lines: readonly string[], beside: () => Beside = () => ({})): Step {
  return async () => ({ answer: await game.preview(lines, beside()), lines, record: (base) => game.decide(lines, base, beside()) });
}

/** The entry of what was recorded that players would read: the last with a ruling. */
export function ruledIn(answer: Recorded): number {
  const ruled = answer.entries.filter((it) => it.rulings.some((ruling) => !ruling.quiet && ruling.sentence !== ""));
  return ruled.at(-1)?.seq ?? answer.seq;
}

/** While somebody types, nothing is asked. */
const PAUSE_MS = 200;

export class Preview {
  found = $state.raw<Found | null>(null);
  /** Why nothing can be shown. */
  private faulty = $state.raw<unknown>(null);
  /** Why it was not recorded; this stays to be read while what follows is asked for again. */
  private refused = $state.raw<unknown>(null);
  private fresh = $state(false);
  private busy = $state(false);

  /** For use while a component is set up. Without a step there is nothing to show. */
  constructor(
    private readonly game: LiveGame,
    step: () => Step | null,
  ) {
    $effect(() => {
      void language.current;
      void game.view?.seq;
      const wanted = step();
      this.fresh = false;
      if (!wanted) {
        this.found = null;
        this.faulty = null;
        return;
      }
      return awaitedAfter(PAUSE_MS, wanted, {
        take: (it) => {
          this.found = it;
          this.fresh = true;
          this.faulty = null;
          // It rests on something that was not told here: the game is asked for, and then this again.
          if (baseOf(it.answer) > (game.view?.seq ?? 0)) game.reload().catch(() => undefined);
        },
        fail: (it) => {
          this.found = null;
          this.faulty = it;
        },
      });
    });
  }

  /** What is shown is what would be recorded. */
  get ready(): boolean {
    return !this.busy && this.fresh && this.found !== null && baseOf(this.found.answer) === this.game.view?.seq;
  }

  get problem(): unknown {
    return this.faulty ?? this.refused;
  }

  async apply(): Promise<boolean> {
    const found = this.found;
    if (!found || !this.ready) return false;
    this.busy = true;
    this.refused = null;
    try {
      const done = await found.record(baseOf(found.answer));
      if (!done) this.refused = this.game.problem;
      return done;
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.found = this.faulty = this.refused = null;
    this.fresh = false;
  }
}
