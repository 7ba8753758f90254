// What the server tells and is told. Made from its description of the API (/openapi.json), not written by hand:
// JADOUBE_WRITE_TYPES=1 cargo test --package jadoube-web --test it types
import type { Square } from "./chess";

export interface AdjournmentView {
  ordered: Side | null;
  resumed: boolean;
  sealed_by: Side | null;
}

/** An answer, and the line that would give it. */
export type AnswerOption = OptionRecord & {
  /** What would be recorded; what the answer needs is written behind it. */
  line: string;
  words: string;
};

export interface ArticleShort {
  article: string;
  chapter: string;
  title: string;
}

export interface ArticleView {
  after: string | null;
  article: string;
  before: string | null;
  /** Markdown. */
  body: string;
  chapter: string;
  edition: string;
  /** The same rule in other editions. */
  elsewhere: Elsewhere[];
  provisions: string[];
  /** The edition whose text this is. */
  source: string;
  title: string;
  values: ValueView[];
}

/** Who may read a ruling. */
export type AudienceWord = "all" | "arbiter";

export interface BesidePiece {
  piece: string;
  square: SquareName;
}

/** Why a socket ends. */
export type Bye = "revoked" | "expired" | "shutdown" | "too-slow" | "silent";

export interface ByeRequest {
  player: string;
  worth: ByeWorth;
}

/** A player without an opponent in a round. */
export interface ByeView {
  player: string;
  points: string;
  worth: ByeWorth;
}

/** What a bye is worth. */
export type ByeWorth = "full" | "half" | "zero";

/** A call for the arbiter to which nobody has come yet. */
export interface Call {
  at_ms: number;
  by: Side;
  reason: string;
  seq: number;
}

export interface CaseClock {
  black_ms: number | null;
  running: Side | null;
  white_ms: number | null;
}

export interface CaseEntry {
  at_ms: number;
  clock: CaseClock;
  event: string;
  fen: string;
  /** The line of the text. */
  line: number;
  /** What is otherwise than expected, or cannot have happened. */
  problems: string[];
  rulings: RulingTold[];
}

export interface CaseView {
  as_expected: boolean;
  cannot_start: string[];
  edition: string | null;
  entries: CaseEntry[];
  id: string;
  title: string;
}

export interface ClaimAnswer {
  articles: string[];
  /** What follows from a wrong claim: the opponent's time, the move that must be made. */
  consequences: string[];
  diagram: string;
  fen: string;
  look_alikes: LookAlike[];
  moves_without_progress: number;
  needed: number;
  occurrences: number;
  /** Half-moves after which the position stood. */
  plies: number[];
  right: boolean;
  sentence: string;
  /** That the game is over without a claim, if it is. */
  without_claim: string | null;
}

export type ClaimKind = "threefold" | "fifty";

export interface ClaimRequest {
  claim: ClaimKind;
  edition?: string | null;
  /** Where the record begins. */
  fen?: string | null;
  /** The language of the letters; without it the likeliest. */
  language?: string | null;
  /** Moves in any language, or a record in PGN. */
  moves: string;
  /** `standard`, `rapid` or `blitz`: what a wrong claim costs depends on it. */
  pace?: string | null;
  /** Without supervision of each game? */
  unsupervised?: boolean;
  /** The intended move. */
  with?: string | null;
}

/** Both displays of a chess clock. */
export interface Clock {
  black: Display;
  running: Side | null;
  white: Display;
  /** When the one that runs reaches zero. */
  zero_at_ms: number | null;
}

export interface Contents {
  articles: ArticleShort[];
  edition: string;
}

/** A correction: the game stands as after an entry. */
export interface CorrectionRequest {
  preview?: boolean;
  reason: string;
  seq?: number | null;
  to: number;
}

export interface CountTwin {
  count: number;
  kind: string;
}

export interface Counts {
  black: SideCounts;
  plies_without_progress: number;
  /** How often the position has stood on the board. */
  seen: number;
  white: SideCounts;
}

export interface DeadAnswer {
  article: string | null;
  sentence: string;
  verdict: DeadVerdict;
}

/** Is a position dead? As it is written in JSON. */
export type DeadVerdict = "dead" | "alive" | "undetermined";

