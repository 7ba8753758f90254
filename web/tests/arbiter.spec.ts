// The arbiter at a board: incidents, claims, flags, adjournment, correction.
import { expect, expectPiece, incident, press, drag, test } from "./desk";

test("an illegal move goes through the wizard to the right clock reading", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "time 40/1:30:00, all/0:30:00", "position start", "clocks white 0:10:00 black 0:09:00 running white"] });
  const page = await desk.arbiter(game);
  await page.locator('[data-incident="illegal"]').click();
  const apply = page.locator("[data-apply]");
  await expect(apply).toBeDisabled();
  await page.locator('[data-fact="move"]').fill("g1g3");
  await page.locator('[data-fact="pressed:yes"]').click();
  const preview = page.locator("[data-preview]");
  await expect(preview).toContainText("7.5.1");
  await expect(preview).toContainText("7.5.5");
  await expect(preview.locator('[data-clock-after="black"]')).toHaveText("0:11:00");
  expect(Math.round((await desk.state(game.game)).clock.black.ms / 1000)).toBe(540);

  await apply.click();
  await expect(page.locator('[data-illegal="white"]')).toHaveText("1 illegal move");
  await expect(page.locator('[data-clock="black"]')).toHaveText("11:00");
  await expect(page.locator("[data-duty]").first()).toContainText("g1");
  await expect(page.locator("[data-log]")).toContainText("white plays");
});

test("a threefold claim is right", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1", "clocks white 0:10:00 black 0:09:00 running black"] });
  const black = await desk.player(game, ["black"]);
  await black.getByRole("button", { name: "Claim a draw" }).click();
  await black.getByLabel("Intended move").fill("Ng8");
  await black.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(black.locator("[data-result]")).toHaveText("½-½");
});

test("a threefold claim is wrong, and the opponent gets time", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "moves 1.Nf3 Nf6 2.Ng1", "clocks white 0:10:00 black 0:09:00 running black"] });
  const arbiter = await desk.arbiter(game);
  const black = await desk.player(game, ["black"]);
  await black.getByRole("button", { name: "Claim a draw" }).click();
  await black.getByLabel("Intended move").fill("Ng8");
  await black.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(arbiter.locator('[data-clock="white"]')).toHaveText("12:00");
  await expect(arbiter.locator("[data-log]").getByText("9.5.3").first()).toBeVisible();
  expect((await desk.state(game.game)).outcome).toBeNull();
  await expect(black.locator("[data-result]")).toHaveCount(0);
});

test("a flag falls against a bare king: the game is drawn", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "time all/1:00:00", "position 8/8/3k4/8/8/8/4Q3/4K3 w - - 0 60", "clocks white 0:00:02 black 0:05:00 running white"] });
  const page = await desk.arbiter(game);
  await desk.record(game.game, "time passes");
  await expect(page.getByRole("group", { name: "Clock: White" })).toContainText("Flag");
  expect((await desk.state(game.game)).outcome).toBeNull();
  await page.locator('[data-incident="flag"]').click();
  await expect(page.locator("[data-preview]")).toContainText("½-½");
  await page.locator("[data-apply]").click();
  await expect(page.locator("[data-result]")).toHaveText("½-½");
  await expect(page.locator("[data-log]").getByText("6.9").first()).toBeVisible();
});

test("a game is adjourned with an envelope and resumed", async ({ desk }) => {
  const header = ["edition fide-2018", "time 40/1:30:00, all/0:30:00", "regulations adjournment on", "position 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41", "clocks white 0:28:00 black 0:30:00 running white"];
  const game = await desk.game({ header });
  const page = await desk.arbiter(game);
  const white = await desk.player(game, ["white"]);
  await page.locator('[data-do="adjourn"]').click();
  await page.locator('[data-step="order"]').click();
  await expect(white.getByText("White is to seal the next move")).toBeVisible();
  await page.locator('[data-step="seal"]').click();
  await page.locator('[data-step="stop"]').click();
  await expect(white.getByText("The game is adjourned.")).toBeVisible();

  await page.locator('[data-step="envelope"]').click();
  await expect(page.locator("[data-envelope]")).toBeVisible();
  await expect(page.locator('[data-entry="sealer"] dd')).toHaveText("Anna White (White)");
  await expect(page.locator("[data-envelope]")).toContainText("41");
  await expect(page.locator("[data-envelope]")).toContainText("6k1/5ppp/8/8/8/8/5PPP/R5K1 w");

  await page.goto(`${desk.url}/#/game/${game.game}`);
  await page.locator('[data-do="adjourn"]').click();
  await page.locator('[data-fact="sealed"]').fill("41.Rd1");
  await page.locator('[data-step="resume"]').click();
  await expect.poll(async () => (await desk.state(game.game)).fen.split(" ").slice(0, 2).join(" ")).toBe("6k1/5ppp/8/8/8/8/5PPP/3R2K1 b");
});

