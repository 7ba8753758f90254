// What the server tells. Made from its description of the API (/openapi.json), not written by hand:
// JADOUBE_WRITE_TYPES=1 cargo test --package jadoube-web --test it types
import type { Square } from "./chess";

/** Points that count for the pairing of the first rounds only. */
export type Acceleration = "none" | "baku";

export interface AdjournmentView { ordered: Side | null; resumed: boolean; sealed_by: Side | null }

/** An answer, and the line that would give it. */
export type AnswerOption = OptionRecord & {
  line: string; // What would be recorded; what the answer needs is written behind it.
  words: string;
};

export interface ArbiterReportItem {
  item: ReportItem;
  known: string; // What the desk knows of it.
  name: string; // What it is called.
  written: string | null; // What was written instead.
}

/** The report of the chief arbiter. */
export interface ArbiterReportView { items: ArbiterReportItem[] }

export interface ArticleShort { article: string; chapter: string; title: string }

export interface ArticleView {
  after: string | null;
  article: string;
  before: string | null;
  body: string; // Markdown.
  chapter: string;
  edition: string;
  elsewhere: Elsewhere[]; // The same rule in other editions.
  provisions: string[];
  source: string; // The edition whose text this is.
  title: string;
  values: ValueView[];
}

/** What somebody does who attends to a game. Calls, questions and rulings are named by their entries. */
export type AttentionAct = { act: "board-taken" } | { act: "board-left" } | {
  act: "call-taken";
  call: number; // The entry of the call.
} | {
  act: "call-withdrawn";
  call: number; // The entry of the call.
} | {
  act: "call-closed";
  call: number; // The entry of the call.
} | {
  act: "question-taken";
  entry: number; // The entry at which it was asked.
  question: string; // Which: `J-20`.
} | {
  act: "must-read";
  entry: number; // The entry with the ruling.
} | {
  act: "read";
  entry: number; // The entry with the ruling.
  side: Side; // Which player.
} | {
  act: "not-awaited";
  entry: number; // The entry with the ruling.
};

/** Who may read a ruling. */
export type AudienceWord = "all" | "arbiter";

/** What a round is made again. */
export type Back = "draft" | "published";

/** What is worth a look at a board although nothing waits. */
export interface Badge { count: number; kind: BadgeKind; side: Side }

export type BadgeKind = "absent" | "illegal" | "warned";

export interface BesidePiece { piece: string; square: SquareName }

/** What a draft breaks of the rules. */
export interface BreachView {
  absolute: boolean; // It is against an absolute criterion, or a pair that is forbidden.
  boards: number[]; // The boards that it is about, or where the rules give others.
  criterion: number | null; // The number of the criterion, 1 to 21, if it is one.
  players: string[]; // Whom it is about.
  sentence: string;
}

/** Why a socket ends. */
export type Bye = "revoked" | "expired" | "shutdown" | "too-slow" | "silent";

export interface ByeRequest {
  left_over?: boolean; // Whoever was left over when the others were paired by the rules. He is paired with the rest if that is done anew; who was given a bye by hand keeps it.
  player: string;
  worth: ByeWorth;
}

/** A player without an opponent in a round. */
export interface ByeView { player: string; points: string; worth: ByeWorth }

/** What a bye is worth. */
export type ByeWorth = "full" | "half" | "zero" | "win";

/** A call for the arbiter with which nobody has dealt yet. */
export interface Call { at_ms: number; by: Side; reason: string; seq: number; taken: Taken | null }

export interface CaseClock { black_ms: number | null; running: Side | null; white_ms: number | null }

export interface CaseEntry {
  at_ms: number;
  clock: CaseClock;
  event: string;
  fen: string;
  line: number; // The line of the text.
  problems: string[]; // What is otherwise than expected, or cannot have happened.
  rulings: RulingTold[];
}

export interface CaseView { as_expected: boolean; cannot_start: string[]; edition: string | null; entries: CaseEntry[]; id: string; title: string }

export interface ClaimAnswer {
  articles: string[];
  consequences: string[]; // What follows from a wrong claim: the opponent's time, the move that must be made.
  diagram: string;
  fen: string;
  look_alikes: LookAlike[];
  moves_without_progress: number;
  needed: number;
  occurrences: number;
  plies: number[]; // Half-moves after which the position stood.
  right: boolean;
  sentence: string;
  without_claim: string | null; // That the game is over without a claim, if it is.
}

/** Both displays of a chess clock. */
export interface Clock {
  black: Display;
  running: Side | null;
  white: Display;
  zero_at_ms: number | null; // When the one that runs reaches zero.
}

/** A player as the event would have him after the list. */
export interface ComparedPlayer { changes: FieldChange[]; player: Player }

export interface Contents { articles: ArticleShort[]; edition: string }

export interface CountTwin { count: number; kind: string }

export interface Counts {
  black: SideCounts;
  plies_without_progress: number;
  seen: number; // How often the position has stood on the board.
  white: SideCounts;
}