/** What was done, or what happened. */
export type DeedKind = "touches" | "takes-off" | "puts" | "releases" | "knocks-over" | "sets-up" | "plays" | "presses" | "stops-clock" | "starts-clock" | "mishandles-clock" | "flag-falls" | "notices-flag" | "reads-clock" | "finds-clock-fault" | "sets-clock" | "adjusts" | "offers-draw" | "accepts" | "declines" | "unclear-draw-words" | "claims-threefold" | "claims-fifty" | "claims-draw" | "withdraws" | "resigns" | "gestures" | "agree-to-take-back" | "asks" | "requests" | "calls-arbiter" | "tells" | "writes" | "notes" | "stops-recording" | "handles-scoresheet" | "signs" | "reconstruction-ends" | "leaves" | "enters" | "finds-equipment-fault" | "finds-device" | "handles-bag" | "uses-help" | "reports" | "refuses" | "disturbance" | "notices" | "decides" | "appeals" | "announces" | "repeats" | "says-castling" | "orders-to-seal" | "seals" | "cares-for-envelope" | "envelope-opened" | "envelope-lost" | "changes" | "confirms-control" | "round-starts" | "resumption-starts" | "makes-announcement" | "arrives" | "time-passes" | "draws-position" | "board-shows";

/** One thing that was done, or that happened. What says nothing is left out. */
export interface DeedRecord {
  /** What was done. */
  deed: DeedKind;
  /** Does the line tell more than this? */
  more: boolean;
  /** The move, in English letters. */
  move?: string;
  /** The English letter of the piece: `N`. */
  piece?: string;
  /** Where. */
  squares?: string[];
  /** Who did it. */
  who?: WhoWord;
  /** To whom, or whose clock it was. */
  whom?: WhoWord;
  /** What was said or written, or what it is about. */
  words?: string;
}

/** When who is late loses. */
export interface DefaultTime {
  at_ms: number;
  late: Side[];
}

export interface Differences {
  came: ProvisionView[];
  from: string;
  moved: ProvisionMoved[];
  to: string;
  values: ValueDifference[];
  went: ProvisionView[];
}

export interface DisplacedPiece {
  at: SquareName;
  from: SquareName | null;
  piece: string;
  released: boolean;
  side: Side;
}

export interface Display {
  /** What is left of the delay of this move. */
  delay_ms: number | null;
  flag: boolean;
  ms: number;
}

/** What a player must do. */
export interface DutyView {
  binds_move: boolean;
  /** In the words of transcripts, as far as they have them. */
  duty: string;
  /** The moves that it leaves; for arbiters only. */
  moves: string[];
  sentence: string;
  side: Side;
}

export interface EditionView {
  edition: string;
  from: string | null;
  name: string;
  to: string | null;
}

export interface Editions {
  editions: EditionView[];
}

export interface Elsewhere {
  articles: string[];
  edition: string;
}

/** A player in an event. */
export type Entrant = Player & {
  /** After which round he left; nothing while he plays. */
  withdrawn_after: number | null;
};

/** An entry of the log of a game. */
export interface Entry {
  at_ms: number;
  by: RecordedBy;
  /** The same as data. */
  deeds: DeedRecord[];
  kind: EntryKind;
  /** So many milliseconds it was under way, which were taken off; for arbiters only. */
  lag_ms?: number;
  /** A line of the transcript language, without a stamp. */
  line: string;
  /** Of a correction: why. */
  reason?: string;
  rulings: RulingTold[];
  seq: number;
  server_ms: number;
  /** A later correction took it back. */
  struck: boolean;
  /** Of a correction: the entry after which the game stands. */
  to?: number;
  v: number;
  /** The same in words of the reader's language. */
  words: string;
}

export type EntryKind = "start" | "event" | "correction" | "gap";

/** What stands on the envelope of a sealed move. */
export interface Envelope {
  black_ms: number | null;
  board: number;
  date: string | null;
  event_name: string;
  /** The position before the sealed move. */
  fen: string;
  game: string;
  /** What is written on it, in the order of the article. */
  lines: EnvelopeLine[];
  /** The number of the sealed move. */
  move_number: number;
  round: number;
  sealed_by: Side;
  /** What the clocks show. */
  white_ms: number | null;
}

/** One entry of the envelope. */
export interface EnvelopeLine {
  /** The article that asks for it. */
  article: string;
  /** The stable name of the entry. */
  entry: string;
  /** What is asked for, in words. */
  label: string;
  /** What is to be written; nothing if nobody said it yet. */
  value: string | null;
}

