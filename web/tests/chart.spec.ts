// The time used for each move, drawn and as a table.
import { expect, test } from "./desk";

test("an arbiter sees what each move cost, a player when the game is over", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts", "white plays e4 and presses", "black plays e5 and presses", "white plays Nf3 and presses");
  const arbiter = await desk.arbiter(game);
  const chart = arbiter.locator("[data-time-chart]");
  await expect(chart.getByRole("img")).toHaveAttribute("aria-label", /^Time used\. White .* Black .* the longest: \d/);
  await expect(chart.locator("rect")).toHaveCount(3);
  await chart.locator("summary").click();
  await expect(chart.locator("tbody tr")).toHaveCount(2);
  await expect(chart.locator("tbody td").nth(1)).toHaveText(/^0:0\d/);
  // Where the clock was set, nobody knows.
  await desk.record(game.game, "arbiter sets clock white 1:00:00 black 0:10:00", "black plays Nc6 and presses");
  await expect(arbiter.locator("[data-log]")).toContainText("Nc6");
  await expect(chart.locator("rect")).toHaveCount(3);

  const player = await desk.player(game, ["white"]);
  await expect(player.locator("[data-time-chart]")).toHaveCount(0);
  await desk.record(game.game, "black resigns");
  await expect(player.locator("[data-time-chart] rect")).toHaveCount(3);
});
