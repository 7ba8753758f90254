// The event as the server shows it, asked for again and again. An answer that has not changed costs the network a few bytes.
import type { PublicBoard, PublicBoards, PublicEvent, PublicGame, PublicPlayer, PublicRound } from "../src/lib/types";

/** Boards are asked for so often, the event itself more seldom. */
const BOARDS_MS = 4_000;
const EVENT_MS = 15_000;
const LONGEST_MS = 60_000;

/** A player of whom nothing is known but the id. */
function unknown(id: string): PublicPlayer {
  return { id, name: id, title: null, rating: null, federation: null, fide_id: null };
}

export class Shown {
  event = $state.raw<PublicEvent | null>(null);
  boards = $state.raw<PublicBoards | null>(null);
  game = $state.raw<PublicGame | null>(null);
  /** Is it there, has nobody shown it, or is it not known yet? */
  standing = $state<"loading" | "there" | "gone">("loading");
  reachable = $state(true);
  /** By so much the time of the server that is shown is ahead of this browser's steady clock. */
  private ahead = $state<number | null>(null);
  private wanted: { round: number | null; board: number | null } = { round: null, board: null };
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private eventAsked = Number.NEGATIVE_INFINITY;
  private pause = BOARDS_MS;

  readonly players = $derived(new Map(this.event?.players.map((it) => [it.id, it])));

  constructor(readonly id: string) {}

  get path(): string {
    return `/v1/public/${encodeURIComponent(this.id)}`;
  }

  get hasGames(): boolean {
    return this.event?.shown === "games";
  }

  player(id: string): PublicPlayer {
    return this.players.get(id) ?? unknown(id);
  }

  round(number: number | null): PublicRound | null {
    return this.event?.rounds.find((it) => it.round === number) ?? null;
  }

  /** The round that is being played: of the last two the first that is not over, else the last. */
  get current(): PublicRound | null {
    const last = this.event?.rounds.slice(-2) ?? [];
    return last.find((it) => it.boards.some((board) => board.result === null)) ?? last.at(-1) ?? null;
  }

  board(round: number, number: number): PublicBoard | null {
    return this.round(round)?.boards.find((it) => it.board === number) ?? null;
  }

  /** So long ago, by the time that is shown, was this moment of the server; `now` is this browser's steady clock. */
  since(atMs: number, now: number): number {
    return this.ahead === null ? 0 : Math.max(0, now + this.ahead - atMs);
  }

  /** Follows the event until the function that it answers is called. */
  follow(): () => void {
    const seen = () => !document.hidden && this.now();
    document.addEventListener("visibilitychange", seen);
    this.now();
    return () => {
      this.ended = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Which boards are looked at; nothing for a round is the one that is played. */
  look(round: number | null, board: number | null): void {
    if (this.wanted.round === round && this.wanted.board === board) return;
    this.wanted = { round, board };
    if (this.game && (this.game.round !== round || this.game.position.board !== board)) this.game = null;
    this.now();
  }

  private now(): void {
    clearTimeout(this.timer);
    void this.ask().then(() => {
      if (this.ended) return;
      clearTimeout(this.timer);
      // Not all at the same moment.
      this.timer = setTimeout(() => this.now(), this.pause * (0.85 + Math.random() * 0.3));
    });
  }

  private async ask(): Promise<void> {
    // Who does not look is not told.
    if (document.hidden && this.standing === "there") return;
    try {
      if (performance.now() - this.eventAsked >= EVENT_MS) await this.askEvent();
      if (this.standing === "there" && this.hasGames) await this.askGames();
      this.reachable = true;
      this.pause = BOARDS_MS;
    } catch {
      this.reachable = false;
      this.pause = Math.min(this.pause * 2, LONGEST_MS);
    }
  }

  private async askEvent(): Promise<void> {
    this.eventAsked = performance.now();
    const event = await this.get<PublicEvent>("").catch((error: unknown) => {
      this.eventAsked = Number.NEGATIVE_INFINITY;
      throw error;
    });
    [this.event, this.standing] = [event, event ? "there" : "gone"];
  }

  private async askGames(): Promise<void> {
    const { round, board } = this.wanted;
    if (round !== null && board !== null) {
      const game = await this.get<PublicGame>(`/round-${round}/board-${board}`);
      if (this.wanted.round === round && this.wanted.board === board) this.game = game;
      return;
    }
    const number = round ?? this.current?.round;
    if (number === undefined) return;
    const boards = await this.get<PublicBoards>(`/round-${number}`);
    if (this.wanted.board !== null || (this.wanted.round ?? this.current?.round) !== number) return;
    this.boards = boards;
    // A result that is new here changes the standings too.
    const isNew = boards?.boards.some((it) => it.result !== (this.board(number, it.board)?.result ?? null));
    if (isNew) await this.askEvent();
  }

  /** An answer; nothing if it is not there. */
  private async get<T>(part: string): Promise<T | null> {
    const answer = await fetch(this.path + part, { signal: AbortSignal.timeout(20_000) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(String(answer.status));
    const time = Number(answer.headers.get("desk-time"));
    if (time > 0) this.ahead = time - performance.now();
    return (await answer.json()) as T;
  }
}
