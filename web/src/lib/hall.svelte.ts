// All boards of a round as the server tells them, kept up to date.
import type { HallBoard, HallMessage, HallView } from "./types";
import { type Wire, listen } from "./socket";

export class LiveHall {
  view = $state.raw<HallView | null>(null);
  /** When each board was told, by this browser's steady clock. */
  told = $state.raw<ReadonlyMap<string, number>>(new Map());
  wire = $state<Wire>("connecting");

  constructor(readonly event: string) {}

  connect(onRevoked: () => void): () => void {
    return listen<HallMessage>(`/v1/events/${this.event}/hall/live`, {
      onMessage: (message) => this.hear(message),
      onWire: (wire) => {
        this.wire = wire;
        if (wire === "revoked") onRevoked();
      },
    });
  }

  private hear(message: HallMessage): void {
    if (message.type === "hall") {
      this.view = message.hall;
      this.told = new Map(message.hall.boards.map((it) => [it.game, performance.now()]));
    } else if (message.type === "boards" && this.view) {
      const changed = new Map(message.boards.map((it) => [it.game, it]));
      const boards = this.view.boards.map((it) => changed.get(it.game) ?? it);
      this.view = { ...this.view, boards };
      const told = new Map(this.told);
      for (const game of changed.keys()) told.set(game, performance.now());
      this.told = told;
    }
  }
}

/** The most urgent first, then by number; decided games last. */
export function inOrderOfUrgency(boards: readonly HallBoard[]): HallBoard[] {
  const over = (it: HallBoard) => (it.result !== null && it.urgency === 0 ? 1 : 0);
  return [...boards].sort((a, b) => b.urgency - a.urgency || over(a) - over(b) || a.board - b.board);
}