/** An event in a list. */
export interface EventShort {
  event: string;
  name: string;
  players: number;
  rounds: number;
}

/** An event. */
export type EventView = SettingsView & {
  class: string;
  event: string;
  players: Entrant[];
  rounds: RoundView[];
  seq: number;
  time_control_words: string;
  v: number;
};

/** Something that is wrong with a log of the store. */
export interface FaultView {
  /** `broken`, `unreadable`, `differs`, `missing` */
  fault: string;
  /** `game/…` or `tournament/…` */
  log: string;
  sentence: string;
}

export interface FlagFallResults {
  article: string | null;
  black: string | null;
  edition: string;
  white: string | null;
}

export interface Found {
  article: string;
  excerpt: string;
  title: string;
}

export type FreeValue = "nothing" | "time" | "number" | "after-moves" | "text";

/** A change of a game. */
export type GameChange = Recorded & {
  game: string;
};

/** What a watcher of a game is told. */
export type GameMessage = {
  type: "view";
  view: GameView;
} | GameChange & {
  type: "change";
} | {
  refused: RefusedView[];
  type: "refused";
};

/** Where a game stands. */
export interface GameState {
  adjournment: AdjournmentView;
  board: OnBoard;
  calls: Call[];
  clock: Clock | null;
  counts: Counts | null;
  default_time: DefaultTime | null;
  duties: DutyView[];
  /** The position of the legal game. */
  fen: string;
  in_check: boolean;
  last_move: LastMove | null;
  /** The time of the game at which this holds. */
  now_ms: number;
  offer: Offer | null;
  outcome: OutcomeView | null;
  phase: Phase;
  present: Present;
  /** For arbiters only. */
  questions: QuestionView[];
  seq: number;
  /** The time of the server at which this holds. */
  server_ms: number;
  to_move: Side;
}

export interface GameTwin {
  black: string | null;
  date: string | null;
  name: string;
  white: string | null;
}

/** A game as a role may see it. */
export interface GameView {
  black: Player;
  board: number;
  edition: string;
  entries: Entry[];
  event: string;
  event_name: string;
  game: string;
  /** The moves; none for a player while the game goes on. */
  moves: Move[];
  /** What was refused because a side had used up its share; for arbiters only. */
  refused: RefusedView[];
  role: RoleView;
  round: number;
  /** The last entry. */
  seq: number;
  start_fen: string;
  state: GameState;
  time_control: string | null;
  v: number;
  white: Player;
}

/** All boards of a round. */
export interface Hall {
  /** For arbiters the most urgent first, else by number. */
  boards: HallBoard[];
  event: string;
  name: string;
  round: number;
  rounds: number;
  server_ms: number;
}

/** A board in short. */
export interface HallBoard {
  black: string;
  board: number;
  clock: Clock | null;
  default_time: DefaultTime | null;
  game: string;
  /** A time that the server missed stopped the clock, and nobody has said yet how it goes on; for arbiters only. */
  interrupted: boolean;
  last_move: LastMove | null;
  now_ms: number;
  phase: Phase;
  placement: string;
  result: string | null;
  round: number;
  seq: number;
  server_ms: number;
  to_move: Side;
  /** 0: nothing waits. Higher comes first. */
  urgency: number;
  waiting: Waiting[];
  white: string;
}

/** What a watcher of a hall is told. */
export type HallMessage = {
  hall: Hall;
  type: "hall";
} | {
  boards: HallBoard[];
  type: "boards";
} | {
  type: "event";
};

export interface ImportRequest {
  format: RecordFormat;
  text: string;
}

export interface Imported {
  games: string[];
  /** Which games were cut off, and where. */
  problems: string[];
}

export interface IncidentTwin {
  articles: string[];
  at_ms: number;
  edition: string;
  /** The place of the game in the list, from 0. */
  game: number;
  kind: string;
  sentence: string;
  side: string | null;
  time_of_day: string | null;
}

/** The incidents of an event. */
export interface IncidentsTwin {
  games: GameTwin[];
  people: PersonTwin[];
}

export interface Info {
  editions: EditionView[];
  languages: LanguageView[];
  name: string;
  notation_languages: NotationLanguage[];
  presets: PresetView[];
  version: string;
}

export interface LanguageView {
  name: string;
  tag: string;
}

