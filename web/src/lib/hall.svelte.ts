// All boards of a round, or of all rounds that go on, as the server tells them, kept up to date.
import { type Problem, get } from "./api";
import type { Hall, HallBoard, HallMessage } from "./types";
import { type Wire, listen } from "./socket";

export class LiveHall {
  view = $state.raw<Hall | null>(null);
  /** When each board was told, by this browser's steady clock. */
  told = $state.raw<ReadonlyMap<string, number>>(new Map());
  wire = $state<Wire>("connecting");
  private round: number | null = null;
  private loading = false;
  private again = false;

  /** `onRounds` is called when a round may have begun or ended, here or in another event. */
  constructor(
    readonly event: string,
    private readonly onRounds: () => void = () => undefined,
  ) {}

  /** How many boards wait for the arbiter. */
  get waiting(): number {
    return this.view?.boards.filter((it) => it.waiting.length > 0).length ?? 0;
  }

  /** Without a round those that go on. */
  connect(round: number | null, onWire: (wire: Wire, problem?: Problem) => void): () => void {
    this.round = round;
    const query = round === null ? "" : `?round=${round}`;
    return listen<HallMessage>(`/v1/events/${this.event}/hall/live${query}`, {
      onMessage: (message) => this.hear(message),
      onWire: (wire, problem) => {
        this.wire = wire;
        onWire(wire, problem);
      },
    });
  }

  private hear(message: HallMessage): void {
    if (message.type === "hall") {
      this.view = message.hall;
      this.told = new Map(message.hall.boards.map((it) => [it.game, performance.now()]));
    } else if (message.type === "boards" && this.view) {
      const before = this.finished();
      const isNew = message.boards.some((it) => this.isNew(it));
      this.change(message.boards);
      // Which rounds go on is for the server to say.
      const ended = this.finished() !== before;
      if (ended) this.onRounds();
      if (isNew || (ended && this.round === null)) void this.load();
    } else if (message.type === "event") {
      void this.load();
    } else if (message.type === "events") {
      this.onRounds();
    }
  }

  /** The shown rounds in which every board has a result. */
  private finished(): string {
    const open = new Set(this.view?.boards.filter((it) => it.result === null).map((it) => it.round));
    return (this.view?.shown ?? []).filter((it) => !open.has(it)).join();
  }

  /** A board that belongs here and is not here. Boards of all rounds are told of. */
  private isNew(board: HallBoard): boolean {
    if (!this.view || this.view.boards.some((it) => it.game === board.game)) return false;
    return this.view.shown.includes(board.round) || (this.round === null && board.result === null);
  }

  private change(boards: readonly HallBoard[]): void {
    if (!this.view) return;
    const changed = new Map(boards.map((it) => [it.game, it]));
    this.view = { ...this.view, boards: this.view.boards.map((it) => changed.get(it.game) ?? it) };
    const told = new Map(this.told);
    for (const game of changed.keys()) told.set(game, performance.now());
    this.told = told;
  }

  /** Asks for the whole hall; what comes meanwhile asks once more afterwards. */
  private async load(): Promise<void> {
    this.again = this.loading;
    if (this.loading) return;
    this.loading = true;
    const round = this.round;
    // Without an answer the socket breaks as well, and the next one begins with the whole hall.
    const hall = await get<Hall>(`/v1/events/${this.event}/hall`, { round }).catch(() => null);
    this.loading = false;
    if (hall && round === this.round) this.take(hall);
    if (this.again) void this.load();
  }

  /** A board that was told of meanwhile is newer. */
  private take(hall: Hall): void {
    const known = new Map(this.view?.boards.map((it) => [it.game, it]));
    const newer = (it: HallBoard): HallBoard => {
      const here = known.get(it.game);
      return here && here.seq > it.seq ? here : it;
    };
    this.told = new Map(hall.boards.map((it) => [it.game, newer(it) === it ? performance.now() : (this.told.get(it.game) ?? 0)]));
    this.view = { ...hall, boards: hall.boards.map(newer) };
  }
}

/** Calls when rounds, players or settings of an event change, or a result comes or goes. */
export function onEventChanged(event: string, changed: () => void, onRevoked: () => void): () => void {
  let results: Map<string, string | null> | null = null;
  return listen<HallMessage>(`/v1/events/${event}/hall/live`, {
    onMessage: (message) => {
      const boards = message.type === "hall" ? message.hall.boards : message.type === "boards" ? message.boards : [];
      const news = boards.some((it) => results !== null && (results.get(it.game) ?? null) !== it.result);
      results = new Map([...(results ?? []), ...boards.map((it) => [it.game, it.result] as const)]);
      if (news || message.type === "event") changed();
    },
    onWire: (wire) => wire === "revoked" && onRevoked(),
  });
}
