// Squares, pieces and what stands where. Nothing here knows which moves are legal: that is the server's to say.

export type Side = "white" | "black";
export type Letter = "P" | "N" | "B" | "R" | "Q" | "K";
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export interface Piece {
  readonly side: Side;
  readonly letter: Letter;
}

export type Placement = ReadonlyMap<Square, Piece>;

export const SIDES: readonly Side[] = ["white", "black"];
export const PROMOTIONS: readonly Letter[] = ["Q", "R", "B", "N"];
export const LETTERS: readonly Letter[] = ["K", "Q", "R", "B", "N", "P"];

const FILES = "abcdefgh";
const LETTERS_IN_FEN = "PNBRQK";

/** All squares as one reads a board from above, seen by a player. */
export function squaresSeenBy(side: Side): Square[] {
  const all: Square[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) all.push(squareAt(row, column, side));
  }
  return all;
}

/** The square in this row from the top and column from the left. */
export function squareAt(row: number, column: number, side: Side): Square {
  const file = side === "white" ? column : 7 - column;
  const rank = side === "white" ? 7 - row : row;
  return square(file, rank);
}

/** Where a square is in the picture: rows from the top, columns from the left. */
export function cellOf(at: Square, side: Side): { row: number; column: number } {
  const { file, rank } = coordinates(at);
  return side === "white" ? { row: 7 - rank, column: file } : { row: rank, column: 7 - file };
}

export function coordinates(at: Square): { file: number; rank: number } {
  return { file: FILES.indexOf(at.charAt(0)), rank: Number(at.charAt(1)) - 1 };
}

export function square(file: number, rank: number): Square {
  return `${FILES.charAt(file)}${rank + 1}` as Square;
}

export function isDark(at: Square): boolean {
  const { file, rank } = coordinates(at);
  return (file + rank) % 2 === 0;
}

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** The rank on which a pawn of this side becomes another piece. */
export function isLastRank(at: Square, side: Side): boolean {
  return at.charAt(1) === (side === "white" ? "8" : "1");
}

/** The pieces of the first field of a FEN. What cannot be read is left out: the server reports faults. */
export function readPlacement(fen: string): Map<Square, Piece> {
  const placement = new Map<Square, Piece>();
  const rows = (fen.trim().split(/\s+/)[0] ?? "").split("/");
  rows.slice(0, 8).forEach((row, fromTop) => {
    let file = 0;
    for (const sign of row) {
      if (/[1-8]/.test(sign)) {
        file += Number(sign);
      } else if (LETTERS_IN_FEN.includes(sign.toUpperCase()) && file < 8) {
        const side: Side = sign === sign.toUpperCase() ? "white" : "black";
        placement.set(square(file, 7 - fromTop), { side, letter: sign.toUpperCase() as Letter });
        file += 1;
      }
    }
  });
  return placement;
}

/** The first field of a FEN. */
export function writePlacement(placement: Placement): string {
  const rows: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < 8; file++) {
      const piece = placement.get(square(file, rank));
      if (!piece) {
        empty += 1;
        continue;
      }
      row += (empty > 0 ? String(empty) : "") + fenLetter(piece);
      empty = 0;
    }
    rows.push(row + (empty > 0 ? String(empty) : ""));
  }
  return rows.join("/");
}

export function fenLetter(piece: Piece): string {
  return piece.side === "white" ? piece.letter : piece.letter.toLowerCase();
}

/** Who has the move according to a FEN. */
export function turnOf(fen: string): Side {
  return fen.trim().split(/\s+/)[1] === "b" ? "black" : "white";
}

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