/** The last move. */
export interface LastMove {
  from: SquareName;
  san: string;
  side: Side;
  to: SquareName;
}

/** The incidents of an event. */
export interface Ledger {
  /** Where the games of the report are played, in its order. */
  boards: LedgerBoard[];
  /** As `jadoube incidents` has it. */
  report: IncidentsTwin;
}

export interface LedgerBoard {
  board: number;
  game: string;
  round: number;
  seal: Seal | null;
}

export interface LegalAnswer {
  diagram: string;
  fen: string;
  playable: boolean;
  reasons: string[];
  verdict: LegalVerdict;
}

export interface LegalRequest {
  fen: string;
}

/** Can a game have led to a position? As it is written in JSON. */
export type LegalVerdict = "legal" | "illegal" | "unknown";

/** A link that is to be made. */
export interface LinkRequest {
  /** For spectators; without it the delay of the event. */
  delay_s?: number | null;
  /** Until when it opens something, in milliseconds since 1970; without it until it is revoked. */
  expires_ms?: number | null;
  game?: string | null;
  label?: string | null;
  role: Role;
  sides?: Side[];
}

/** A link without its token. */
export interface LinkView {
  board: number | null;
  created_ms: number;
  delay_s: number | null;
  expired: boolean;
  expires_ms: number | null;
  game: string | null;
  label: string;
  link: string;
  revoked: boolean;
  role: Role;
  round: number | null;
  sides: Side[];
}

export interface ListProblem {
  /** From 1, in characters. */
  column: number;
  line: number;
  /** What is wrong, with its place. */
  sentence: string;
}

export interface LookAlike {
  ply: number;
  sentence: string;
}

export interface MateAnswer {
  black: SideMate | null;
  dead: DeadAnswer | null;
  diagram: string;
  fen: string;
  /** What a fallen flag means: whose flag, which result. */
  flag_fall: FlagFallResults;
  white: SideMate | null;
}

export interface MateRequest {
  edition?: string | null;
  fen: string;
  side?: Side | null;
}

/** Can a player still mate? As it is written in JSON. */
export type MateVerdict = "can_mate" | "cannot_mate" | "undetermined";

/** Who asks. */
export interface Me {
  delay_s: number;
  event: string | null;
  event_name: string | null;
  expires_ms: number | null;
  game: string | null;
  label: string;
  link: string;
  role: Role;
  sides: Side[];
}

/** One move of the record. */
export interface Move {
  black_ms: number | null;
  legal: boolean;
  ply: number;
  san: string;
  side: Side;
  uci: string;
  /** What the clocks showed when it was completed, or made. */
  white_ms: number | null;
}

/** How the list of moves changed. */
export interface MovesChange {
  /** These come after them. */
  add: Move[];
  /** So many of the moves known still hold. */
  keep: number;
}

/** What an answer leaves open. */
export type NeedsWord = "player" | "amount" | "deduction" | "times" | "penalty" | "result" | "points" | "count" | "area" | "person" | "words";

/** A link just made: its token is shown this once. */
export type NewLink = LinkView & {
  /** SHA-256 of the certificate that a browser gets there, if lines are encrypted. */
  fingerprint: string | null;
  path: string;
  /** A QR code, as SVG. */
  qr: string;
  token: string;
  url: string;
};

export interface NotationLanguage {
  /** King, queen, rook, bishop, knight. */
  letters: string;
  name: string;
  /** The same one by one: some have two signs. */
  pieces: string[];
  tag: string;
}

export interface Offer {
  by: Side;
}

/** What stands on the board, legal or not. */
export interface OnBoard {
  /** Who said that he adjusts. */
  adjusting: Side[];
  /** Pieces put on a square that another still holds. */
  beside: BesidePiece[];
  displaced: DisplacedPiece[];
  /** Pieces knocked over. */
  fallen: SquareName[];
  /** As in the first field of a FEN. */
  placement: string;
  taken: TakenPiece[];
  touched: TouchedSquare[];
}

/** An answer that is offered. */
export interface OptionRecord {
  /** Its key. */
  answer: string;
  needs: NeedsWord | null;
  /** Is it no answer without that? */
  required: boolean;
}

export interface OptionValueView {
  /** It holds where the option is not set. */
  usual: boolean;
  value: string;
  words: string;
}

