// One game as the server tells it, kept up to date, and the lines that are on their way to it.
import { Problem, get, patch, post } from "./api";
import type { Side } from "./chess";
import { shownAfter } from "./clock";
import { merged } from "./merge";
import { type Wire, listen } from "./socket";
import type { GameMessage, GameState, GameView, Recorded } from "./types";

export class LiveGame {
  view = $state.raw<GameView | null>(null);
  wire = $state<Wire>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** Lines sent and not yet answered. */
  pending = $state(0);
  /** When the state was told, by this browser's own steady clock. */
  told = $state(0);
  private queue: Promise<unknown> = Promise.resolve();
  private stop: (() => void) | null = null;

  constructor(readonly id: string) {}

  get state(): GameState | null {
    return this.view?.state ?? null;
  }

  connect(onRevoked: () => void): () => void {
    this.stop = listen<GameMessage>(`/v1/games/${this.id}/live`, {
      onMessage: (message) => this.hear(message),
      onWire: (wire) => {
        this.wire = wire;
        if (wire === "revoked") onRevoked();
      },
    });
    return () => this.stop?.();
  }

  /** What happens at the board is recorded in the order in which it happened, whoever else records something. */
  record(lines: readonly string[]): Promise<boolean> {
    if (lines.length === 0) return Promise.resolve(true);
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/events`, { lines }));
  }

  /** What an arbiter decides rests on what he has seen: if the game has gone on, nothing is recorded. */
  decide(lines: readonly string[]): Promise<boolean> {
    const seq = this.view?.seq;
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/events`, { seq, lines }));
  }

  /** Which entries are struck out by it, the server says in the whole view. */
  async correct(to: number, reason: string): Promise<boolean> {
    const seq = this.view?.seq;
    const done = await this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/corrections`, { seq, to, reason }));
    if (done) await this.reload();
    return done;
  }

  /** Before the game begins: who is not there. */
  async absent(sides: readonly Side[]): Promise<void> {
    try {
      this.take(await patch<GameView>(`/v1/games/${this.id}`, { absent: sides }));
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }

  preview(lines: readonly string[]): Promise<Recorded> {
    return post<Recorded>(`/v1/games/${this.id}/preview`, { seq: this.view?.seq, lines });
  }

  previewCorrection(to: number, reason: string): Promise<Recorded> {
    return post<Recorded>(`/v1/games/${this.id}/corrections`, { seq: this.view?.seq, to, reason, preview: true });
  }

  async reload(): Promise<void> {
    this.take(await get<GameView>(`/v1/games/${this.id}`));
  }

  /** Milliseconds since the state was told. */
  passed(now: number): number {
    return Math.max(0, now - this.told);
  }

  shown(side: Side, now: number): number | null {
    const clock = this.state?.clock;
    return clock ? shownAfter(clock, side, this.passed(now)) : null;
  }

  private enqueue(send: () => Promise<Recorded>): Promise<boolean> {
    this.pending += 1;
    const sent = this.queue.then(async () => {
      try {
        this.change(await send());
        this.problem = null;
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.problem = error;
        if (error.isConflict) await this.reload().catch(() => undefined);
        return false;
      } finally {
        this.pending -= 1;
      }
    });
    this.queue = sent.catch(() => undefined);
    return sent;
  }

  private hear(message: GameMessage): void {
    if (message.type === "view") this.take(message.view);
    else if (message.type === "change") this.change(message);
  }

  private take(view: GameView): void {
    this.view = view;
    this.told = performance.now();
  }

  private change(change: Recorded): void {
    const view = this.view;
    if (!view || change.seq <= view.seq) return;
    this.view = merged(view, change);
    this.told = performance.now();
  }
}
