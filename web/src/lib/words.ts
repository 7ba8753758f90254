// Words for what is on the screen: squares with their pieces, sides, results. All of them come from the message files.
import type { Letter, Piece, Side, Square } from "./chess";
import { type Lang, language, t } from "./i18n.svelte";
import { ENGLISH, type Letters, inEnglish, inLetters } from "./letters";
import { session } from "./session.svelte";
import type { Call, DeedKind, DeedRecord, Entry, GameState, Stage } from "./types";

const KINDS: Record<Letter, string> = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };

export function kindOf(letter: Letter): string {
  return KINDS[letter];
}

export function pieceName(piece: Piece): string {
  return t("piece", { side: piece.side, kind: kindOf(piece.letter) });
}

/** What is to be known of a square besides the piece on it. */
export type SquareState = "touched" | "check" | "fallen";

/** What a screen reader says of a square. */
export function squareName(square: Square, piece: Piece | null, states: readonly SquareState[]): string {
  const name = piece ? t("square-with-piece", { square, piece: pieceName(piece) }) : t("square-empty", { square });
  return [name, ...states.map((state) => t("square-state", { state }))].join(", ");
}

export function sideName(side: Side): string {
  return t("side", { side });
}

/** An entry of the record in short; the first one says nothing itself. */
export function entryName(entry: Entry): string {
  return entry.kind === "start" ? t("log-start") : entriesWords([entry]);
}

/** Entries of one line of the record in the language of the screen. */
export function entriesWords(entries: readonly Entry[]): string {
  return shortWords(entries.map((it) => it.deeds)) ?? entries.map((it) => it.words).join(" · ");
}

/** Deeds of one player, or what happened to both, gathered into one; nothing if one of them is told only by itself. */
function shortWords(entries: readonly (readonly DeedRecord[])[]): string | null {
  const deeds = entries.flat();
  const [first] = deeds;
  if (!first || entries.some((it) => it.length === 0) || deeds.some((it) => it.more)) return null;
  const { who, whom } = first;
  // Why the arbiter stops the clock is told in the words of the server.
  const happened = HAPPENINGS.has(first.deed) && (who ?? "arbiter") === "arbiter" && first.words === undefined;
  if (deeds.length === 1 && happened) return t("happening", { what: first.deed, side: whom ?? "" });
  if ((who !== "white" && who !== "black") || !deeds.every(isShort)) return null;
  return t("deeds-of", { side: who, deeds: deeds.map(deedWords).join(" · ") });
}

/** What is told in short: what players do at every board, and what happens to both. Of anything else the server has the words. */
const DEEDS: ReadonlySet<DeedKind> = new Set([
  "touches",
  "takes-off",
  "puts",
  "releases",
  "presses",
  "knocks-over",
  "sets-up",
  "plays",
  "offers-draw",
  "accepts",
  "declines",
  "resigns",
  "adjusts",
  "arrives",
  "is-absent",
  "seals",
  "claims-threefold",
  "claims-fifty",
  "calls-arbiter",
  "writes",
]);
const HAPPENINGS: ReadonlySet<DeedKind> = new Set(["round-starts", "stops-clock", "starts-clock", "flag-falls", "notices-flag", "time-passes"]);

function isShort(it: DeedRecord): boolean {
  return DEEDS.has(it.deed) && (it.deed !== "calls-arbiter" || it.words !== undefined);
}

function deedWords(it: DeedRecord): string {
  const deed = it.move !== undefined && it.deed !== "plays" ? `${it.deed}-with` : it.deed;
  // A move is told in the letters of the screen; what somebody wrote stays as he wrote it.
  const what = it.move !== undefined ? moveName(it.move) : (it.words ?? it.squares?.join(" ") ?? "");
  return t("deed", { deed, what, piece: moveName(it.piece ?? "") });
}

function lettersOf(tag: string): Letters {
  return session.info?.notation_languages.find((it) => it.tag === tag)?.pieces ?? ENGLISH;
}

/** A move in the letters of whoever looks at it. */
export function moveName(san: string): string {
  return inLetters(san, lettersOf(language.current));
}

/** A move as somebody wrote it, in the letters of his own language if one is known. */
export function writtenMove(text: string, tag?: string | null): string {
  return inEnglish(text, lettersOf(tag ?? language.current));
}

/** A moment, in the customs of the language and the time of this device. */
export function momentOf(ms: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

/** A written date (`2026-11-16`) in the customs of the language; as it stands if it is none. */
export function dateOf(text: string | null, lang: Lang): string {
  const date = text ? new Date(`${text}T12:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) return text ?? "";
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** The day of a time of the server, in the customs of the language and the time of this device. */
export function dayOf(serverMs: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "full" }).format(new Date(serverMs));
}

/** How many minutes east of Greenwich this device was, or will be, at a time of the server. */
export function eastAt(serverMs: number): number {
  // What is nought stands for itself, not for its opposite.
  return -new Date(serverMs).getTimezoneOffset() || 0;
}

/** A time of the server as a clock on the wall shows it. */
export function timeOfDay(serverMs: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: "medium" }).format(new Date(serverMs));
}

/** Where a clock is in the time control, in a few words: until which move, what comes then, what comes with each move. */
export function stageOf(stage: Stage, counter: number | null = null): string {
  const parts: string[] = [];
  if (stage.until_move !== null) {
    const left = counter === null ? null : Math.max(0, stage.until_move - counter);
    const next = stage.next_ms === null ? "" : briefly(stage.next_ms);
    parts.push(left === null ? t("stage-until", { move: stage.until_move, next }) : t("stage-left", { moves: left, next }));
  } else if (stage.period > 1) {
    parts.push(t("stage-last"));
  }
  if (stage.per_move !== "none") parts.push(t("stage-per-move", { how: stage.per_move, time: briefly(stage.per_move_ms) }));
  return parts.join(" · ");
}

/** `1 h 30 min`, `30 min`, `30 s`: as a time control is spoken of. */
function briefly(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor((seconds % 3600) / 60), "min"],
    [seconds % 60, "s"],
  ];
  return parts.flatMap(([number, unit]) => (number > 0 ? [`${number} ${unit}`] : [])).join(" ");
}

/** That the arbiter was called, and when; or who comes. */
export function calledWords(state: GameState, call: Call): string {
  const at = (ms: number) => new Intl.DateTimeFormat(language.current, { timeStyle: "short" }).format(ms);
  if (!call.taken) return t("called-at", { time: at(state.server_ms - state.now_ms + call.at_ms) });
  return t("call-taken", { named: call.taken.who ? "yes" : "no", who: call.taken.who ?? "", time: at(call.taken.server_ms) });
}