export interface OptionView {
  /** What can be given besides. */
  free: FreeValue;
  /** Several can be given, separated by semicolons. */
  list: boolean;
  /** Its name in the regulations of an event. */
  option: string;
  /** The words that can be given. */
  values: OptionValueView[];
  /** What it is about. */
  words: string;
}

export interface Options {
  options: OptionView[];
}

/** How it ended. */
export interface OutcomeView {
  black: string | null;
  rated: boolean;
  reason: string;
  /** Nothing if it is not decided, or the game is cancelled. */
  result: string | null;
  sentence: string;
  white: string | null;
}

export interface Pairing {
  black: string;
  white: string;
}

/** A penalty of the edition's list. */
export interface PenaltyRecord {
  /** Its item. */
  article: string;
  needs: NeedsWord | null;
}

/** A penalty of the edition's list. */
export type PenaltyView = PenaltyRecord & {
  words: string;
};

export interface PersonTwin {
  counts: CountTwin[];
  incidents: IncidentTwin[];
  name: string;
  name_known: boolean;
}

/** Where a game is between its start and its end. */
export type Phase = "not_started" | "running" | "adjourned" | "over" | "annulled";

/** A player of an event. */
export interface Player {
  federation: string | null;
  id: string;
  /** The language of his notation. */
  language: string | null;
  name: string;
  rating: number | null;
  title: string | null;
}

/** A player to be added or changed; `null` clears a field. */
export interface PlayerRequest {
  federation?: string | null;
  language?: string | null;
  name?: string | null;
  rating?: number | null;
  title?: string | null;
}

export type PlayersFormat = "csv" | "trf";

export interface PlayersImport {
  format: PlayersFormat;
  /** Of a TRF file: leave out what was played. */
  players_only?: boolean;
  text: string;
}

export interface PlayersImported {
  added: Player[];
  /** Who was in the event already, with what the list added to the entry. */
  matched: Player[];
  problems: ListProblem[];
  /** So many rounds were taken in with them. */
  rounds: number;
}

export interface Present {
  black: boolean;
  white: boolean;
}

export interface PresetView {
  preset: string;
  time_control: string | null;
  words: string;
}

/** What went wrong. Its texts do not grow; so it stays small enough for a result. */
export interface Problem {
  /** Of a line: where it cannot be read, from 1. */
  column: number | null;
  detail: string;
  /** Which field is wrong. */
  field: string | null;
  /** Of a conflict: where the log ends. */
  seq: number | null;
  status: number;
  title: string;
  /** What to do. */
  todo: string;
  /** A name that stays the same: `/problems/conflict`. */
  type: string;
  /** Of too much at once: in so many seconds there is room again. */
  wait_s: number | null;
}

export interface ProvisionMoved {
  after: string[];
  before: string[];
  provision: string;
  title: string;
}

export interface ProvisionView {
  articles: string[];
  provision: string;
  title: string;
}

/** A question with its answers, and the penalties that may be chosen. */
export interface QuestionRecord {
  /** The answer that counts if none is given. */
  default: string | null;
  /** The answers that are offered. */
  options: OptionRecord[];
  /** The items of the edition's list from which an answer may choose a penalty; empty if none can. */
  penalties: PenaltyRecord[];
  /** Its number in the register: `J-12`. */
  question: string;
}

/** A question to the arbiter, with the lines that would answer it. */
export interface QuestionView {
  /** Whom it is about: `white`, `black`, or somebody else in words. */
  about: string | null;
  articles: string[];
  asked_at_ms: number;
  asked_seq: number;
  /** The answer that counts if none is given. */
  default: string | null;
  options: AnswerOption[];
  /** The list from which an answer may choose a penalty; empty if none can. */
  penalties: PenaltyView[];
  question: string;
  sentence: string;
  urgency: UrgencyView;
}

export type RecordFormat = "transcript" | "pgn" | "json";

/** What is to be recorded. */
export interface RecordRequest {
  /** So many milliseconds before it was sent it was done. No more is believed than the server has measured. */
  age_ms?: number | null;
  /** One line, or else `lines`. */
  line?: string | null;
  lines?: string[];
  /** The last entry that was seen; without it nothing is compared. */
  seq?: number | null;
}

/** What was recorded, or would be. */
export interface Recorded {
  entries: Entry[];
  moves: MovesChange;
  preview: boolean;
  seq: number;
  state: GameState;
  /** Earlier entries that are struck out by it. */
  struck: number[];
}

