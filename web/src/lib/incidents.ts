// The incidents an arbiter can record with one tap: which facts each needs, which of them the game already tells, and the lines
// of the transcript language that come of them. What follows from the lines is for the Laws to say.
import { SIDES, type Side, type Square, isLastRank, other } from "./chess";
import { quoted } from "./lines";
import { standing } from "./standing";
import type { GameView, IncidentKind, RulingKind } from "./types";

/** What is asked. `choice` names its values; their words are messages `choice-…`. */
export type Fact =
  | { readonly id: string; readonly kind: "side" }
  | { readonly id: string; readonly kind: "squares"; readonly many: boolean }
  | { readonly id: string; readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly id: string; readonly kind: "move"; readonly optional?: boolean }
  | { readonly id: string; readonly kind: "text"; readonly optional?: boolean }
  | { readonly id: string; readonly kind: "penalty" }
  /** Of a side: what its clock shows now stands there already, and is said only if it is changed. */
  | { readonly id: string; readonly kind: "time"; readonly optional?: boolean; readonly side?: Side };

export type Facts = Readonly<Record<string, string>>;

export interface Incident {
  readonly id: IncidentKind;
  readonly facts: (view: GameView) => readonly Fact[];
  /** What the game tells by itself; it is not asked again. */
  readonly known?: (view: GameView) => Facts;
  /** The lines; several ways are tried in turn until one brings a ruling of one of these kinds. */
  readonly ways: (facts: Facts, view: GameView) => readonly (readonly string[])[];
  readonly brings?: readonly RulingKind[];
}

const side: Fact = { id: "side", kind: "side" };
const who = (facts: Facts): Side => (facts["side"] === "black" ? "black" : "white");
const detail = (facts: Facts): string => (facts["detail"]?.trim() ? ` ${quoted(facts["detail"])}` : "");
const one = (line: string): readonly (readonly string[])[] => [[line]];

const ILLEGAL: readonly RulingKind[] = ["illegal", "illegal-pending", "illegal-position"];

