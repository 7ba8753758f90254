// A game for tests: the position of the beginning, nothing has happened yet; and what may happen in it.
import { START_FEN } from "../src/lib/chess";
import { INCIDENTS } from "../src/lib/incidents";
import type { Entry, GameView, Recorded, RulingKind, RulingTold } from "../src/lib/types";

export function exampleView(): GameView {
  const player = (id: string, name: string) => ({ id, name, title: null, rating: null, federation: null, language: null, fide_id: null, birth: null, sex: null, club: null });
  const stage = { period: 1, until_move: null, next_ms: null, per_move: "none" as const, per_move_ms: 0 };
  const face = { ms: 5_400_000, flag: false, delay_ms: null, stage };
  return {
    v: 1,
    penalties: [],
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
    results_only: false,
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
      taken: null,
      must_read: [],
      present: { white: true, black: true },
      default_time: null,
      outcome: null,
      adjournment: { ordered: null, sealed_by: null, resumed: false },
      questions: [],
      counts: null,
      incidents: INCIDENTS.map((it) => it.id),
      otherwise: null,
    },
  };
}

/** An entry of White's; its line tells nothing as data. */
export function exampleEntry(seq: number, line: string, rest: Partial<Entry> = {}): Entry {
  return { v: 1, seq, kind: "event", at_ms: seq, server_ms: 0, by: "white", struck: false, line, words: line, deeds: [], rulings: [], ...rest };
}

export function exampleRuling(kind: RulingKind, sentence: string, quiet = false): RulingTold {
  const rests = { articles: [], background: [], provisions: [], readings: [], missing: [], missing_words: [] };
  return { v: 1, ruling: kind, kind, ...rests, edition: "fide-2023", certain: true, audience: "all", quiet, sentence };
}

export function exampleChange(view: GameView, rest: Partial<Recorded> = {}): Recorded {
  return { seq: view.seq + 1, preview: false, entries: [], struck: [], state: view.state, moves: { keep: 0, add: [] }, ...rest };
}