/** Who recorded an entry. */
export type RecordedBy = "white" | "black" | "both" | "arbiter" | "server";

/** Lines of a side that were refused because its share was used up. */
export interface RefusedView {
  /** When the first and the last were refused, as times of the server. */
  first_ms: number;
  last_ms: number;
  lines: number;
  sentence: string;
  side: Side;
}

/** A result entered by hand. */
export interface ResultRequest {
  reason?: string | null;
  /** `1-0`, `½-½`, `0-1`, `0-0`, `+/-`; nothing: the result is open again. */
  result?: string | null;
}

/** How many boards went on. */
export interface Resumed {
  resumed: number;
}

/** What a link allows. */
export type Role = "chief" | "arbiter" | "player" | "spectator";

/** For whom a view was made. */
export interface RoleView {
  role: Role;
  /** The sides it may act for. */
  sides: Side[];
}

export interface RoundBoard {
  black: string;
  black_points: string | null;
  board: number;
  /** Entered by hand, or left open by hand: the game does not decide. */
  by_hand: boolean;
  /** Played elsewhere: its result was taken in, and there is no game to look at. */
  elsewhere: boolean;
  game: string;
  result: string | null;
  white: string;
  white_points: string | null;
}

/** Pairings of a round. */
export interface RoundRequest {
  /** Players without an opponent. */
  byes?: ByeRequest[];
  pairings?: Pairing[];
  /** Pair by rank those who have no bye. */
  propose?: boolean;
  /** `15:00` */
  starts_at?: string | null;
}

export interface RoundView {
  boards: RoundBoard[];
  byes: ByeView[];
  /** It is the last round, and nothing was played in it. */
  may_be_paired_again: boolean;
  round: number;
  starts_at: string | null;
}

/** What kind of ruling it is: the words with which its line begins. */
export type RulingKind = "made" | "completed" | "illegal-pending" | "illegal" | "illegal-position" | "must" | "allowed" | "refused" | "violation" | "over" | "play-on" | "annul" | "restore" | "set-up" | "queen" | "setup-fault" | "answer" | "time" | "times" | "stop-clock" | "start-clock" | "run-on" | "counter" | "increment" | "period" | "flag" | "claim-upheld" | "claim-rejected" | "claim-barred" | "offer" | "penalty" | "expel" | "asks" | "intervene" | "no-intervention" | "announce" | "explain" | "note" | "refer" | "overridden";

/** A ruling as it is written down. */
export interface RulingRecord {
  /** The articles it cites in its edition, the leading one first. */
  articles: string[];
  /** What is asked, if the ruling is a question. */
  asks?: QuestionRecord;
  /** Who may read it. */
  audience: AudienceWord;
  /** Articles behind it that did not decide. */
  background?: string[];
  /** Are the cited numbers and values printed in the edition? */
  certain: boolean;
  /** The edition under which it was given. */
  edition: string;
  kind: RulingKind | null;
  /** The facts that nobody reported, by their names. */
  missing?: string[];
  /** The provisions it cites, by their keys. */
  provisions: string[];
  /** Does every ordinary move bring one? */
  quiet: boolean;
  /** The adopted readings it rests on. Of old, only the first was kept. */
  readings?: string[];
  /** What it says, in the language of transcripts and in English letters: `must white move e2`. */
  ruling: string;
  /** The version of this form. */
  v: V1;
}

/** A ruling as it is written down, and what is said of it in the reader's language. */
export type RulingTold = RulingRecord & {
  /** The facts that nobody reported, in words. */
  missing_words: string[];
  /** The ruling in words. */
  sentence: string;
};

export interface Rulings {
  cases: CaseView[];
}

/** A transcript, a record in PGN, or a position with lines. */
export interface RulingsRequest {
  /** The edition; for a transcript it replaces the one that is named there. */
  edition?: string | null;
  fen?: string | null;
  /** Lines of events, with a position. */
  lines?: string[];
  pgn?: string | null;
  time_control?: string | null;
  transcript?: string | null;
}

/** What a game is worth, as `1`, `½`, `0` or `3`, `1`, `0`. */
export interface Scoring {
  /** A bye that the pairing gives; without it, a win. */
  bye?: string | null;
  draw: string;
  /** A loss without play; without it, 0. */
  forfeit_loss?: string | null;
  /** A win without play; without it, a win. In a change, an empty text clears it. */
  forfeit_win?: string | null;
  loss: string;
  win: string;
}