export const INCIDENTS: readonly Incident[] = [
  {
    id: "illegal",
    known: (view): Facts => ({ side: view.state.to_move }),
    facts: (view) =>
      hasIllegal(view) ? [] : [side, { id: "move", kind: "move" }, { id: "pressed", kind: "choice", values: ["yes", "no"] }],
    ways: (facts) => {
      if (!facts["move"]) return one("arbiter notices illegal move");
      const played = `${who(facts)} plays ${facts["move"]}${facts["pressed"] === "yes" ? " and presses" : ""}`;
      return [[played], [played, "arbiter notices illegal move"]];
    },
    brings: ILLEGAL,
  },
  {
    id: "touched",
    known: (view): Facts => ({ side: view.state.to_move }),
    facts: () => [
      side,
      { id: "squares", kind: "squares", many: true },
      { id: "manner", kind: "choice", values: ["deliberately", "unclearly", "accidentally"] },
    ],
    ways: (facts) => {
      const manner = facts["manner"] === "deliberately" ? "" : ` ${facts["manner"] ?? ""}`;
      return one(`${who(facts)} touches ${facts["squares"] ?? ""}${manner}`);
    },
  },
  {
    id: "flag",
    known: (view): Facts => oneOf((it) => view.state.clock?.[it].flag ?? false),
    facts: () => [side],
    ways: (facts) => [[`arbiter notices flag ${who(facts)}`], [`flag ${who(facts)} falls`, `arbiter notices flag ${who(facts)}`]],
  },
  {
    id: "penalty",
    facts: () => [side, { id: "penalty", kind: "penalty" }],
    ways: (facts) => one(`arbiter decides J-12 ${who(facts)} ${facts["penalty"] ?? ""}`),
  },
  {
    id: "phone",
    facts: () => [
      side,
      { id: "device", kind: "choice", values: ["phone", "smart watch", "earpiece", "device"] },
      { id: "place", kind: "choice", values: ["on person", "in bag"] },
      { id: "device-state", kind: "choice", values: ["sounding", "in use", "switched on", "switched off"] },
    ],
    ways: (facts) => {
      const place = facts["place"] === "in bag" ? "in bag of" : "on";
      const device = facts["device-state"]?.replace("switched ", "");
      return one(`arbiter finds ${facts["device"]} ${place} ${who(facts)} ${device}`);
    },
  },
  {
    id: "late",
    known: (view): Facts => oneOf((it) => !view.state.present[it]),
    facts: () => [side],
    ways: (facts) => one(`${who(facts)} arrives`),
  },
  {
    id: "knocked",
    facts: () => [
      side,
      { id: "squares", kind: "squares", many: true },
      { id: "purpose", kind: "choice", values: ["accident", "perhaps on purpose", "on purpose"] },
    ],
    ways: (facts) => {
      const purpose = facts["purpose"] === "accident" ? "" : ` ${facts["purpose"]}`;
      return one(`${who(facts)} knocks over ${facts["squares"]}${purpose}`);
    },
  },
  {
    id: "clock-wrong",
    facts: () => [
      { id: "fault", kind: "choice", values: ["wrong", "defective", "reversed"] },
      { id: "detail", kind: "text", optional: true },
      { id: "white-time", kind: "time", optional: true, side: "white" },
      { id: "black-time", kind: "time", optional: true, side: "black" },
    ],
    ways: (facts) => {
      const set = settings(facts);
      return [[`arbiter finds clock ${facts["fault"]}${detail(facts)}`, ...(set ? [`arbiter sets clock${set}`] : [])]];
    },
  },
  {
    id: "distraction",
    facts: () => [
      side,
      { id: "conduct", kind: "choice", values: ["disturbing", "discourteous", "insulting", "smoking"] },
      { id: "detail", kind: "text", optional: true },
    ],
    ways: (facts) => one(`arbiter reports ${who(facts)} ${facts["conduct"]}${detail(facts)}`),
  },
  {
    id: "two-hands",
    known: (view): Facts => ({ side: view.state.to_move }),
    facts: () => [side, { id: "move", kind: "move" }, { id: "pressed", kind: "choice", values: ["yes", "no"] }],
    ways: (facts) => {
      const played = `${who(facts)} plays ${facts["move"]} with both hands${facts["pressed"] === "yes" ? " and presses" : ""}`;
      return [[played], [played, "arbiter notices two hands"]];
    },
    brings: ILLEGAL,
  },
  {
    id: "press",
    known: (view): Facts => (view.state.clock?.running ? { side: view.state.clock.running } : {}),
    facts: () => [side],
    ways: (facts) => [[`${who(facts)} presses`], [`${who(facts)} presses`, "arbiter notices press without move"]],
    brings: ILLEGAL,
  },
  {
    id: "unpromoted",
    known: (view): Facts => {
      const [pawn, second] = unpromoted(view);
      return pawn && !second ? { squares: pawn } : {};
    },
    facts: () => [{ id: "squares", kind: "squares", many: false }],
    ways: (facts) => one(`arbiter notices unpromoted ${facts["squares"]}`),
  },
  {
    id: "set-up",
    facts: () => [
      {
        id: "irregular",
        kind: "choice",
        values: ["wrong set-up", "reversed colours", "wrong orientation", "illegal position"],
      },
    ],
    ways: (facts) => one(`arbiter notices ${facts["irregular"]}`),
  },
  {
    id: "record",
    facts: () => [side, { id: "sheet", kind: "choice", values: ["stops recording", "hides sheet", "refuses record", "tears sheet"] }],
    ways: (facts) => one(`${who(facts)} ${facts["sheet"]}`),
  },
  {
    id: "left",
    facts: () => [side, { id: "area", kind: "choice", values: ["playing area", "venue", "toilet", "smoking area"] }],
    ways: (facts) => one(`${who(facts)} ${facts["area"] === "toilet" || facts["area"] === "smoking area" ? "enters" : "leaves"} ${facts["area"]}`),
  },
  {
    id: "help",
    facts: () => [side, { id: "help", kind: "choice", values: ["uses notes", "uses advice", "uses information", "uses analysis"] }],
    ways: (facts) => one(`${who(facts)} ${facts["help"]}`),
  },
  {
    id: "claim",
    known: (view): Facts => ({ side: view.state.to_move }),
    facts: () => [side, { id: "ground", kind: "choice", values: ["threefold", "fifty"] }, { id: "move", kind: "move", optional: true }],
    ways: (facts) => one(`${who(facts)} claims ${facts["ground"]}${facts["move"]?.trim() ? ` with ${facts["move"].trim()}` : ""}`),
  },
  {
    id: "disturbed",
    facts: () => [
      { id: "cause", kind: "text" },
      { id: "lasted", kind: "time", optional: true },
    ],
    ways: (facts) => one(`disturbance ${quoted(facts["cause"] ?? "")}${facts["lasted"] ? ` lasting ${facts["lasted"]}` : ""}`),
  },
  {
    id: "resigned",
    facts: () => [side],
    ways: (facts) => one(`${who(facts)} resigns`),
  },
  {
    id: "agreed",
    known: (view): Facts => (view.state.offer ? { side: view.state.offer.by } : {}),
    facts: () => [side],
    ways: (facts, view) => {
      const accepts = `${other(who(facts))} accepts`;
      return [view.state.offer ? [accepts] : [`${who(facts)} offers draw`, accepts]];
    },
  },
  {
    id: "set-clock",
    facts: () => [
      { id: "white-time", kind: "time", optional: true, side: "white" },
      { id: "black-time", kind: "time", optional: true, side: "black" },
    ],
    ways: (facts) => one(`arbiter sets clock${settings(facts)}`),
  },
];

/** What can be recorded as the game stands: the server has asked the Laws. */
export function possible(view: GameView): readonly Incident[] {
  return INCIDENTS.filter((it) => view.state.incidents.includes(it.id));
}

/** The facts that have still to be asked. */
export function asked(incident: Incident, view: GameView): readonly Fact[] {
  const known = incident.known?.(view) ?? {};
  return incident.facts(view).filter((fact) => !(fact.id in known));
}

/** Is everything said that is needed? */
export function complete(incident: Incident, view: GameView, facts: Facts): boolean {
  const needed = incident.facts(view);
  const said = (fact: Fact) => ("optional" in fact && fact.optional) || Boolean(facts[fact.id]?.trim());
  const anyOfOptional = needed.length === 0 || needed.some((it) => facts[it.id]?.trim());
  return needed.every(said) && anyOfOptional;
}

function settings(facts: Facts): string {
  const of = (it: Side) => (facts[`${it}-time`] ? ` ${it} ${facts[`${it}-time`]}` : "");
  return of("white") + of("black");
}

/** Has an illegal move been played that nobody has dealt with? */
function hasIllegal(view: GameView): boolean {
  return view.moves.some((it) => !it.legal) || view.state.board.displaced.some((it) => it.released);
}

function oneOf(holds: (side: Side) => boolean): Facts {
  const sides = SIDES.filter(holds);
  return sides.length === 1 && sides[0] ? { side: sides[0] } : {};
}

function unpromoted(view: GameView): Square[] {
  const found: Square[] = [];
  for (const [square, piece] of standing(view.state.board)) {
    if (piece.letter === "P" && isLastRank(square, piece.side)) found.push(square);
  }
  return found;
}
