// Playing at the board: by touch, with touch-move, on two devices, with the keyboard.
import { drag, expect, expectPiece, place, press, tap, test } from "./desk";

const TABLET = { hasTouch: true, viewport: { width: 820, height: 1180 } };

test("two people play a game to mate by touch on one tablet", async ({ desk }) => {
  const game = await desk.game();
  const arbiter = await desk.arbiter(game);
  await arbiter.locator('[data-do="round"]').click();
  const tablet = await desk.player(game, ["white", "black"], TABLET);

  const moves: [string, string, "white" | "black"][] = [
    ["f2", "f3", "white"],
    ["e7", "e5", "black"],
    ["g2", "g4", "white"],
  ];
  for (const [from, to, side] of moves) {
    await tap(tablet, from, to);
    const clock = tablet.locator(`[data-press="${side}"]`);
    await expect(clock).toBeEnabled();
    await clock.tap();
    await expect(clock).toBeDisabled();
  }
  await tap(tablet, "d8", "h4");

  await expect(tablet.locator("[data-result]")).toHaveText("0-1");
  await expectPiece(tablet, "h4", "black queen");
  await expect(arbiter.locator("[data-result]")).toHaveText("0-1");
  await arbiter.goto(`${desk.url}/#/hall`);
  await expect(arbiter.locator('[data-board="1"] .result')).toHaveText("0-1");
});

test("the board stays where it is while a piece is in the hand", async ({ desk }) => {
  const game = await desk.game();
  const arbiter = await desk.arbiter(game);
  await arbiter.locator('[data-do="round"]').click();
  const tablet = await desk.player(game, ["white", "black"], TABLET);
  const before = await place(tablet, "e4");
  await tap(tablet, "e2");
  await expect(tablet.locator(".read .duty")).toBeVisible();
  expect(await place(tablet, "e4")).toEqual(before);
});

test("a touched piece must be moved", async ({ desk }) => {
  const game = await desk.game({ header: ["position start", "clocks white 1:00:00 black 1:00:00 running white"] });
  const arbiter = await desk.arbiter(game);
  const white = await desk.player(game, ["white"], TABLET);

  await tap(white, "g1", "g1");
  await expect(white.locator(".duty")).toContainText("g1");
  await tap(white, "e2", "e4");
  await expect(arbiter.locator("[data-log]")).toContainText("releases e4");
  await expect(arbiter.locator("[data-log]").getByText("4.3.1").first()).toBeVisible();
  expect((await desk.state(game.game)).to_move).toBe("white");
  await expectPiece(white, "e2", "white pawn");
  await expect(white.locator(".duty").filter({ hasText: "g1" })).toBeVisible();

  await tap(white, "g1", "f3");
  await press(white, "white");
  await expect(arbiter.locator('[data-clock="black"]')).toBeVisible();
  await expect.poll(async () => (await desk.state(game.game)).fen.split(" ").slice(0, 2).join(" ")).toBe("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b");
});

test("two devices share one board", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const white = await desk.player(game, ["white"]);
  const black = await desk.player(game, ["black"], TABLET);

  await expect(black.locator('[data-press="black"]')).toBeDisabled();
  await drag(white, "e2", "e4");
  await press(white, "white");
  await expectPiece(black, "e4", "white pawn");
  await expect(black.locator('[data-press="black"]')).toBeEnabled();
  await tap(black, "c7", "c5");
  await press(black, "black");
  await expectPiece(white, "c5", "black pawn");
  await expect(white.locator('[data-press="white"]')).toBeEnabled();
  await expect(white.getByText("Black’s last move: c5")).toBeVisible();
});

