// Which incidents come first: those that were recorded most often in this event. Counted on the device: an arbiter finds his own hand's order
// again, also without the network, and what he taps is nobody else's business.
import type { Incident } from "./incidents";
import { stored } from "./stored";

/** So many stand before *more*. */
export const FIRST = 5;

function counts(event: string): Record<string, number> {
  try {
    const known: unknown = JSON.parse(stored(`incidents.${event}`) ?? "{}");
    const numbers = Object.entries(known ?? {}).filter((it): it is [string, number] => typeof it[1] === "number");
    return Object.fromEntries(numbers);
  } catch {
    return {};
  }
}

/** One more of this kind was recorded. */
export function count(event: string, incident: Incident): void {
  const known = counts(event);
  stored(`incidents.${event}`, JSON.stringify({ ...known, [incident.id]: (known[incident.id] ?? 0) + 1 }));
}

/** The most frequent first; those that are equal stay in their order. */
export function ordered(event: string, incidents: readonly Incident[]): readonly Incident[] {
  const known = counts(event);
  return [...incidents].sort((a, b) => (known[b.id] ?? 0) - (known[a.id] ?? 0));
}