/** A criterion by its number in the Handbook. */
export interface CriterionView { number: number; rule: string }

/** A column of a CSV file. */
export interface CsvColumn { heading: string; holds: ListColumn | null; samples: string[] }

export interface DeadAnswer { article: string | null; sentence: string; verdict: DeadVerdict }

/** Is a position dead? As it is written in JSON. */
export type DeadVerdict = "dead" | "alive" | "undetermined";

/** What was done, or what happened. */
export type DeedKind = "touches" | "takes-off" | "puts" | "releases" | "knocks-over" | "sets-up" | "plays" | "presses" | "stops-clock" | "starts-clock" | "mishandles-clock" | "flag-falls" | "notices-flag" | "reads-clock" | "finds-clock-fault" | "sets-clock" | "adjusts" | "offers-draw" | "accepts" | "declines" | "unclear-draw-words" | "claims-threefold" | "claims-fifty" | "claims-draw" | "withdraws" | "resigns" | "gestures" | "agree-to-take-back" | "asks" | "requests" | "calls-arbiter" | "tells" | "writes" | "notes" | "stops-recording" | "handles-scoresheet" | "signs" | "reconstruction-ends" | "leaves" | "enters" | "finds-equipment-fault" | "finds-device" | "handles-bag" | "uses-help" | "reports" | "refuses" | "disturbance" | "notices" | "decides" | "appeals" | "announces" | "repeats" | "says-castling" | "orders-to-seal" | "seals" | "cares-for-envelope" | "envelope-opened" | "envelope-lost" | "changes" | "confirms-control" | "round-starts" | "resumption-starts" | "makes-announcement" | "arrives" | "is-absent" | "time-passes" | "draws-position" | "board-shows";

/** One thing that was done, or that happened. What says nothing is left out. */
export interface DeedRecord {
  deed: DeedKind; // What was done.
  more: boolean; // Does the line tell more than this?
  move?: string; // The move, in English letters.
  piece?: string; // The English letter of the piece: `N`.
  squares?: string[]; // Where.
  who?: WhoWord; // Who did it.
  whom?: WhoWord; // To whom, or whose clock it was.
  words?: string; // What was said or written, or what it is about.
}

/** When who is late loses. */
export interface DefaultTime { at_ms: number; late: Side[] }

export interface Differences {
  came: ProvisionView[];
  from: string;
  moved: ProvisionMoved[];
  to: string;
  values: ValueDifference[];
  went: ProvisionView[];
}

export interface DisplacedPiece { at: SquareName; from: SquareName | null; piece: string; released: boolean; side: Side }

export interface Display {
  delay_ms: number | null; // What is left of the delay of this move.
  flag: boolean;
  ms: number;
  stage: Stage;
}

/** The draft of the next round, held against the rules of its pairing system. */
export interface DraftCheck {
  breach: BreachView | null;
  seq: number; // The draft that was held against them.
}

/** The next round, as long as only arbiters see it. */
export interface DraftView {
  byes: ByeRequest[];
  objections: ObjectionView[];
  pairings: Pairing[]; // Board by board.
  results_only: ResultsOnly | null;
  round: number;
  seq: number; // The entry that says so; whoever changes the draft says which one he has seen.
  starts_at: string | null;
}

/** What a player must do. */
export interface DutyView {
  binds_move: boolean;
  duty: string; // In the words of transcripts, as far as they have them.
  moves: string[]; // The moves that it leaves; for arbiters only.
  sentence: string;
  side: Side;
}

export interface EditionView { edition: string; from: string | null; name: string; to: string | null }

export interface Editions { editions: EditionView[] }

export interface Elsewhere { articles: string[]; edition: string }

/** A player in an event. */
export type Entrant = Player & {
  mistaken: boolean; // He was added by mistake; only arbiters see him.
  withdrawn_after: number | null; // After which round he left; nothing while he plays.
};

/** An entry of the log of a game. */
export interface Entry {
  again?: number; // It is told again, or told right, in the place of this entry, which was struck out.
  at_ms: number;
  attention?: AttentionAct; // What somebody does who attends to the game; questions for arbiters only.
  by: RecordedBy;
  closes?: number[]; // The calls with which an arbiter has dealt by it.
  deeds: DeedRecord[]; // The same as data.
  kind: EntryKind;
  lag_ms?: number; // So many milliseconds it was under way, which were taken off; for arbiters only.
  line: string; // A line of the transcript language, without a stamp.
  reason?: string; // Of a correction: why.
  replaces?: number; // Of a correction: the one entry that is put right.
  rulings: RulingTold[];
  seq: number;
  server_ms: number;
  struck: boolean; // A later correction took it back.
  to?: number; // Of a correction: the entry after which the game stands.
  v: number;
  who?: string; // The name of the arbiter who recorded it; for those at the board.
  words: string; // The same in words of the reader's language.
}

