// The boards of a hall: in which state each is, which are looked for, and in what order they stand.
import type { HallBoard } from "./types";

/** What a board does, as the bar of the round counts it. */
export const BOARD_STATES = ["over", "running", "waits", "new"] as const;
export type BoardState = (typeof BOARD_STATES)[number];

export type Order = "urgency" | "board";
export type Form = "cards" | "rows";

/** From so many boards on they stand in rows, unless cards were chosen. */
const ROWS_FROM = 50;

/** What an arbiter has chosen for a hall; kept as long as the browser remembers. */
export interface Choice {
  /** Nothing: all rounds that go on. */
  round: number | null;
  order: Order;
  only: BoardState | null;
  search: string;
  form: Form | null;
}

const USUAL: Choice = { round: null, order: "urgency", only: null, search: "", form: null };

/** Reads what was kept; what makes no sense is as usual. */
export function readChoice(text: string | null): Choice {
  let kept: Partial<Record<keyof Choice, unknown>>;
  try {
    kept = Object(JSON.parse(text ?? "{}")) as typeof kept;
  } catch {
    return USUAL;
  }
  return {
    round: typeof kept.round === "number" ? kept.round : null,
    order: kept.order === "board" ? "board" : "urgency",
    only: BOARD_STATES.find((it) => it === kept.only) ?? null,
    search: typeof kept.search === "string" ? kept.search : "",
    form: kept.form === "cards" || kept.form === "rows" ? kept.form : null,
  };
}

export function formOf(choice: Choice, boards: number): Form {
  return choice.form ?? (boards < ROWS_FROM ? "cards" : "rows");
}

/** Somebody sits and waits: a question that stops the game, a call, a flag. */
export function isNow(it: HallBoard["waiting"][number]): boolean {
  return it.urgency === "blocks" || it.what === "flag" || it.what === "call";
}

export function stateOf(board: HallBoard): BoardState {
  if (board.waiting.length > 0) return "waits";
  if (board.result !== null || board.phase === "over" || board.phase === "annulled") return "over";
  return board.phase === "not_started" ? "new" : "running";
}

/** The boards that are shown one by one. One of which only the result is entered stands in the list of results, unless it is played here
 *  or somebody waits. */
export function atDesk(boards: readonly HallBoard[]): HallBoard[] {
  return boards.filter((it) => !it.results_only || stateOf(it) === "running" || stateOf(it) === "waits");
}

/** How many boards are in each state. */
export function counted(boards: readonly HallBoard[]): Record<BoardState, number> {
  const counts = { over: 0, running: 0, waits: 0, new: 0 };
  for (const it of boards) counts[stateOf(it)] += 1;
  return counts;
}

/** Those that are looked for, in the chosen order. */
export function chosen(boards: readonly HallBoard[], choice: Choice): HallBoard[] {
  const found = boards.filter((it) => (choice.only === null || stateOf(it) === choice.only) && isMeant(it, choice.search));
  return choice.order === "urgency" ? inOrderOfUrgency(found) : found.sort(byNumber);
}

/** A number is that of the board; anything else a part of a name, without capitals and accents. */
function isMeant(board: HallBoard, search: string): boolean {
  const wanted = plain(search.trim());
  if (/^\d+$/.test(wanted)) return String(board.board) === wanted;
  return plain(board.white).includes(wanted) || plain(board.black).includes(wanted);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function byNumber(a: HallBoard, b: HallBoard): number {
  return a.round - b.round || a.board - b.board;
}

/** The most urgent first, then by number; decided games last. */
export function inOrderOfUrgency(boards: readonly HallBoard[]): HallBoard[] {
  const over = (it: HallBoard) => (it.result !== null && it.urgency === 0 ? 1 : 0);
  return [...boards].sort((a, b) => b.urgency - a.urgency || over(a) - over(b) || byNumber(a, b));
}
