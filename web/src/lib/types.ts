// The answers of the server, as docs/API.md describes them.
import type { Side, Square } from "./chess";

export type RoleName = "chief" | "arbiter" | "player" | "spectator";

export interface Me {
  role: RoleName;
  sides: Side[];
  event: string | null;
  event_name: string | null;
  game: string | null;
  link: string;
  label: string | null;
  delay_s: number | null;
}

export interface Player {
  id: string;
  name: string;
  title: string | null;
  rating: number | null;
  federation: string | null;
  language: string | null;
}

export interface ClockFace {
  ms: number;
  flag: boolean;
  delay_ms: number | null;
}

export interface ClockState {
  white: ClockFace;
  black: ClockFace;
  running: Side | null;
  zero_at_ms: number | null;
}

export interface Ruling {
  ruling: string;
  articles: string[];
  edition: string;
  readings: string[];
  audience: string;
  quiet: boolean;
  sentence: string;
}

export interface Entry {
  seq: number;
  kind: "start" | "event" | "correction" | "gap";
  at_ms: number;
  server_ms: number;
  by: Side | "both" | "arbiter" | "server";
  struck: boolean;
  line: string;
  /** The same in words of the reader's language. */
  words: string;
  rulings: Ruling[];
  /** So long it was under way, which was taken off. */
  lag_ms?: number;
  to?: number;
  reason?: string;
}

export interface Duty {
  side: Side | null;
  duty: string;
  binds_move: boolean;
  sentence: string;
  moves: string[];
}

/** What an answer leaves open. */
export type Needs = "player" | "amount" | "deduction" | "times" | "penalty" | "result" | "points" | "count" | "area" | "person" | "words";

export interface QuestionOption {
  answer: string;
  words: string;
  line: string;
  needs: Needs | null;
  /** Is it no answer without that? */
  required: boolean;
}

/** A penalty of the edition's list. */
export interface Penalty {
  article: string;
  words: string;
  needs: Needs | null;
}

export interface Question {
  question: string;
  urgency: "blocks" | "waits";
  about: string | null;
  asked_seq: number;
  asked_at_ms: number;
  sentence: string;
  articles: string[];
  options: QuestionOption[];
  default: string | null;
  /** The list from which an answer may choose a penalty; empty if none can. */
  penalties: Penalty[];
}

export interface Counts {
  illegal: number;
  warned: number;
  knocks: number;
  requests: number;
  made: number;
  completed: number;
  counter: number;
  period: number;
}

export interface LastMove {
  side: Side;
  from: Square;
  to: Square;
  san: string;
}

export interface BoardState {
  placement: string;
  touched: { side: Side; square: Square }[];
  displaced: { side: Side; piece: string; from: Square | null; at: Square; released: boolean }[];
  taken: { side: Side; piece: string; from: Square | null }[];
  beside: { piece: string; square: Square }[];
  fallen: Square[];
  adjusting: Side[];
}

export type Phase = "not_started" | "running" | "adjourned" | "over" | "annulled";

export interface Outcome {
  result: string | null;
  white: string | null;
  black: string | null;
  reason: string;
  sentence: string;
  rated: boolean;
}

export interface GameState {
  seq: number;
  phase: Phase;
  now_ms: number;
  server_ms: number;
  fen: string;
  to_move: Side;
  in_check: boolean;
  board: BoardState;
  last_move: LastMove | null;
  clock: ClockState | null;
  duties: Duty[];
  offer: { by: Side } | null;
  calls: { seq: number; by: Side; reason: string; at_ms: number }[];
  present: Record<Side, boolean>;
  default_time: { at_ms: number; late: Side[] } | null;
  outcome: Outcome | null;
  adjournment: { ordered: Side | null; sealed_by: Side | null; resumed: boolean };
  questions: Question[];
  counts: { white: Counts; black: Counts; seen: number; plies_without_progress: number } | null;
}

export interface Move {
  ply: number;
  side: Side;
  san: string;
  uci: string;
  legal: boolean;
  white_ms: number | null;
  black_ms: number | null;
}

