// A game for tests: the position of the beginning, nothing has happened yet.
import { START_FEN } from "../src/lib/chess";
import type { GameView } from "../src/lib/types";

export function exampleView(): GameView {
  const player = (id: string, name: string) => ({ id, name, title: null, rating: null, federation: null, language: null });
  const face = { ms: 5_400_000, flag: false, delay_ms: null };
  return {
    game: "g1",
    event: "e1",
    event_name: "Example",
    round: 1,
    board: 1,
    role: { role: "arbiter", sides: [] },
    white: player("p1", "White"),
    black: player("p2", "Black"),
    edition: "fide-2023",
    time_control: "all/1:30:00",
    start_fen: START_FEN,
    seq: 1,
    moves: [],
    entries: [],
    refused: [],
    state: {
      seq: 1,
      phase: "running",
      now_ms: 0,
      server_ms: 0,
      fen: START_FEN,
      to_move: "white",
      in_check: false,
      board: { placement: START_FEN.split(" ")[0] ?? "", touched: [], displaced: [], taken: [], beside: [], fallen: [], adjusting: [] },
      last_move: null,
      clock: { white: { ...face }, black: { ...face }, running: "white", zero_at_ms: null },
      duties: [],
      offer: null,
      calls: [],
      present: { white: true, black: true },
      default_time: null,
      outcome: null,
      adjournment: { ordered: null, sealed_by: null, resumed: false },
      questions: [],
      counts: null,
    },
  };
}
