// Lines of the transcript language taken apart, so that what one hand does can be told in one line. Only what happens at every
// board is known here; any other line is told in the words of the server.
import type { Side } from "./chess";

/** One thing that a player did; `what` is where, which move, or which words. */
export interface Deed {
  readonly by: Side;
  readonly deed: string;
  readonly what: string;
  readonly piece: string;
}

/** Something that happened to both. */
export interface Happening {
  readonly happening: string;
  readonly side: Side;
}

const SQUARES = "[a-h][1-8](?:[ +][a-h][1-8])*";
/** Group 1 is `what`, group 2 the piece. */
const DEEDS: readonly (readonly [string, string])[] = [
  ["touches", `touches (${SQUARES})`],
  ["takes-off", "takes off ([a-h][1-8])"],
  ["puts", "puts (?=\\S on ([a-h][1-8])$)([KQRBNP]) on \\S+"],
  ["releases", "releases ([a-h][1-8])"],
  ["presses", "presses"],
  ["knocks-over", `knocks over (${SQUARES})`],
  ["sets-up", "sets up"],
  ["plays", "plays (\\S+)"],
  ["offers-draw", "offers draw"],
  ["accepts", "accepts"],
  ["declines", "declines"],
  ["resigns", "resigns"],
  ["adjusts", "adjusts"],
  ["arrives", "arrives"],
  ["seals", "seals"],
  ["threefold", "claims threefold"],
  ["threefold-with", "claims threefold with (\\S+)"],
  ["fifty", "claims fifty"],
  ["fifty-with", "claims fifty with (\\S+)"],
  ["calls-arbiter", 'calls arbiter "([^"]*)"'],
  ["writes", 'writes "([^"]*)"'],
];
const HAPPENINGS: readonly (readonly [string, string])[] = [
  ["round-starts", "round starts"],
  ["clock-stops", "arbiter stops clock"],
  ["clock-starts", "arbiter starts (white|black)"],
  ["flag-falls", "flag (white|black) falls"],
  ["notices-flag", "arbiter notices flag (white|black)"],
  ["time-passes", "time passes"],
];

/** What a player did in this line, in its order; nothing if the line is of another kind. */
export function deedsOf(line: string): Deed[] {
  const [, by, rest] = /^(white|black) (.+)$/.exec(line) ?? [];
  if (!by || !rest) return [];
  const [first, then] = rest.startsWith("plays ") && rest.endsWith(" and presses") ? [rest.slice(0, -" and presses".length), "presses"] : [rest, null];
  const found = [first, ...(then ? [then] : [])].map((it) => deedOf(by as Side, it));
  return found.every((it) => it !== null) ? found : [];
}

function deedOf(by: Side, text: string): Deed | null {
  for (const [deed, pattern] of DEEDS) {
    const match = new RegExp(`^${pattern}$`).exec(text);
    if (match) return { by, deed, what: match[1] ?? "", piece: match[2] ?? "" };
  }
  return null;
}

export function happeningOf(line: string): Happening | null {
  for (const [happening, pattern] of HAPPENINGS) {
    const match = new RegExp(`^${pattern}$`).exec(line);
    if (match) return { happening, side: match[1] === "black" ? "black" : "white" };
  }
  return null;
}
