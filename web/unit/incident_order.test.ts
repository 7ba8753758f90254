// Which incidents come first.
import { beforeEach, expect, test, vi } from "vitest";
import { count, ordered } from "../src/lib/incident_order";
import { INCIDENTS, complete, possible } from "../src/lib/incidents";
import { exampleView } from "./example";

beforeEach(() => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) };
  vi.stubGlobal("sessionStorage", store);
  vi.stubGlobal("localStorage", store);
});

function incident(id: string) {
  const found = INCIDENTS.find((it) => it.id === id);
  if (!found) throw new Error(id);
  return found;
}

test("what was recorded most often in an event comes first there, and the rest stays in its order", () => {
  expect(ordered("e1", INCIDENTS)).toEqual(INCIDENTS);
  for (const id of ["late", "claim", "late"]) count("e1", incident(id));
  const ids = ordered("e1", INCIDENTS).map((it) => it.id);
  expect(ids.slice(0, 4)).toEqual(["late", "claim", "illegal", "touched"]);
  expect(ordered("e2", INCIDENTS)).toEqual(INCIDENTS);
});

test("what a browser has kept and nobody can read counts for nothing", () => {
  localStorage.setItem("jadoube.incidents.e1", "[broken");
  expect(ordered("e1", INCIDENTS)).toEqual(INCIDENTS);
});

test("there is only what the server tells, in its own order", () => {
  const view = exampleView();
  expect(possible(view)).toEqual(INCIDENTS);
  const over = possible({ ...view, state: { ...view.state, incidents: ["distraction", "penalty"] } });
  expect(over.map((it) => it.id)).toEqual(["penalty", "distraction"]);
});

test("a penalty is complete with a player and an item of the list", () => {
  const view = exampleView();
  const penalty = incident("penalty");
  expect(complete(penalty, view, { side: "white" })).toBe(false);
  const facts = { side: "white", penalty: "12.9.2 +0:02:00" };
  expect(complete(penalty, view, facts)).toBe(true);
  expect(penalty.ways(facts, view)).toEqual([["arbiter decides J-12 white 12.9.2 +0:02:00"]]);
});