test("a mistake is corrected and nothing disappears", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const page = await desk.arbiter(game);
  const white = await desk.player(game, ["white"]);
  await drag(white, "e2", "e4");
  await press(white, "white");
  await desk.record(game.game, "black resigns");
  await expect(page.locator("[data-result]")).toHaveText("1-0");

  const presses = page.locator("[data-log] li", { hasText: "presses" });
  await presses.locator("[data-back]").click();
  await page.locator('dialog [data-fact="reason"]').fill("it was the next board");
  await page.locator("[data-apply]").click();
  await expect(page.locator("[data-result]")).toHaveCount(0);
  await expect(page.locator("[data-log] li.struck")).toContainText("black resigns");
  await expect(page.locator("[data-log]")).toContainText("it was the next board");
  expect((await desk.state(game.game)).outcome).toBeNull();
});

test("somebody who is late sees the default time run, and comes in time", async ({ desk }) => {
  const game = await desk.game();
  await desk.call("PATCH", `/v1/events/${game.event}`, { regulations: { default_time: "0:30:00" } });
  const again = { pairings: [{ white: "p2", black: "p1" }] };
  const round = await desk.call<{ boards: { game: string }[] }>("POST", `/v1/events/${game.event}/rounds`, again);
  const late = { event: game.event, game: round.boards[0]?.game ?? "" };
  const page = await desk.arbiter(late);
  await page.locator('[data-do="absent-black"]').click();
  await expect(page.locator('[data-do="absent-black"]')).toHaveAttribute("aria-pressed", "true");
  await page.locator('[data-do="round"]').click();
  await expect(page.getByText(/Not yet here: Black\. Default time ends in (30:00|29:5\d)/)).toBeVisible();
  await incident(page, "late");
  await page.locator("[data-apply]").click();
  await expect(page.getByText("Not yet here")).toHaveCount(0);
});

test("a question is answered with its consequence in view", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running white"] });
  const page = await desk.arbiter(game);
  // A page must scroll under a finger on a board that is only looked at, or on which squares are only chosen.
  await expect(page.locator('[role="grid"]')).toHaveCSS("touch-action", "auto");
  await page.locator('[data-incident="touched"]').click();
  await expect(page.locator('dialog [role="grid"]')).toHaveCSS("touch-action", "manipulation");
  await page.locator('dialog [data-square="g1"]').click();
  await page.locator('[data-fact="manner:unclearly"]').click();
  await expect(page.locator("[data-preview]")).toContainText("You will be asked");
  await page.locator("[data-apply]").click();

  const question = page.locator('[data-question="J-07"]');
  await question.locator('[data-answer="intentional"]').click();
  await expect(page.locator("[data-preview]")).toContainText("4.3.1");
  await page.locator("[data-apply]").click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-duty]")).toContainText("g1");

  await page.locator("[data-log]").getByText("4.3.1").first().click();
  await expect(page.locator("dialog article")).toContainText("4.3.1");
});

test("a penalty is chosen from the list of the edition", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running white"] });
  const page = await desk.arbiter(game);
  await incident(page, "distraction");
  await page.locator('[data-fact="side:white"]').click();
  await page.locator('[data-fact="conduct:smoking"]').click();
  await page.locator("[data-apply]").click();
  await page.locator('[data-question="J-12"] [data-answer="penalty"]').click();
  await page.locator('[data-penalty="12.9.2"]').click();
  await page.locator('[data-quick="1"]').click();
  await expect(page.locator('[data-clock-after="black"]')).toHaveText("0:10:00");
  await page.locator("[data-apply]").click();
  await expect(page.locator('[data-clock="black"]')).toHaveText("10:00");
  await expect(page.locator("[data-log]").getByText("12.9.2").first()).toBeVisible();
});