/** The end of the log of a game, as it stands in the log of the event too. The same entry with another hash is another log. */
export interface Seal {
  /** How many entries the log has. */
  entry: number;
  /** The hash of the last, 64 hexadecimal digits. */
  hash: string;
}

/** What is set before the first event. */
export interface SetUpRequest {
  /** Who is not there when the round starts. */
  absent?: Side[] | null;
  /** Or the number of a starting position of Chess960. */
  chess960?: number | null;
  /** Where the game begins. */
  fen?: string | null;
}

/** Settings to begin with, or to change. */
export interface SettingsChange {
  date?: string | null;
  date_end?: string | null;
  edition?: string | null;
  name?: string | null;
  pace?: string | null;
  place?: string | null;
  regulations?: Record<string, string> | null;
  scoring?: Scoring | null;
  spectator_delay_s?: number | null;
  supervision?: string | null;
  /** In plain words, in the short form, or a preset. */
  time_control?: string | null;
}

/** What holds for all games of an event. */
export interface SettingsView {
  /** `2026-11-16` */
  date: string | null;
  date_end: string | null;
  /** `fide-2023` */
  edition: string;
  name: string;
  /** A check of the class; nothing: as the time control says. */
  pace: string | null;
  place: string;
  /** By the names of the regulations. */
  regulations: Record<string, string>;
  scoring: Scoring;
  spectator_delay_s: number;
  /** `full` or `limited`. */
  supervision: string | null;
  /** In the short form of transcripts. */
  time_control: string;
}

/** A scoresheet. */
export interface Sheet {
  black: Player;
  board: number;
  date: string | null;
  event_name: string;
  game: string;
  /** The language of the letters. */
  language: string;
  result: string | null;
  round: number;
  rows: SheetRow[];
  seal: Seal | null;
  side: Side;
  signed: Signed;
  source: SheetSource;
  white: Player;
}

export interface SheetRow {
  black: string | null;
  black_mark: string | null;
  black_ms: number | null;
  number: number;
  white: string | null;
  white_mark: string | null;
  white_ms: number | null;
}

export type SheetSource = "written" | "record";

/** A side of a board. */
export type Side = "white" | "black";

export interface SideCounts {
  completed: number;
  counter: number;
  illegal: number;
  knocks: number;
  made: number;
  period: number;
  requests: number;
  warned: number;
}

export interface SideMate {
  line: string[];
  line_uci: string[];
  /** Why there is no mate. */
  proof: string | null;
  sentence: string;
  verdict: MateVerdict;
}

export interface Signed {
  black: string | null;
  white: string | null;
}

/** What every watcher is told. */
export type SocketMessage = {
  type: "tick";
} | {
  reason: Bye;
  type: "bye";
};

export type SquareName = Square;

/** A line of the standings. */
export interface Standing {
  /** The points of all opponents. */
  buchholz: string;
  played: number;
  player: Player;
  points: string;
  rank: number;
  wins: number;
}

export interface Started {
  started: number;
}

export interface TakenPiece {
  from: SquareName | null;
  piece: string;
  side: Side;
}

export interface Term {
  article: string;
  /** Markdown. */
  body: string;
  /** The term in every language. */
  names: Record<string, string>;
  title: string;
}

export interface TimeAnswer {
  class: string;
  for_60_moves_ms: number;
  main_time_ms: number;
  remarks: string[];
  time_control: string | null;
  words: string;
}

export interface TimeRequest {
  edition?: string | null;
  text: string;
}

export interface TouchedSquare {
  side: Side;
  square: SquareName;
}

export type UrgencyView = "blocks" | "waits";

export type V1 = 1;

export interface ValueDifference {
  after: string;
  article_after: string;
  article_before: string;
  before: string;
  name: string;
}

export interface ValueView {
  name: string;
  value: string;
}

/** Something that waits for the arbiter. */
export interface Waiting {
  /** Of a question. */
  id: string | null;
  sentence: string;
  since_ms: number;
  urgency: UrgencyView;
  what: WaitingFor;
}

export type WaitingFor = "question" | "call" | "flag" | "late" | "refused";

/** Somebody who does something. */
export type WhoWord = "white" | "black" | "both" | "arbiter" | "organiser" | "other";

/** A player leaves the event. */
export interface WithdrawalRequest {
  reason?: string | null;
}