test("castling, en passant and promotion are done by hand", async ({ desk }) => {
  const header = ["position r3k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 30", "clocks white 1:00:00 black 1:00:00 running white"];
  const castling = await desk.game({ header });
  const first = await desk.player(castling, ["white"]);
  await drag(first, "e1", "g1");
  await drag(first, "h1", "f1");
  await press(first, "white");
  await expect.poll(async () => (await desk.state(castling.game)).fen.split(" ")[0]).toBe("r3k3/P7/8/3pP3/8/8/8/5RK1");

  const passing = await desk.game({ header });
  const second = await desk.player(passing, ["white"]);
  await drag(second, "e5", "d6");
  await second.locator('[data-square="d5"]').click();
  await second.locator("button[data-beside]").click();
  await press(second, "white");
  await expect.poll(async () => (await desk.state(passing.game)).fen.split(" ")[0]).toBe("r3k3/P7/3P4/8/8/8/8/4K2R");

  const promoting = await desk.game({ header: ["position 4k3/P7/8/8/8/8/8/4K3 w - - 0 30", "clocks white 1:00:00 black 1:00:00 running white"] });
  const third = await desk.player(promoting, ["white"]);
  await drag(third, "a7", "a8");
  await third.locator('[data-promote="R"]').click();
  await press(third, "white");
  await expect.poll(async () => (await desk.state(promoting.game)).fen.split(" ")[0]).toBe("R3k3/8/8/8/8/8/8/4K3");
});

test("a pawn can be left on the last rank, and the clock pressed", async ({ desk }) => {
  const game = await desk.game({ header: ["position 8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "clocks white 0:10:00 black 0:09:00 running white"] });
  const white = await desk.player(game, ["white"]);
  await drag(white, "e7", "e8");
  await white.locator('[data-promote="P"]').click();
  await press(white, "white");
  await white.getByRole("button", { name: "Understood" }).click();
  await expectPiece(white, "e8", "white queen");
  const state = await desk.state(game.game);
  expect(Math.round(state.clock.black.ms / 1000)).toBeGreaterThanOrEqual(11 * 60 - 5);
});

test("the board can be played with the keyboard and is read aloud", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const white = await desk.player(game, ["white"]);
  await white.locator('[data-square="e2"]').focus();
  await white.keyboard.press("Enter");
  await expect(white.locator('[data-square="e2"]')).toHaveAttribute("aria-selected", "true");
  await white.keyboard.press("ArrowUp");
  await white.keyboard.press("ArrowUp");
  await expect(white.locator('[data-square="e4"]')).toBeFocused();
  await white.keyboard.press("Enter");
  await expectPiece(white, "e4", "white pawn");
  await white.locator('[data-press="white"]').focus();
  await white.keyboard.press("Enter");
  await expect(white.locator('[aria-live="polite"]')).toContainText("White’s last move: e4");
});

test("adjusting binds nobody, knocking pieces over is recorded", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const white = await desk.player(game, ["white"], TABLET);
  await white.getByRole("button", { name: "I adjust" }).click();
  await expect(white.getByRole("button", { name: "I adjust" })).toHaveAttribute("aria-pressed", "true");
  await tap(white, "g1", "g1");
  await expect(white.locator(".duty")).toHaveCount(0);

  await white.getByRole("button", { name: "Pieces knocked over" }).click();
  await tap(white, "d1", "e1");
  await white.getByRole("button", { name: "They fell over" }).click();
  await expect(white.getByText("Pieces lie on the board.")).toBeVisible();
  await white.getByRole("button", { name: "Set up again" }).click();
  await expect(white.getByText("Pieces lie on the board.")).toHaveCount(0);
});

test("a draw is offered and accepted, resigning asks first", async ({ desk }) => {
  const first = await desk.game();
  await desk.record(first.game, "round starts");
  const white = await desk.player(first, ["white"]);
  const black = await desk.player(first, ["black"]);
  await drag(white, "e2", "e4");
  await press(white, "white");
  await drag(black, "e7", "e5");
  await press(black, "black");
  await drag(white, "g1", "f3");
  await white.getByRole("button", { name: "Offer a draw" }).click();
  await press(white, "white");
  await black.getByRole("button", { name: "Accept" }).click();
  await expect(white.locator("[data-result]")).toHaveText("½-½");

  const second = await desk.game();
  await desk.record(second.game, "round starts");
  const loser = await desk.player(second, ["black"]);
  await loser.getByRole("button", { name: "Resign" }).click();
  await loser.getByRole("button", { name: "Cancel" }).click();
  expect((await desk.state(second.game)).outcome).toBeNull();
  await loser.getByRole("button", { name: "Resign" }).click();
  await loser.getByRole("button", { name: "I resign" }).click();
  await expect(loser.locator("[data-result]")).toHaveText("1-0");
});

test("pieces fall while one is in the hand", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const white = await desk.player(game, ["white"], TABLET);
  await tap(white, "g1");
  await expect(white.locator('[data-square="g1"]')).toHaveAttribute("aria-selected", "true");
  await white.getByRole("button", { name: "Pieces knocked over" }).click();
  await tap(white, "d1", "e1");
  await white.getByRole("button", { name: "They fell over" }).click();
  await expect(white.locator('[data-square="d1"]')).toHaveAttribute("aria-label", "d1, white queen, lies on the board");
  await expect(white.locator('[data-square="e1"]')).toHaveAttribute("aria-label", "e1, white king, lies on the board");
});

