// When a finger on the board counts. A touch binds, so nothing may count that was not meant: a finger that scrolls, pinches or only rests
// on its way somewhere does nothing. What counts is a tap that ends on the square where it began, and a hold: the finger stays where it is for
// a moment and then has the piece, which follows it from there on. Pure: fingers, places and moments go in, deeds come out.
import { type Side, type Square, squareAt } from "./chess";

/** A pen scrolls as a finger does and counts as one. */
export type Pointer = "mouse" | "finger";

/** In pixels from the upper left corner of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So long a finger stays where it is before it takes hold. Who scrolls has moved by then; who takes a piece does not notice it. */
export const HOLD_MS = 160;
/** So long a near miss can be taken back. */
export const UNDO_MS = 1200;
/** So far a pointer may slip and still be where it went down: a finger is soft. */
const SLIP_PX: Readonly<Record<Pointer, number>> = { mouse: 4, finger: 9 };
/** So near to another square it is not sure which one was meant. */
const NEAR_PX = 4;

/** Where a pointer is. */
export interface Place {
  readonly id: number;
  readonly point: Point;
  /** The square under it; beside the board there is none. */
  readonly square: Square | null;
}

export type Gesture =
  | { readonly is: "idle" }
  /** Down, and nothing counts yet. */
  | { readonly is: "down"; readonly pointer: Pointer; readonly from: Place }
  /** It has taken hold. */
  | { readonly is: "holding"; readonly from: Place; readonly moved: boolean }
  /** A swipe, or two fingers: nothing counts until all of these are up. */
  | { readonly is: "void"; readonly down: readonly number[] };

export type Happening =
  | ({ readonly what: "down"; readonly pointer: Pointer } & Place)
  | ({ readonly what: "move" | "up" } & Place)
  | { readonly what: "cancel"; readonly id: number }
  /** `HOLD_MS` are over since a pointer went down. */
  | { readonly what: "stayed" };

export type Deed =
  | { readonly deed: "tap" | "hold"; readonly at: Square; readonly point: Point }
  | { readonly deed: "carry" | "drop"; readonly at: Square | null; readonly point: Point }
  /** What was held is let go where it was taken. */
  | { readonly deed: "rest"; readonly at: Square; readonly point: Point }
  /** What was carried is put down nowhere: it stays in the hand. */
  | { readonly deed: "cease" };

export interface Step {
  readonly gesture: Gesture;
  readonly deeds: readonly Deed[];
}

export const IDLE: Gesture = { is: "idle" };

const nothing = (gesture: Gesture): Step => ({ gesture, deeds: [] });

export function step(gesture: Gesture, it: Happening): Step {
  switch (it.what) {
    case "down":
      return down(gesture, it, it.pointer);
    case "stayed":
      return gesture.is === "down" && gesture.from.square ? hold(gesture.from, gesture.from.square) : nothing(gesture);
    case "move":
      return move(gesture, it);
    case "up":
      return up(gesture, it);
    case "cancel":
      return cancel(gesture, it.id);
  }
}

function down(before: Gesture, from: Place, pointer: Pointer): Step {
  const gesture = isOf(before, from.id) ? IDLE : before;
  switch (gesture.is) {
    case "idle":
      return nothing(from.square ? { is: "down", pointer, from } : IDLE);
    case "down":
    case "holding":
      return {
        gesture: { is: "void", down: [gesture.from.id, from.id] },
        deeds: gesture.is === "holding" ? [{ deed: "cease" }] : [],
      };
    case "void":
      return nothing({ is: "void", down: [...gesture.down, from.id] });
  }
}

/** Is it the gesture of this pointer? What goes down again has come up, even if nobody was told. */
function isOf(gesture: Gesture, id: number): boolean {
  return gesture.is === "void" ? gesture.down.includes(id) : gesture.is !== "idle" && gesture.from.id === id;
}

function hold(from: Place, at: Square): Step {
  return { gesture: { is: "holding", from, moved: false }, deeds: [{ deed: "hold", at, point: from.point }] };
}

function move(gesture: Gesture, { id, point, square }: Place): Step {
  if (gesture.is === "idle" || gesture.is === "void" || id !== gesture.from.id) return nothing(gesture);
  const carry: Deed = { deed: "carry", at: square, point };
  if (gesture.is === "holding") {
    const moved = gesture.moved || slipped(gesture.from.point, point, "mouse");
    return moved ? { gesture: { ...gesture, moved }, deeds: [carry] } : nothing(gesture);
  }
  if (!slipped(gesture.from.point, point, gesture.pointer)) return nothing(gesture);
  // Nobody scrolls by pulling with a mouse: who presses its button on a piece and pulls has taken it, at once and as everywhere else.
  if (gesture.pointer === "mouse" && gesture.from.square) {
    const held = hold(gesture.from, gesture.from.square);
    return { gesture: { is: "holding", from: gesture.from, moved: true }, deeds: [...held.deeds, carry] };
  }
  return nothing({ is: "void", down: [id] });
}

function up(gesture: Gesture, { id, point, square }: Place): Step {
  switch (gesture.is) {
    case "idle":
      return nothing(gesture);
    case "void":
      return nothing(without(gesture.down, id));
    case "down":
      if (id !== gesture.from.id) return nothing(gesture);
      if (!square || square !== gesture.from.square || slipped(gesture.from.point, point, gesture.pointer)) return nothing(IDLE);
      return { gesture: IDLE, deeds: [{ deed: "tap", at: square, point }] };
    case "holding":
      if (id !== gesture.from.id) return nothing(gesture);
      if (gesture.moved) return { gesture: IDLE, deeds: [{ deed: "drop", at: square, point }] };
      return { gesture: IDLE, deeds: gesture.from.square ? [{ deed: "rest", at: gesture.from.square, point }] : [] };
  }
}

function cancel(gesture: Gesture, id: number): Step {
  if (gesture.is === "void") return nothing(without(gesture.down, id));
  if (gesture.is === "idle" || id !== gesture.from.id) return nothing(gesture);
  return { gesture: IDLE, deeds: gesture.is === "holding" ? [{ deed: "cease" }] : [] };
}

function without(down: readonly number[], id: number): Gesture {
  const left = down.filter((it) => it !== id);
  return left.length === 0 ? IDLE : { is: "void", down: left };
}

function slipped(from: Point, to: Point, pointer: Pointer): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > SLIP_PX[pointer];
}

/** The square under a point of a board of this size. */
export function squareUnder(point: Point, size: number, seenBy: Side): Square | null {
  const column = Math.floor((point.x / size) * 8);
  const row = Math.floor((point.y / size) * 8);
  return column < 0 || column > 7 || row < 0 || row > 7 ? null : squareAt(row, column, seenBy);
}

/** The other squares that may have been meant: those whose edge is very near. */
export function nearby(point: Point, size: number, seenBy: Side): Square[] {
  const own = squareUnder(point, size, seenBy);
  const near = new Set<Square>();
  for (const dx of [-NEAR_PX, 0, NEAR_PX]) {
    for (const dy of [-NEAR_PX, 0, NEAR_PX]) {
      const square = squareUnder({ x: point.x + dx, y: point.y + dy }, size, seenBy);
      if (square && square !== own) near.add(square);
    }
  }
  return [...near];
}
