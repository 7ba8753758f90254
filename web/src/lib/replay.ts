// Showing a line of moves on a board. The moves come from the server and are legal; here they are only carried out.
import { type Letter, type Piece, type Placement, type Square, coordinates, square } from "./chess";

/** The board after a move such as `e7e8q`. Castling is the king's step of two squares, or the king onto his own rook. */
export function after(placement: Placement, uci: string): Map<Square, Piece> {
  const next = new Map(placement);
  const from = uci.slice(0, 2) as Square;
  const to = uci.slice(2, 4) as Square;
  const piece = next.get(from);
  if (!piece) return next;
  const target = next.get(to);
  const start = coordinates(from);
  const end = coordinates(to);
  next.delete(from);
  if (piece.letter === "K" && target?.side === piece.side) return castled(next, piece, to, end.file > start.file);
  if (piece.letter === "K" && Math.abs(end.file - start.file) === 2) {
    return castled(next, piece, square(end.file > start.file ? 7 : 0, start.rank), end.file > start.file);
  }
  if (piece.letter === "P" && start.file !== end.file && !target) next.delete(square(end.file, start.rank));
  const letter = (uci.charAt(4).toUpperCase() || piece.letter) as Letter;
  next.set(to, { side: piece.side, letter });
  return next;
}

function castled(next: Map<Square, Piece>, king: Piece, rook: Square, short: boolean): Map<Square, Piece> {
  const rank = coordinates(rook).rank;
  next.delete(rook);
  next.set(square(short ? 6 : 2, rank), king);
  next.set(square(short ? 5 : 3, rank), { side: king.side, letter: "R" });
  return next;
}

/** All boards of a line, the first one before any move. */
export function boardsOf(placement: Placement, line: readonly string[]): Placement[] {
  const boards: Placement[] = [placement];
  for (const uci of line) boards.push(after(boards[boards.length - 1] ?? placement, uci));
  return boards;
}