export type EntryKind = "start" | "event" | "correction" | "gap" | "attention" | "result";

/** What stands on the envelope of a sealed move. */
export interface Envelope {
  black_ms: number | null;
  board: number;
  date: string | null;
  event_name: string;
  fen: string; // The position before the sealed move.
  game: string;
  lines: EnvelopeLine[]; // What is written on it, in the order of the article.
  move_number: number; // The number of the sealed move.
  round: number;
  sealed_by: Side;
  white_ms: number | null; // What the clocks show.
}

/** One entry of the envelope. */
export interface EnvelopeLine {
  article: string; // The article that asks for it.
  entry: string; // The stable name of the entry.
  label: string; // What is asked for, in words.
  value: string | null; // What is to be written; nothing if nobody said it yet.
}

/** An event in a list. */
export interface EventShort {
  event: string;
  mistaken: boolean; // It was made by mistake; only a chief arbiter of the whole desk sees it.
  name: string;
  open: number[]; // The rounds in which a board has no result yet.
  players: number;
  rounds: number;
}

/** An event. */
export type EventView = SettingsView & {
  class: string;
  draft: DraftView | null;
  event: string;
  list_to_take_back: string | null; // The list that was taken in last, if it can be taken back.
  mistaken: boolean; // The event was made by mistake.
  players: Entrant[];
  public_address: string | null; // Where the public page is, if there is one.
  results: ResultChoice[]; // What may be entered as a result.
  rounds: RoundView[];
  seq: number;
  time_control_words: string;
  v: number;
};

/** A bracket: players with the same points, and those who were moved down to them. */
export interface ExplainedBracketView {
  failures: string[]; // What could not be kept altogether.
  floats: ExplainedFloatView[]; // Who leaves it downwards.
  moved_down: string[];
  pairs: ExplainedPairView[];
  points: string;
  residents: string[];
}

/** A player who leaves a bracket or has the bye, and why. */
export interface ExplainedFloatView { player: string; why: string }

/** A pair, why it is made, and why it has these colours. */
export interface ExplainedPairView { black: string; colors: string; white: string; why: string }

/** Why the rules pair a round as they do. */
export interface ExplanationView {
  brackets: ExplainedBracketView[]; // The brackets, from the top.
  bye: ExplainedFloatView | null;
  criteria: CriterionView[]; // The criteria, each in one sentence.
  seq: number; // The draft whose byes were given.
}

/** Something that is wrong with a log of the store. */
export interface FaultView {
  fault: string; // `broken`, `unreadable`, `differs`, `missing`
  log: string; // `game/…` or `tournament/…`
  sentence: string;
}

/** What changes. */
export interface FieldChange { field: string; now: string | null; was: string | null }

export interface FlagFallResults { article: string | null; black: string | null; edition: string; white: string | null }

/** Two players who shall not meet, in whatever order. */
export interface ForbiddenPair { one: string; other: string; rounds?: RoundSpan | null }

export interface Found { article: string; excerpt: string; title: string }

export type FreeValue = "nothing" | "time" | "number" | "after-moves" | "text";

/** A change of a game. */
export type GameChange = Recorded & { game: string };

/** What a watcher of a game is told. */
export type GameMessage = { type: "view"; view: GameView } | GameChange & { type: "change" } | { refused: RefusedView[]; type: "refused" };

/** Where a game stands. */
export interface GameState {
  adjournment: AdjournmentView;
  board: OnBoard;
  calls: Call[]; // For arbiters and the players of the board only.
  clock: Clock | null;
  counts: Counts | null;
  default_time: DefaultTime | null;
  duties: DutyView[];
  fen: string; // The position of the legal game.
  in_check: boolean;
  incidents: IncidentKind[]; // What can be recorded as the game stands; for arbiters only.
  last_move: LastMove | null;
  must_read: MustRead[]; // What the players have to read before the clock is started again.
  now_ms: number; // The time of the game at which this holds.
  offer: Offer | null;
  otherwise: Otherwise | null;
  outcome: OutcomeView | null;
  phase: Phase;
  present: Present;
  questions: QuestionView[]; // For arbiters only.
  seq: number;
  server_ms: number; // The time of the server at which this holds.
  taken: Taken | null;
  to_move: Side;
}

export interface GameTwin { black: string | null; date: string | null; name: string; white: string | null }

/** A game as a role may see it. */
export interface GameView {
  black: Player;
  board: number;
  edition: string;
  entries: Entry[];
  event: string;
  event_name: string;
  game: string;
  moves: Move[]; // The moves; none for a player while the game goes on.
  penalties: PenaltyView[]; // The list of penalties of the edition; for arbiters only.
  refused: RefusedView[]; // What was refused because a side had used up its share; for arbiters only.
  results_only: boolean; // It is not played at the desk: only its result is entered.
  role: RoleView;
  round: number;
  seq: number; // The last entry.
  start_fen: string;
  state: GameState;
  time_control: string | null;
  v: number;
  white: Player;
}