test("the arbiter decides otherwise, with a reason", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts", "white resigns");
  const page = await desk.arbiter(game);
  await expect(page.locator("[data-result]")).toHaveText("0-1");
  await page.locator('[data-do="override"]').click();
  await expect(page.locator('dialog [data-decision="replace 1-0"]')).toBeVisible();
  await expect(page.locator('dialog [data-decision="replace 0-1"]')).toHaveCount(0);
  await page.locator("dialog").getByRole("button", { name: "Play on" }).click();
  await page.locator("dialog").getByLabel("Reason").fill("it was a joke");
  await page.locator("dialog [data-apply]").click();
  await expect(page.locator("[data-result]")).toHaveCount(0);
  await expect(page.locator("[data-log]")).toContainText("it was a joke");
  await expectNoDeletion(page);
});

test("what is applied is what was shown, also when the game goes on meanwhile", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "position start", "clocks white 0:10:00 black 0:09:00 running white"] });
  await desk.record(game.game, "arbiter reports white smoking");
  const page = await desk.arbiter(game);
  await page.locator('[data-question="J-12"] [data-answer="penalty"]').click();
  await page.locator('[data-penalty="12.9.2"]').click();
  await page.locator('[data-quick="1"]').click();
  await expect(page.locator('[data-clock-after="black"]')).toHaveText("0:10:00");
  await desk.record(game.game, "arbiter sets clock black 0:20:00");
  await expect(page.locator('[data-clock-after="black"]')).toHaveText("0:21:00");
  await page.locator("[data-apply]").click();
  await expect(page.locator('[data-clock="black"]')).toHaveText("21:00");
});

test("a line that cannot be read shows where", async ({ desk }) => {
  const game = await desk.game();
  const page = await desk.arbiter(game);
  await page.getByText("Type what happened").click();
  await page.getByRole("textbox", { name: "Type what happened" }).fill("white touches z9");
  await page.getByRole("button", { name: "What follows?" }).click();
  await expect(page.locator("[data-column] mark")).toHaveText("z9");
  await page.getByRole("textbox", { name: "Type what happened" }).fill("round starts");
  await expect(page.locator("[data-column]")).toHaveCount(0);
  await page.getByRole("button", { name: "What follows?" }).click();
  await page.locator("details [data-apply]").click();
  await expect(page.locator("[data-log]")).toContainText("round starts");
});

test("the first thing that happened can be corrected as well", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const page = await desk.arbiter(game);
  await page.locator('[data-back="1"]').click();
  await page.locator('dialog [data-fact="reason"]').fill("not yet");
  await page.locator("[data-apply]").click();
  await expect(page.locator("[data-log] li.struck")).toContainText("round starts");
});

test("the record is told in the language of the screen", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts", "white plays Nf3 and presses", "black touches g8");
  const page = await desk.arbiter(game);
  await page.locator("[data-language]").selectOption("cs");
  await expect(page.locator("[data-log]")).toContainText("bílý hraje Jf3 · mačká hodiny");
  await expect(page.locator(".moves")).toContainText("Jf3");
  await expect(page.locator("[data-duty]").filter({ hasText: "Jf6" })).toBeVisible();
  await desk.record(game.game, "arbiter finds phone on white sounding");
  await expect(page.locator("[data-log]")).toContainText("rozhodčí nachází telefon (bílý), u této osoby, vydávající zvuk");
  // A game that is over binds nobody's next move.
  await expect(page.locator("[data-duty]").filter({ hasText: "Jf6" })).toHaveCount(0);
});

async function expectNoDeletion(page: import("@playwright/test").Page): Promise<void> {
  await expect(page.locator("[data-log]")).toContainText("white resigns");
  await expectPiece(page, "e1", "white king");
}

test("lines that were too many for one side are shown to the arbiter", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const page = await desk.arbiter(game);
  await expect(page.locator("[data-refused]")).toHaveCount(0);
  const white = await desk.link(game.event, { role: "player", game: game.game, sides: ["white"] });
  const lines = Array.from({ length: 64 }, () => 'white calls arbiter "look"');
  const flood = () => desk.call("POST", `/v1/games/${game.game}/events`, { lines }, white).then(() => "recorded", String);
  await expect.poll(flood).toContain("429");
  await expect(page.locator('[data-refused="white"]')).toContainText("64 lines were refused");
});
