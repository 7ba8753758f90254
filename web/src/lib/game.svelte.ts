// One game as the server tells it, kept up to date, and the lines that are on their way to it.
import { type Aftermath, aftermath } from "./aftermath";
import { Problem, get, patch, post } from "./api";
import type { Side } from "./chess";
import { follows, merged } from "./merge";
import { type Wire, listen } from "./socket";
import type { AttentionAct, GameMessage, GameState, GameView, Recorded } from "./types";

/** So often a line is sent again because somebody else has recorded something in between. */
const TRIES = 5;

/** What an arbiter says beside his lines. */
export interface Beside {
  /** The entry at which the question was asked that is answered. */
  readonly answers?: number;
  readonly keeps_calls?: boolean;
}

/** Lines that are not yet sent: they can be taken back for a moment. */
interface Waiting {
  readonly lines: readonly string[];
  readonly timer: ReturnType<typeof setTimeout>;
  readonly answer: (recorded: Soon | Promise<Soon>) => void;
}

/** Recorded or not, or taken back before. */
type Soon = boolean | "taken back";

export class LiveGame {
  view = $state.raw<GameView | null>(null);
  wire = $state<Wire>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** Lines sent and not yet answered. */
  pending = $state(0);
  /** When the state was told, by this browser's own steady clock. */
  told = $state(0);
  /** What a ruling has changed and the players have not yet read. */
  aftermath = $state.raw<Aftermath | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  private queue: Promise<unknown> = Promise.resolve();
  /** Grows with every failure: what waits behind one rests on something that has not happened. */
  private failures = 0;
  private stop: (() => void) | null = null;

  constructor(readonly id: string) {}

  get state(): GameState | null {
    return this.view?.state ?? null;
  }

  connect(onRevoked: () => void): () => void {
    this.stop = listen<GameMessage>(`/v1/games/${this.id}/live`, {
      onMessage: (message) => this.hear(message),
      onWire: (wire, problem) => {
        this.wire = wire;
        if (problem) this.problem = problem;
        // What was out of reach is there again; what was lost has been said.
        else if (wire === "live" && this.problem?.kind === "offline") this.problem = null;
        if (wire === "revoked") onRevoked();
      },
    });
    return () => {
      this.sendWaiting();
      this.stop?.();
    };
  }

  /** What happens at the board is recorded in the order in which it happened, whoever else records something. */
  record(lines: readonly string[]): Promise<boolean> {
    this.sendWaiting();
    if (lines.length === 0) return Promise.resolve(true);
    const done = performance.now();
    return this.enqueue(() => this.recordOnce(lines, done));
  }

  /** The same in a moment, unless it is taken back before. Whatever else is recorded meanwhile comes after it. */
  recordSoon(lines: readonly string[], wait_ms: number): Promise<Soon> {
    this.sendWaiting();
    return new Promise((answer) => {
      this.waiting = { lines, answer, timer: setTimeout(() => this.sendWaiting(), wait_ms) };
    });
  }

  takeBack(): void {
    this.waitNoMore()?.answer("taken back");
  }

  private sendWaiting(): void {
    const waiting = this.waitNoMore();
    waiting?.answer(this.record(waiting.lines));
  }

  private waitNoMore(): Waiting | null {
    const waiting = this.waiting;
    clearTimeout(waiting?.timer);
    this.waiting = null;
    return waiting;
  }

  /** What an arbiter decides rests on what he has seen: if the game has gone on since `base`, nothing is recorded. */
  decide(lines: readonly string[], base = this.view?.seq, beside: Beside = {}): Promise<boolean> {
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/events`, { seq: base, lines, ...beside }));
  }

  /** Whoever attends to a game rules nothing: it rests on nothing but what it is about. */
  attend(act: AttentionAct): Promise<boolean> {
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/attention`, act));
  }

  correct(to: number, reason: string, base: number): Promise<boolean> {
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/corrections`, { seq: base, to, reason }));
  }

  /** One entry is put right, and what came after it stands. */
  replace(entry: number, line: string, reason: string, base: number): Promise<boolean> {
    return this.enqueue(() => post<Recorded>(`/v1/games/${this.id}/replacements`, { seq: base, entry, line, reason }));
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

  preview(lines: readonly string[], beside: Beside = {}): Promise<Recorded> {
    return post<Recorded>(`/v1/games/${this.id}/preview`, { lines, ...beside });
  }

  previewCorrection(to: number, reason: string): Promise<Recorded> {
    return post<Recorded>(`/v1/games/${this.id}/corrections`, { to, reason, preview: true });
  }

  previewReplacement(entry: number, line: string, reason: string): Promise<Recorded> {
    return post<Recorded>(`/v1/games/${this.id}/replacements`, { entry, line, reason, preview: true });
  }

  async reload(): Promise<void> {
    this.take(await get<GameView>(`/v1/games/${this.id}`));
  }

  /** Milliseconds since the state was told. */
  passed(now: number): number {
    return Math.max(0, now - this.told);
  }

  /** With the number of the last entry known, so that the same lines are never recorded twice; nothing if they are there. */
  private async recordOnce(lines: readonly string[], done: number): Promise<Recorded | null> {
    for (let tries = 1; ; tries++) {
      const seq = this.view?.seq;
      try {
        const age_ms = Math.round(performance.now() - done);
        return await post<Recorded>(`/v1/games/${this.id}/events`, { seq, lines, age_ms });
      } catch (error) {
        if (!(error instanceof Problem && error.isConflict) || seq === undefined || tries === TRIES) throw error;
        await this.reload();
        if (this.has(lines, seq)) return null;
      }
    }
  }

  private has(lines: readonly string[], after: number): boolean {
    const since = (this.view?.entries ?? []).filter((it) => it.seq > after && !it.struck).map((it) => it.line);
    return lines.every((it) => since.includes(it));
  }

  private enqueue(send: () => Promise<Recorded | null>): Promise<boolean> {
    const failures = this.failures;
    this.pending += 1;
    const sent = this.queue.then(async () => {
      try {
        if (failures !== this.failures) return false;
        const answer = await send();
        if (answer) this.change(answer);
        this.problem = null;
        return true;
      } catch (error) {
        this.failures += 1;
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
    else if (message.type === "refused" && this.view) this.view = { ...this.view, refused: message.refused };
  }

  /** Answers and messages come on different ways: an older one does not undo a newer one. */
  private take(view: GameView): void {
    if (this.view && view.seq < this.view.seq) return;
    this.show(view);
  }

  private change(change: Recorded): void {
    const view = this.view;
    if (!view || change.seq <= view.seq) return;
    if (!follows(view, change)) {
      this.reload().catch(() => undefined);
      return;
    }
    this.show(merged(view, change));
  }

  /** The players have read it, or time enough has passed: the board goes on. */
  understood(): void {
    this.aftermath = null;
  }

  /** What is to be explained is known before anybody sees the board change. */
  private show(view: GameView): void {
    this.aftermath = aftermath(this.view, view) ?? this.aftermath;
    this.view = view;
    this.told = performance.now();
  }
}