/** All boards of a round, or of all that go on. */
export interface Hall {
  boards: HallBoard[]; // For arbiters the most urgent first, else by number.
  event: string;
  name: string;
  results: ResultChoice[]; // What may be entered as a result, for arbiters.
  round: number; // The round that was asked for, or the last one shown.
  rounds: number; // How many rounds there are.
  server_ms: number;
  shown: number[]; // The rounds whose boards are here.
}

/** A board in short. */
export interface HallBoard {
  badges: Badge[];
  black: string;
  board: number;
  clock: Clock | null;
  default_time: DefaultTime | null;
  entered_by: string | null; // Which arbiter entered it by hand, if that is known; for arbiters only.
  game: string;
  interrupted: boolean; // A time that the server missed stopped the clock, and nobody has said yet how it goes on; for arbiters only.
  last_move: LastMove | null;
  moved: Side[]; // Who has made a move since play began, and so is not marked as absent.
  now_ms: number;
  phase: Phase;
  placement: string;
  result: string | null;
  result_from: ResultSource | null;
  results_only: boolean; // It is not played at the desk: only its result is entered.
  round: number;
  seq: number;
  server_ms: number;
  short_below_ms: number | null; // Whose clock shows less than this is short of time; nothing if nobody's can be.
  taken: Taken | null;
  to_move: Side;
  unread: Side[]; // Who has still to read what was ruled before the clock is started again; for arbiters only.
  urgency: number; // 0: nothing waits. Higher comes first.
  waiting: Waiting[];
  white: string;
}

/** What a watcher of a hall is told. */
export type HallMessage = { hall: Hall; type: "hall" } | { boards: HallBoard[]; type: "boards" } | { type: "event" } | { type: "events" };

/** What a list would change. Nothing has happened yet. */
export interface ImportPreview {
  columns: CsvColumn[]; // Of a CSV file.
  lines_left: number; // So many lines without a meaning here would not be kept.
  players: ListedPlayer[];
  problems: ListProblem[];
  refused: string | null; // Why nothing can be taken in.
  rounds: number; // So many rounds would come with it.
  settings: FieldChange[]; // What would change about the event.
}

export interface Imported {
  games: string[];
  problems: string[]; // Which games were cut off, and where.
}

/** Something that an arbiter records as one thing. */
export type IncidentKind = "illegal" | "touched" | "flag" | "penalty" | "phone" | "late" | "knocked" | "clock-wrong" | "distraction" | "two-hands" | "press" | "unpromoted" | "set-up" | "record" | "left" | "help" | "claim" | "disturbed" | "resigned" | "agreed" | "set-clock";

export interface IncidentTwin {
  articles: string[];
  at_ms: number;
  edition: string;
  game: number; // The place of the game in the list, from 0.
  kind: string;
  logged?: LoggedTwin; // The entry of the log that has it, where there is one.
  sentence: string;
  side: string | null;
  time_of_day: string | null;
}