export interface GameView {
  game: string;
  event: string;
  event_name: string;
  round: number;
  board: number;
  role: { role: RoleName; sides: Side[] };
  white: Player;
  black: Player;
  edition: string;
  time_control: string | null;
  start_fen: string;
  seq: number;
  state: GameState;
  moves: Move[];
  entries: Entry[];
  /** For arbiters only. */
  refused: Refused[];
}

/** Lines of a side that were refused because its share was used up. */
export interface Refused {
  side: Side;
  lines: number;
  first_ms: number;
  last_ms: number;
  sentence: string;
}

export interface Recorded {
  seq: number;
  entries: Entry[];
  state: GameState;
  moves: { keep: number; add: Move[] };
  struck?: number[];
}

export type GameMessage =
  | { type: "view"; view: GameView }
  | ({ type: "change"; game: string } & Recorded)
  | { type: "refused"; refused: Refused[] }
  | { type: "bye"; reason: "revoked" | "expired" | "shutdown" | "too-slow" | "silent" };

export interface Waiting {
  what: "question" | "call" | "flag" | "late" | "refused";
  id: string | null;
  urgency: "blocks" | "waits" | null;
  sentence: string;
  since_ms: number;
}

export interface HallBoard {
  game: string;
  round: number;
  board: number;
  white: string;
  black: string;
  seq: number;
  phase: Phase;
  placement: string;
  to_move: Side;
  last_move: LastMove | null;
  clock: ClockState | null;
  now_ms: number;
  server_ms: number;
  result: string | null;
  default_time: { at_ms: number; late: Side[] } | null;
  /** The server was away and the clock is stopped. */
  interrupted: boolean;
  urgency: number;
  waiting: Waiting[];
}

export interface HallView {
  event: string;
  name: string;
  round: number;
  rounds: number;
  server_ms: number;
  boards: HallBoard[];
}

export type HallMessage =
  | { type: "hall"; hall: HallView }
  | { type: "boards"; boards: HallBoard[] }
  | { type: "event" }
  | { type: "bye"; reason: "revoked" | "expired" | "shutdown" | "too-slow" | "silent" };

export interface Pairing {
  board: number;
  game: string;
  white: string;
  black: string;
  result: string | null;
  /** Played elsewhere: its result was taken in, and there is no game to look at. */
  elsewhere: boolean;
  /** Entered by hand, or left open by hand: the game does not decide. */
  by_hand: boolean;
  white_points: string | null;
  black_points: string | null;
}

export type ByeWorth = "full" | "half" | "zero";

/** A player without an opponent in a round. */
export interface Bye {
  player: string;
  worth: ByeWorth;
  points: string;
}

export interface Round {
  round: number;
  starts_at: string | null;
  boards: Pairing[];
  byes: Bye[];
  /** Nothing was played in it: it can be paired again. */
  may_be_paired_again: boolean;
}

export interface Scoring {
  win: string;
  draw: string;
  loss: string;
  forfeit_win: string | null;
  forfeit_loss: string | null;
  bye: string | null;
}

/** A player in an event: after which round he left it. */
export interface Entrant extends Player {
  withdrawn_after: number | null;
}

export interface EventView {
  event: string;
  name: string;
  place: string | null;
  date: string | null;
  date_end: string | null;
  edition: string;
  pace: string | null;
  supervision: string | null;
  time_control: string;
  time_control_words: string;
  class: string | null;
  regulations: Record<string, string>;
  scoring: Scoring;
  spectator_delay_s: number | null;
  players: Entrant[];
  rounds: Round[];
  seq: number;
}

export interface Standing {
  rank: number;
  player: Player;
  points: string;
  played: number;
  wins: number;
  buchholz: string;
}

/** The incidents of an event; `boards` says where the games of the report are played. */
export interface Ledger {
  boards: { game: string; round: number; board: number; seal: Seal | null }[];
  report: { people: ReportedPerson[] };
}

export interface ReportedPerson {
  name: string;
  incidents: ReportedIncident[];
}