test("a claim is written in the letters of the player, and stays if it is refused", async ({ desk }) => {
  const game = await desk.game({ header: ["edition fide-2018", "moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1", "clocks white 0:10:00 black 0:09:00 running black"] });
  const black = await desk.player(game, ["black"]);
  await black.locator("[data-language]").selectOption("cs");
  await black.getByRole("button", { name: "Reklamovat remízu" }).click();
  const move = black.getByLabel("Zamýšlený tah");
  await move.fill("Jg8 nebo tak");
  await black.getByRole("button", { name: "Reklamovat", exact: true }).click();
  await expect(black.locator("dialog .fault")).toBeVisible();
  await expect(move).toHaveValue("Jg8 nebo tak");
  await move.fill("Jg8");
  await black.getByRole("button", { name: "Reklamovat", exact: true }).click();
  await expect(black.locator("[data-result]")).toHaveText("½-½");
  await expect(black.locator("dialog")).toHaveCount(0);
});

test("two people at one tablet have their own scoresheets, words and windows", async ({ desk }) => {
  const game = await desk.game();
  await desk.record(game.game, "round starts");
  const tablet = await desk.player(game, ["white", "black"], TABLET);
  await tap(tablet, "e2", "e4");
  await tablet.locator('[data-press="white"]').tap();
  for (const side of ["white", "black"] as const) {
    await tablet.locator(`[data-actions="${side}"]`).getByRole("button", { name: "More" }).click();
    await tablet.getByRole("button", { name: "Scoresheet" }).click();
    await expect(tablet.locator("dialog.turned")).toHaveCount(side === "black" ? 1 : 0);
    const sheet = tablet.locator(`[data-sheet-of="${side}"]`);
    await sheet.locator("input").fill("1.e4");
    await sheet.getByRole("button", { name: "Write" }).click();
    await expect(sheet.locator("ol")).toContainText("e4");
    await tablet.getByRole("button", { name: "Close" }).click();
  }
  await tablet.locator('[data-actions="black"]').getByRole("button", { name: "Resign" }).click();
  await expect(tablet.locator("dialog.turned")).toBeVisible();
  await tablet.getByRole("button", { name: "I resign" }).click();
  for (const part of [".theirs", ".ours"]) await expect(tablet.locator(`${part} .result`)).toContainText("1-0");

  await tablet.setViewportSize({ width: 1180, height: 820 });
  const board = await tablet.locator('[role="grid"]').boundingBox();
  for (const part of [".theirs", ".ours"]) {
    const box = await tablet.locator(part).boundingBox();
    const apart = board && box && (box.x + box.width <= board.x || box.x >= board.x + board.width);
    expect(apart, part).toBe(true);
  }
});
