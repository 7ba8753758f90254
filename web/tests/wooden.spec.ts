// Boards without a desk: chosen in the draft, published so, their results entered by an arbiter whose name stands beside them.
import { expect, test } from "./desk";

test("boards without a desk are chosen in the draft, and a result says who entered it", async ({ desk }) => {
  const { event } = await desk.call<{ event: string }>("POST", "/v1/events", { name: "Wood", time_control: "all/1:00:00" });
  for (let at = 1; at <= 6; at++) await desk.call("POST", `/v1/events/${event}/players`, { name: `Player ${at}`, rating: 2000 - at });
  const page = await desk.device(desk.chiefToken);
  await page.getByRole("button", { name: "Wood", exact: true }).click();
  await page.goto(`${desk.url}/#/event/rounds`);
  await page.locator('[data-do="propose"]').click();
  const draft = page.locator("[data-draft]");
  await draft.locator("[data-places] summary").click();
  await draft.locator('[data-do="results-only"]').click();
  await expect(draft.locator("[data-results-only]")).toHaveCount(3);
  await draft.locator('[data-field="places"]').fill("1");
  await draft.locator('[data-do="at-desk"]').click();
  await expect(draft.locator("[data-results-only]")).toHaveCount(2);
  // Who plays there changes; where it is does not.
  await draft.locator('[data-seat="p1"]').click();
  await draft.locator('[data-seat="p3"]').click();
  await expect(draft.locator('[data-board="3"] [data-seat]').first()).toHaveAttribute("data-seat", "p1");
  await expect(draft.locator('[data-results-only="2"], [data-results-only="3"]')).toHaveCount(2);
  await draft.locator('[data-do="publish"]').click();
  await expect(page.locator('[data-round="1"] [data-results-only]')).toHaveCount(2);

  const jana = await desk.device(await desk.link(event, { role: "arbiter", label: "Jana Nová" }));
  await jana.goto(`${desk.url}/#/event/rounds`);
  await jana.locator('[data-result-of="2"]').selectOption("1-0");
  await expect(page.locator("[data-entered-by]")).toHaveText("Jana Nová");
  const watcher = await desk.device(await desk.link(event, { role: "spectator" }));
  await watcher.goto(`${desk.url}/#/event/rounds`);
  await expect(watcher.locator('[data-from="by_hand"]')).toHaveText("by hand");
});