export interface ReportedIncident {
  /** The place of the game in the report, from 0. */
  game: number;
  at_ms: number;
  time_of_day: string | null;
  sentence: string;
  articles: string[];
  edition: string;
}

export interface Link {
  link: string;
  role: RoleName;
  sides: Side[];
  game: string | null;
  round?: number | null;
  board?: number | null;
  label: string | null;
  delay_s: number | null;
  created_ms?: number;
  expires_ms?: number | null;
  expired?: boolean;
  revoked?: boolean;
  token?: string;
  path?: string;
  url?: string;
  qr?: string;
  fingerprint?: string | null;
}

export interface EditionInfo {
  edition: string;
  name: string;
  from: string | null;
  to: string | null;
}

/** An option of the regulations; several values of a list stand between semicolons. */
export interface RegulationOption {
  option: string;
  words: string;
  values: { value: string; words: string; usual: boolean }[];
  /** What can be given besides the values. */
  free: "nothing" | "time" | "number" | "after-moves" | "text";
  list: boolean;
}

export interface Info {
  name: string;
  version: string;
  editions: EditionInfo[];
  languages: { tag: string; name: string }[];
  notation_languages: { tag: string; name: string; letters: string; pieces: string[] }[];
  presets: { preset: string; time_control: string | null; words: string }[];
}

export interface MateVerdict {
  verdict: "can_mate" | "cannot_mate" | "undetermined";
  line: string[];
  line_uci: string[];
  proof: string | null;
  sentence: string;
}

export interface MateCheck {
  fen: string;
  white: MateVerdict | null;
  black: MateVerdict | null;
  dead: { verdict: "dead" | "alive" | "undetermined"; sentence: string } | null;
  flag_fall: { white: string | null; black: string | null; article: string | null; edition: string };
}

export interface ClaimCheck {
  right: boolean;
  sentence: string;
  /** What follows from a wrong claim: the opponent's time, the move that must be made. */
  consequences: string[];
  /** That the game is over anyway. */
  without_claim: string | null;
  articles: string[];
  occurrences: number | null;
  needed: number | null;
  moves_without_progress: number | null;
  plies: number[];
  look_alikes: { ply: number; sentence: string }[];
  fen: string;
}

export interface TimeCheck {
  time_control: string | null;
  words: string;
  class: string;
  main_time_ms: number;
  for_60_moves_ms: number;
  remarks: string[];
}

export interface LawHeading {
  article: string;
  title: string;
  chapter: string;
}

export interface LawArticle extends LawHeading {
  edition: string;
  source: string;
  body: string;
  values: { name: string; value: string }[];
  elsewhere: { edition: string; articles: string[] }[];
  before: string | null;
  after: string | null;
}

export interface LawDiff {
  from: string;
  to: string;
  values: { name: string; before: string; after: string; article_before: string; article_after: string }[];
  came: { provision: string; title: string; articles: string[] }[];
  went: { provision: string; title: string; articles: string[] }[];
  moved: { provision: string; title: string; before: string[]; after: string[] }[];
}

export interface SheetRow {
  number: number;
  white: string | null;
  black: string | null;
  white_ms: number | null;
  black_ms: number | null;
  white_mark: string | null;
  black_mark: string | null;
}

export interface Sheet {
  game: string;
  event_name: string;
  round: number;
  board: number;
  date: string | null;
  side: Side;
  language: string;
  white: Player;
  black: Player;
  source: "written" | "record";
  rows: SheetRow[];
  result: string | null;
  signed: Record<Side, string | null>;
  seal: Seal | null;
}

/** How the log of a game ends. */
export interface Seal {
  entry: number;
  hash: string;
}

export interface Envelope {
  game: string;
  event_name: string;
  round: number;
  board: number;
  date: string | null;
  fen: string;
  sealed_by: Side;
  move_number: number;
  white_ms: number | null;
  black_ms: number | null;
  /** What is written on it, in the order of the article. */
  lines: { entry: string; label: string; value: string | null; article: string }[];
}