/** The incidents of an event. */
export interface IncidentsTwin {
  games: GameTwin[];
  kinds: KindTwin[]; // What incidents are counted under, in words.
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

export interface KindTwin { kind: string; name: string }

export interface LanguageView { name: string; tag: string }

/** The last move. */
export interface LastMove { from: SquareName; san: string; side: Side; to: SquareName }

/** The incidents of an event. */
export interface Ledger {
  boards: LedgerBoard[]; // Where the games of the report are played, in its order.
  report: IncidentsTwin; // As `jadoube incidents` has it.
}

export interface LedgerBoard { board: number; game: string; round: number; seal: Seal | null }

export interface LegalAnswer { diagram: string; fen: string; playable: boolean; reasons: string[]; verdict: LegalVerdict }

/** Can a game have led to a position? As it is written in JSON. */
export type LegalVerdict = "legal" | "illegal" | "unknown";

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

/** What becomes of a player of a list. */
export type ListAct = "add" | "change" | "same";

/** What a column holds. */
export type ListColumn = "name" | "first_name" | "title" | "rating" | "federation" | "language" | "fide_id" | "birth" | "sex" | "club";

export interface ListProblem {
  column: number; // From 1, in characters.
  line: number;
  sentence: string; // What is wrong, with its place.
}

/** A player of a list. */
export interface ListedPlayer {
  act: ListAct;
  changes: FieldChange[];
  line: number;
  player: Player; // As the event would have him.
}

/** The entry of a log that has an incident. */
export interface LoggedTwin {
  by: string; // `white`, `black`, `both`, `arbiter`, `program`
  entry: number;
  recorded_at_ms: number; // When it was recorded, in milliseconds since 1970.
  struck_by: number | null; // The entry that struck it out.
  who: string; // Who recorded it, in words: the arbiter by name, where it is known.
}

export interface LookAlike { ply: number; sentence: string }

export interface MateAnswer {
  black: SideMate | null;
  dead: DeadAnswer | null;
  diagram: string;
  fen: string;
  flag_fall: FlagFallResults; // What a fallen flag means: whose flag, which result.
  white: SideMate | null;
}

/** Can a player still mate? As it is written in JSON. */
export type MateVerdict = "can_mate" | "cannot_mate" | "undetermined";

/** Who asks. */
export interface Me {
  address: string | null; // Under which address links and QR codes find the desk; for arbiters only.
  delay_s: number;
  event: string | null;
  event_name: string | null;
  expires_ms: number | null;
  game: string | null;
  label: string;
  link: string;
  only_here: boolean; // Only the machine of the desk reaches that address.
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
  spent_ms: number | null; // What the player's clock lost until the move was made, if nobody set the clock meanwhile.
  uci: string;
  white_ms: number | null; // What the clocks showed when it was completed, or made.
}

/** How the list of moves changed. */
export interface MovesChange {
  add: Move[]; // These come after them.
  keep: number; // So many of the moves known still hold.
}

/** Something that was ruled and that players have to read. */
export interface MustRead {
  by: Taken; // Which arbiter wants it.
  entry: number; // The entry with the rulings.
  sides: Side[]; // Who has not confirmed it yet.
}

/** What an answer leaves open. */
export type NeedsWord = "player" | "amount" | "deduction" | "times" | "penalty" | "result" | "points" | "count" | "area" | "person" | "words";

/** A link just made: its token is shown this once. */
export type NewLink = LinkView & {
  fingerprint: string | null; // SHA-256 of the certificate that a browser gets there, if lines are encrypted.
  path: string;
  qr: string; // A QR code, as SVG.
  token: string;
  url: string;
};

export interface NotationLanguage {
  letters: string; // King, queen, rook, bishop, knight.
  name: string;
  pieces: string[]; // The same one by one: some have two signs.
  tag: string;
}

/** Something that speaks against a draft. */
export interface ObjectionView {
  board: number | null; // At which board; nothing where it is about none.
  code: string; // A word for it.
  players: string[]; // Whom it is about.
  sentence: string;
  weight: Weight;
}

export interface Offer { by: Side }

/** What stands on the board, legal or not. */
export interface OnBoard {
  adjusting: Side[]; // Who said that he adjusts.
  beside: BesidePiece[]; // Pieces put on a square that another still holds.
  displaced: DisplacedPiece[];
  fallen: SquareName[]; // Pieces knocked over.
  placement: string; // As in the first field of a FEN.
  taken: TakenPiece[];
  touched: TouchedSquare[];
}

/** An answer that is offered. */
export interface OptionRecord {
  answer: string; // Its key.
  needs: NeedsWord | null;
  required: boolean; // Is it no answer without that?
}

export interface OptionValueView {
  usual: boolean; // It holds where the option is not set.
  value: string;
  words: string;
}

export interface OptionView {
  free: FreeValue; // What can be given besides.
  list: boolean; // Several can be given, separated by semicolons.
  option: string; // Its name in the regulations of an event.
  values: OptionValueView[]; // The words that can be given.
  words: string; // What it is about.
}

export interface Options { options: OptionView[] }

/** What an arbiter can decide otherwise as the game stands. */
export interface Otherwise {
  penalties: string[]; // The articles of the penalties that can be imposed, of the list of the edition.
  play_on: boolean; // The game was ended and can go on.
  points: string[]; // What is stated beside a penalty in points: what the offender is left with at most; when the game is over, its result.
  results: string[]; // The results that can stand in place of what was ruled.
}

/** How it ended. */
export interface OutcomeView {
  black: string | null;
  by_hand: boolean; // It was entered, or left open, by hand, and can be taken back.
  from: ResultSource | null;
  rated: boolean;
  reason: string;
  result: string | null; // Nothing if it is not decided, or the game is cancelled.
  sentence: string;
  white: string | null;
}

export interface Pairing { black: string; white: string }

/** How rounds are paired. */
export interface PairingRules {
  acceleration: Acceleration; // Points that count for the pairing of the first rounds only.
  drawn_by_lot: boolean; // The colour of the first player was drawn by the program.
  system: PairingSystem; // By which rules.
}

/** A pairing system, with the edition of its rules. */
export type PairingSystem = "dutch-2026";

/** A penalty of the edition's list. */
export interface PenaltyRecord {
  article: string; // Its item.
  needs: NeedsWord | null;
}

/** A penalty of the edition's list. */
export type PenaltyView = PenaltyRecord & { words: string };

/** How time is given with each move. */
export type PerMove = "none" | "increment" | "delay" | "bronstein" | "hourglass";

export interface PersonTwin { counts: CountTwin[]; incidents: IncidentTwin[]; name: string; name_known: boolean }

/** Where a game is between its start and its end. */
export type Phase = "not_started" | "running" | "adjourned" | "over" | "annulled";

/** A player of an event. */
export interface Player {
  birth: string | null; // The year of birth; in an event, for arbiters, the day.
  club: string | null;
  federation: string | null;
  fide_id: number | null; // The number with FIDE.
  id: string;
  language: string | null; // The language of his notation.
  name: string;
  rating: number | null;
  sex: Sex | null;
  title: string | null;
}

export interface PlayersImported {
  added: Player[];
  matched: Player[]; // Who was in the event already, with what the list added to the entry.
  problems: ListProblem[];
  rounds: number; // So many rounds were taken in with them.
}

export interface Present { black: boolean; white: boolean }

export interface PresetView { preset: string; time_control: string | null; words: string }

/** What went wrong. Its texts do not grow; so it stays small enough for a result. */
export interface Problem {
  column: number | null; // Of a line: where it cannot be read, from 1.
  detail: string;
  field: string | null; // Which field is wrong.
  seq: number | null; // Of a conflict: where the log ends.
  status: number;
  title: string;
  todo: string; // What to do.
  type: string; // A name that stays the same: `/problems/conflict`.
  wait_s: number | null; // Of too much at once: in so many seconds there is room again.
}

export interface ProvisionMoved { after: string[]; before: string[]; provision: string; title: string }

export interface ProvisionView { articles: string[]; provision: string; title: string }

/** A board of a round. */
export interface PublicBoard {
  black: string;
  black_points: string | null;
  board: number;
  has_game: boolean; // Is it played at the desk, so that there are moves to look at?
  result: string | null; // `1-0`, `½-½`, `+/-`
  source: ResultSource | null;
  white: string; // The ids of the players.
  white_points: string | null;
}

/** The boards of a round as they stand. */
export interface PublicBoards { boards: PublicPosition[]; round: number; v: number }

/** An event: who plays whom, with what result, and how they stand. Each board names both players, so the crosstable and the card of each player follow from it. */
export interface PublicEvent {
  date: string | null; // `2026-11-16`
  date_end: string | null;
  delay_s: number; // By how much everything is seen later.
  event: string;
  name: string;
  place: string;
  players: PublicPlayer[];
  rounds: PublicRound[];
  rounds_counted: number; // After so many rounds they stand so; results of later ones count already where nothing is delayed.
  shown: Published; // Do the games go out too?
  standings: PublicStanding[];
  v: number;
}

/** A game with its moves. */
export interface PublicGame {
  black: PublicPlayer;
  moves: Move[];
  position: PublicPosition;
  round: number;
  start_fen: string;
  v: number;
  white: PublicPlayer;
}

/** A player, without what concerns only the organiser. */
export interface PublicPlayer {
  federation: string | null;
  fide_id: number | null;
  id: string;
  name: string;
  rating: number | null;
  title: string | null;
}

/** A game that goes on, or how it ended. */
export interface PublicPosition {
  at_ms: number; // When something happened last, as a time of the server. The server says what time it is in the header `desk-time`.
  board: number;
  clock: Clock | null;
  last_move: LastMove | null;
  phase: Phase;
  placement: string; // As in the first field of a FEN.
  plies: number; // So many moves were made, of both.
  result: string | null;
  to_move: Side;
}

/** A round. */
export interface PublicRound {
  boards: PublicBoard[];
  byes: ByeView[];
  round: number;
  starts_at: string | null; // `15:00`
}

/** A line of the standings. */
export interface PublicStanding {
  buchholz: string; // The points of all opponents.
  played: number;
  player: string; // The id of the player.
  points: string;
  rank: number;
  wins: number;
}

/** What of an event goes out to those who have no link. */
export interface Publication {
  delay_s: number; // By how much they see everything later.
  origins: string[]; // The pages of others whose scripts may read it, `https://club.example`.
  shown: Published; // How much.
}

/** How much of an event goes out. */
export type Published = "nothing" | "page" | "games";

/** A question with its answers, and the penalties that may be chosen. */
export interface QuestionRecord {
  default: string | null; // The answer that counts if none is given.
  options: OptionRecord[]; // The answers that are offered.
  penalties: PenaltyRecord[]; // The items of the edition's list from which an answer may choose a penalty; empty if none can.
  question: string; // Its number in the register: `J-12`.
}

/** A question to the arbiter, with the lines that would answer it. */
export interface QuestionView {
  about: string | null; // Whom it is about: `white`, `black`, or somebody else in words.
  articles: string[];
  asked_at_ms: number;
  asked_seq: number;
  default: string | null; // The answer that counts if none is given.
  options: AnswerOption[];
  penalties: PenaltyView[]; // The list from which an answer may choose a penalty; empty if none can.
  question: string;
  sentence: string;
  taken: Taken | null;
  urgency: UrgencyView;
}

/** Somebody in the list. */
export interface RatedPlayer {
  birth: string | null; // The year of birth.
  blitz: number | null;
  federation: string | null;
  fide_id: number;
  name: string;
  rapid: number | null;
  rating: number | null; // That of the class of the event.
  sex: Sex | null;
  standard: number | null;
  title: string | null;
}

export type RatingListState = "none" | "reading" | "wrong" | "there";

/** How the list of ratings stands. */
export interface RatingListView {
  file: string | null; // The name of the file that was given last.
  percent: number | null; // How far it is read.
  players: number; // How many players are in the list that can be asked; while another is read, and if that is none, it is the one before it.
  sentence: string | null; // Why it cannot be asked.
  state: RatingListState;
}

/** Where players of the event and the list differ. */
export interface RatingsCompared {
  list: RatingListView;
  players: ComparedPlayer[];
  unknown: Player[]; // Who is not in the list, or not surely.
}

/** Who was found in the list. */
export interface RatingsFound { list: RatingListView; players: RatedPlayer[] }

/** What was recorded, or would be. */
export interface Recorded {
  entries: Entry[];
  moves: MovesChange;
  preview: boolean;
  seq: number;
  state: GameState;
  struck: number[]; // Earlier entries that are struck out by it.
}

/** Who recorded an entry. */
export type RecordedBy = "white" | "black" | "both" | "arbiter" | "server";

/** Lines of a side that were refused because its share was used up. */
export interface RefusedView {
  first_ms: number; // When the first and the last were refused, as times of the server.
  last_ms: number;
  lines: number;
  sentence: string;
  side: Side;
}

/** What a report to FIDE says of a tournament beside its settings. */
export interface ReportDetails {
  allotted_times?: string | null; // The allotted times in words, where the short form of the time control is not enough.
  chief_arbiter?: string | null; // The chief arbiter.
  deputies?: string[]; // The deputies of the chief arbiter.
  federation?: string | null; // The federation in which it is played, `CZE`.
  first_color?: Side | null;
  kind?: string | null; // The type of the tournament, in words.
  lines?: string[]; // Lines of a report that mean nothing here. They are given back as they came.
  open_game?: string | null; // What a game without a result counts for other programs meanwhile.
  round_dates?: (string | null)[]; // The day of each round, from the first, `2026-11-16`.
  rounds?: number | null; // How many rounds there will be.
}

/** An item of the report. */
export type ReportItem = "event" | "place" | "federation" | "dates" | "organiser" | "chief-arbiter" | "arbiters" | "laws" | "class" | "time-control" | "default-time" | "system" | "pairing-program" | "rounds" | "players" | "federations" | "titles" | "conditions" | "late" | "forfeits" | "withdrawn" | "corrected" | "incidents" | "appeals-committee" | "appeals" | "fair-play" | "remarks";

/** A result that may be entered, and what it is worth here. */
export interface ResultChoice {
  black_points: string;
  forfeit: boolean; // Nobody played: a win or a loss without play.
  result: string; // `1-0`, `½-½`, `+/-`
  white_points: string;
}

/** Where a result comes from. */
export type ResultSource = "game" | "arbiter" | "forfeit" | "by_hand" | "elsewhere";

/** The boards of a round of which only the results are entered. */
export interface ResultsOnly {
  boards?: number[] | null; // Their numbers, from 1; without it all of the round, however many there are.
}

/** How many boards went on. */
export interface Resumed { resumed: number }

/** What a link allows. */
export type Role = "chief" | "arbiter" | "player" | "spectator";

/** For whom a view was made. */
export interface RoleView {
  role: Role;
  sides: Side[]; // The sides it may act for.
}

export interface RoundBoard {
  black: string;
  black_points: string | null;
  board: number;
  by_hand: boolean; // Entered by hand, or left open by hand: the game does not decide.
  elsewhere: boolean; // Played elsewhere: its result was taken in, and there is no game to look at.
  entered_by: string | null; // Which arbiter entered it, if that is known; for arbiters only.
  game: string;
  reason: string | null; // Why it was entered so, in his words; for arbiters only.
  result: string | null;
  result_from: ResultSource | null;
  results_only: boolean; // Not played at the desk: only its result is entered.
  white: string;
  white_points: string | null;
}

/** Rounds that follow each other. */
export interface RoundSpan {
  first: number; // The first of them.
  last: number; // The last of them.
}

/** How far a published round is. */
export type RoundStage = "published" | "started";

export interface RoundView { back_to: Back | null; boards: RoundBoard[]; byes: ByeView[]; round: number; stage: RoundStage; starts_at: string | null }

/** What kind of ruling it is: the words with which its line begins. */
export type RulingKind = "made" | "completed" | "illegal-pending" | "illegal" | "illegal-position" | "must" | "allowed" | "refused" | "violation" | "over" | "play-on" | "annul" | "restore" | "set-up" | "queen" | "setup-fault" | "answer" | "time" | "times" | "stop-clock" | "start-clock" | "run-on" | "counter" | "increment" | "period" | "flag" | "claim-upheld" | "claim-rejected" | "claim-barred" | "offer" | "penalty" | "expel" | "asks" | "intervene" | "no-intervention" | "announce" | "explain" | "note" | "refer" | "overridden";

/** A ruling as it is written down. */
export interface RulingRecord {
  articles: string[]; // The articles it cites in its edition, the leading one first.
  asks?: QuestionRecord; // What is asked, if the ruling is a question.
  audience: AudienceWord; // Who may read it.
  background?: string[]; // Articles behind it that did not decide.
  certain: boolean; // Are the cited numbers and values printed in the edition?
  edition: string; // The edition under which it was given.
  kind: RulingKind | null;
  missing?: string[]; // The facts that nobody reported, by their names.
  provisions: string[]; // The provisions it cites, by their keys.
  quiet: boolean; // Does every ordinary move bring one?
  readings?: string[]; // The adopted readings it rests on. Of old, only the first was kept.
  ruling: string; // What it says, in the language of transcripts and in English letters: `must white move e2`.
  v: V1; // The version of this form.
}

/** A ruling as it is written down, and what is said of it in the reader's language. */
export type RulingTold = RulingRecord & {
  missing_words: string[]; // The facts that nobody reported, in words.
  sentence: string; // The ruling in words.
};

export interface Rulings { cases: CaseView[] }

/** What a game is worth, as `1`, `½`, `0` or `3`, `1`, `0`. */
export interface Scoring {
  bye?: string | null; // A bye that the pairing gives; without it, a win.
  draw: string;
  forfeit_loss?: string | null; // A loss without play; without it, 0.
  forfeit_win?: string | null; // A win without play; without it, a win. In a change, an empty text clears it.
  loss: string;
  win: string;
}

/** The end of the log of a game, as it stands in the log of the event too. The same entry with another hash is another log. */
export interface Seal {
  entry: number; // How many entries the log has.
  hash: string; // The hash of the last, 64 hexadecimal digits.
}

/** What holds for all games of an event. */
export interface SettingsView {
  date: string | null; // `2026-11-16`
  date_end: string | null;
  edition: string; // `fide-2023`
  forbidden_pairs: ForbiddenPair[]; // Who shall not be paired with whom; for arbiters only.
  name: string;
  pace: string | null; // A check of the class; nothing: as the time control says.
  pairing: PairingRules;
  place: string;
  public: Publication;
  regulations: Record<string, string>; // By the names of the regulations.
  report: ReportDetails;
  scoring: Scoring;
  spectator_delay_s: number;
  supervision: string | null; // `full` or `limited`.
  time_control: string; // In the short form of transcripts.
}

/** The sex of a player, as titles and reports need it. */
export type Sex = "female" | "male";

/** A scoresheet. */
export interface Sheet {
  black: Player;
  board: number;
  date: string | null;
  event_name: string;
  game: string;
  language: string; // The language of the letters.
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
  proof: string | null; // Why there is no mate.
  sentence: string;
  verdict: MateVerdict;
}

export interface Signed { black: string | null; white: string | null }

/** What every watcher is told. */
export type SocketMessage = { type: "tick" } | { reason: Bye; type: "bye" };

export type SquareName = Square;

/** Where a display is in the time control. It counts no moves: a player is not told how many were made. */
export interface Stage {
  next_ms: number | null; // What comes on the clock then.
  per_move: PerMove; // How time is given with each move.
  per_move_ms: number; // How much.
  period: number; // The period, from 1.
  until_move: number | null; // With this move it ends; nothing in the last.
}

/** A line of the standings. */
export interface Standing {
  buchholz: string; // The points of all opponents.
  played: number;
  player: Player;
  points: string;
  rank: number;
  wins: number;
}

export interface Started { started: number }

/** An arbiter who has taken something upon himself. */
export interface Taken {
  server_ms: number; // Since when, as a time of the server.
  who: string | null; // His name, if his link has one.
}

export interface TakenPiece { from: SquareName | null; piece: string; side: Side }

export interface Term {
  article: string;
  body: string; // Markdown.
  names: Record<string, string>; // The term in every language.
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

export interface TouchedSquare { side: Side; square: SquareName }

export type UrgencyView = "blocks" | "waits";

export type V1 = 1;

export interface ValueDifference { after: string; article_after: string; article_before: string; before: string; name: string }

export interface ValueView { name: string; value: string }

/** Something that waits for the arbiter. */
export interface Waiting {
  entry: number | null; // Of a call or a question: its entry.
  id: string | null; // Of a question.
  sentence: string;
  since_ms: number;
  taken: Taken | null;
  urgency: UrgencyView;
  what: WaitingFor;
}

export type WaitingFor = "question" | "call" | "flag" | "late" | "refused";

/** How much an objection weighs. */
export type Weight = "forbids" | "warns";

/** Somebody who does something. */
export type WhoWord = "white" | "black" | "both" | "arbiter" | "organiser" | "other";
