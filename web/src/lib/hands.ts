// What a hand does on the screen, as lines of the transcript language. A tap or a drag is never taken for a move: it is a
// touch, a placing and a release, and what follows from it is for the Laws to say.
import { type Letter, type Piece, type Placement, type Side, type Square, isLastRank } from "./chess";

/** A piece between the fingers. It is shown lifted on the square it came from. */
export interface Held {
  readonly square: Square;
  readonly piece: Piece;
}

/** The board as this hand has it: what the server said, and what was done since. */
export interface Hands {
  readonly placement: Placement;
  readonly held: Held | null;
}

/** A pawn has come to the last rank: another piece must be chosen before it can be put there. */
export interface Choice {
  readonly from: Square;
  readonly to: Square;
}

export interface Done {
  readonly hands: Hands;
  readonly lines: readonly string[];
  readonly choice?: Choice;
}

/** A finger goes down on a piece. */
export function touch(hands: Hands, by: Side, at: Square): Done {
  const piece = hands.placement.get(at);
  if (!piece) return { hands, lines: [] };
  return { hands: { ...hands, held: { square: at, piece } }, lines: [`${by} touches ${at}`] };
}

/** How the piece came to the place where it is let go. */
export type Way = "drag" | "tap";

/** The piece in the hand is let go on a square. */
export function letGo(hands: Hands, by: Side, to: Square, way: Way): Done {
  const held = hands.held;
  if (!held) return { hands, lines: [] };
  const there = hands.placement.get(to);
  const own = held.piece.side === by;
  if (to === held.square) {
    const exchange = own && held.piece.letter === "P" && isLastRank(to, by);
    const empty = { ...hands, held: null };
    return exchange ? { hands: empty, lines: [], choice: { from: to, to } } : { hands: empty, lines: [] };
  }
  if (there && there.side === by) return way === "tap" ? touch(hands, by, to) : { hands: { ...hands, held: null }, lines: [] };
  if (!own && way === "tap") return there ? touch(hands, by, to) : { hands: { ...hands, held: null }, lines: [] };
  if (own && held.piece.letter === "P" && isLastRank(to, by)) {
    return { hands, lines: [], choice: { from: held.square, to } };
  }
  return put(hands, by, held.square, to, held.piece);
}

/** The piece in the hand is put beside the board. */
export function takeOff(hands: Hands, by: Side): Done {
  const held = hands.held;
  if (!held) return { hands, lines: [] };
  const placement = new Map(hands.placement);
  placement.delete(held.square);
  return { hands: { placement, held: null }, lines: [`${by} takes off ${held.square}`] };
}

/** The new piece is chosen; `P` leaves the pawn as it is, which a player can do and must not. */
export function promote(hands: Hands, by: Side, choice: Choice, letter: Letter): Done {
  const pawn: Piece = { side: by, letter: "P" };
  if (letter === "P") {
    return choice.from === choice.to ? { hands, lines: [] } : put(hands, by, choice.from, choice.to, pawn);
  }
  const captured = choice.from === choice.to ? undefined : hands.placement.get(choice.to);
  const lines = captured ? [`${by} touches ${choice.to}`, `${by} takes off ${choice.to}`] : [];
  lines.push(`${by} takes off ${choice.from}`, `${by} puts ${letter} on ${choice.to}`, `${by} releases ${choice.to}`);
  const placement = new Map(hands.placement);
  placement.delete(choice.from);
  placement.set(choice.to, { side: by, letter });
  return { hands: { placement, held: null }, lines };
}

function put(hands: Hands, by: Side, from: Square, to: Square, piece: Piece): Done {
  const lines: string[] = [];
  if (hands.placement.has(to)) lines.push(`${by} touches ${to}`, `${by} takes off ${to}`);
  const named = piece.side === by ? piece.letter : `${piece.side} ${piece.letter}`;
  lines.push(`${by} puts ${named} on ${to}`, `${by} releases ${to}`);
  const placement = new Map(hands.placement);
  placement.delete(from);
  placement.set(to, piece);
  return { hands: { placement, held: null }, lines };
}
