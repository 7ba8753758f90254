// What stands on the board of a game, as a hand would find it.
import { type Letter, type Piece, type Side, type Square, readPlacement } from "./chess";
import type { GameState, OnBoard } from "./types";

/** The pieces one sees: of two on one square the one that was put there last. */
export function standing(board: OnBoard): Map<Square, Piece> {
  const placement = readPlacement(board.placement);
  for (const { piece, square } of board.beside) placement.set(square, pieceOf(piece));
  return placement;
}

export function pieceOf(sign: string): Piece {
  const side: Side = sign === sign.toUpperCase() ? "white" : "black";
  return { side, letter: sign.toUpperCase() as Letter };
}

/** The square of the king in check, if one is. */
export function checkedKing(state: GameState): Square | null {
  if (!state.in_check) return null;
  const legal = readPlacement(state.fen);
  for (const [square, piece] of legal) {
    if (piece.letter === "K" && piece.side === state.to_move) return square;
  }
  return null;
}

/** Pieces beside the board: captured ones of this colour, for the tray. */
export function missing(placement: ReadonlyMap<Square, Piece>, side: Side): Letter[] {
  const full: Record<Letter, number> = { Q: 1, R: 2, B: 2, N: 2, P: 8, K: 1 };
  for (const piece of placement.values()) if (piece.side === side) full[piece.letter] -= 1;
  const letters: Letter[] = ["Q", "R", "B", "N", "P"];
  return letters.flatMap((letter) => Array.from({ length: Math.max(0, full[letter]) }, () => letter));
}
