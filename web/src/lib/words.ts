// Words for what is on the screen: squares with their pieces, sides, results. All of them come from the message files.
import type { Letter, Piece, Side, Square } from "./chess";
import { type Lang, t } from "./i18n.svelte";

const KINDS: Record<Letter, string> = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };

export function kindOf(letter: Letter): string {
  return KINDS[letter];
}

export function pieceName(piece: Piece): string {
  return t("piece", { side: piece.side, kind: kindOf(piece.letter) });
}

/** What a screen reader says of a square. */
export function squareName(square: Square, piece: Piece | null): string {
  return piece ? t("square-with-piece", { square, piece: pieceName(piece) }) : t("square-empty", { square });
}

export function sideName(side: Side): string {
  return t("side", { side });
}

/** A written date (`2026-11-16`) in the customs of the language; as it stands if it is none. */
export function dateOf(text: string | null, lang: Lang): string {
  const date = text ? new Date(`${text}T12:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) return text ?? "";
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(date);
}
