// A desk for each test: the real program with an empty store in memory, on a free port, and what an organiser would
// have prepared. The tests themselves go through the screens.
import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test";

const BIN = process.env["JADOUBE_BIN"] ?? "../target/debug/jadoube";

export interface GameSetUp {
  /** Lines of a transcript's header: `position …`, `moves …`, `clocks …`, `time …`, `regulations …`. */
  header?: string[];
}

export interface PreparedGame {
  event: string;
  game: string;
}

type Side = "white" | "black";

export class Desk {
  private readonly contexts: BrowserContext[] = [];

  private constructor(
    private program: ChildProcess,
    private readonly browser: Browser,
    private readonly store: readonly string[],
    readonly url: string,
    public chiefToken: string,
  ) {}

  /** Without a file everything is kept in memory. */
  static async start(browser: Browser, file: string | null = null, more: readonly string[] = []): Promise<Desk> {
    const store = [...(file === null ? ["--memory"] : ["--store", file]), ...more];
    const { program, url, token } = await Desk.run(store, "127.0.0.1:0");
    return new Desk(program, browser, store, url, token);
  }

  private static async run(store: readonly string[], listen: string): Promise<{ program: ChildProcess; url: string; token: string }> {
    const program = spawn(BIN, ["serve", ...store, "--no-example", "--listen", listen], { stdio: ["ignore", "pipe", "inherit"] });
    const found = await new Promise<RegExpMatchArray>((resolve, reject) => {
      let text = "";
      program.stdout?.on("data", (part) => {
        text += String(part);
        const match = /(https?:\/\/[^\s/]+)\/#\/l\/(\S+)/.exec(text);
        if (match) resolve(match);
      });
      program.on("error", reject);
      program.on("exit", (code) => reject(new Error(`${BIN} ended with ${code}: ${text}`)));
    });
    return { program, url: found[1] ?? "", token: found[2] ?? "" };
  }

  /** The program dies without a word. */
  async kill(): Promise<void> {
    this.program.removeAllListeners("exit");
    const died = new Promise((resolve) => this.program.once("exit", resolve));
    this.program.kill("SIGKILL");
    await died;
  }

  /** And is started again, on the same file and at the same address. */
  async revive(): Promise<void> {
    const { program, token } = await Desk.run(this.store, new URL(this.url).host);
    this.program = program;
    // The link of the earlier start is revoked.
    this.chiefToken = token;
  }

  async stop(): Promise<void> {
    for (const context of this.contexts) await context.close();
    this.program.removeAllListeners("exit");
    this.program.kill("SIGTERM");
  }

  /** What an organiser has set up beforehand. */
  async call<T>(method: string, path: string, body?: unknown, token = this.chiefToken): Promise<T> {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const answer = await fetch(this.url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as T;
  }

  /** An event with two players and one game that has begun. */
  async game(setUp: GameSetUp = {}): Promise<PreparedGame> {
    const { event } = await this.call<{ event: string }>("POST", "/v1/events", { name: "Test Open", time_control: "40/1:30:00, all/0:30:00" });
    if (setUp.header) {
      const head = ["case t test", 'player white "Anna White"', 'player black "Boris Black"', ...setUp.header].join("\n");
      const { games } = await this.call<{ games: string[] }>("POST", `/v1/events/${event}/import`, { format: "transcript", text: `${head}\n` });
      const game = games[0] ?? "";
      // The clock of what comes in stands until somebody starts it.
      const running = /running (white|black)/.exec(head)?.[1];
      if (running) await this.record(game, `arbiter starts ${running}`);
      return { event, game };
    }
    const ids: string[] = [];
    for (const name of ["Anna White", "Boris Black"]) {
      ids.push((await this.call<{ id: string }>("POST", `/v1/events/${event}/players`, { name })).id);
    }
    const round = await this.call<{ boards: { game: string }[] }>("POST", `/v1/events/${event}/rounds`, { pairings: [{ white: ids[0], black: ids[1] }] });
    return { event, game: round.boards[0]?.game ?? "" };
  }

  async record(game: string, ...lines: string[]): Promise<void> {
    await this.call("POST", `/v1/games/${game}/events`, { lines });
  }

  async state(game: string): Promise<{ fen: string; to_move: Side; outcome: { result: string } | null; clock: Record<Side, { ms: number }> }> {
    return (await this.call<{ state: never }>("GET", `/v1/games/${game}`)).state;
  }

  async link(event: string, body: object): Promise<string> {
    return (await this.call<{ token: string }>("POST", `/v1/events/${event}/links`, body)).token;
  }

  /** A device of its own, without a link. Whoever uses it has read how the board takes a touch, unless it is all new. */
  async visitor(options: BrowserContextOptions = {}, allNew = false): Promise<Page> {
    const context = await this.browser.newContext({ locale: "en-GB", serviceWorkers: "block", viewport: { width: 1280, height: 900 }, ...options });
    this.contexts.push(context);
    if (!allNew) await context.addInitScript(() => localStorage.setItem("jadoube.touch-explained", "yes"));
    const page = await context.newPage();
    page.on("pageerror", (error) => {
      throw error;
    });
    return page;
  }

  /** A device of its own, opened by a link. */
  async device(token: string, options: BrowserContextOptions = {}, allNew = false): Promise<Page> {
    const page = await this.visitor(options, allNew);
    await page.goto(`${this.url}/#/l/${token}`);
    await expect(page).not.toHaveURL(/#\/l\//);
    return page;
  }

  async player({ event, game }: PreparedGame, sides: Side[], options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.device(await this.link(event, { role: "player", game, sides }), options);
    await expect(page.locator('[role="grid"]')).toBeVisible();
    return page;
  }

  async arbiter({ event, game }: PreparedGame, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.device(await this.link(event, { role: "arbiter", label: "Arbiter" }), options);
    await page.goto(`${this.url}/#/game/${game}`);
    await expect(page.locator("[data-log]")).toBeAttached();
    return page;
  }
}

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser }, use) => {
    const desk = await Desk.start(browser);
    await use(desk);
    await desk.stop();
  },
});

export { expect };

/** One of the things that can happen, before or behind *more*. */
export async function incident(page: Page, id: string): Promise<void> {
  const button = page.locator(`[data-incident="${id}"]`);
  await expect(page.locator('[data-do="more"]')).toBeVisible();
  if ((await button.count()) === 0) await page.locator('[data-do="more"]').click();
  await button.click();
}

/** A new event, from the first page to its players. */
export async function newEvent(page: Page, name: string): Promise<void> {
  await page.locator('[data-first-start] [data-field="name"]').fill(name);
  await page.locator('[data-field="chief"]').fill("Jana Nová");
  await page.locator('[data-do="create"]').click();
  await page.locator('[data-do="players"]').click();
  await expect(page).toHaveURL(/event\/players/);
}

/** The middle of a square on the screen. */
export async function place(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on a touch screen. */
export async function tap(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await place(page, square);
    await page.touchscreen.tap(x, y);
  }
}

/** A piece is taken and put down with the mouse. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await place(page, from);
  const end = await place(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

export async function press(page: Page, side: Side): Promise<void> {
  await page.locator(`[data-press="${side}"]`).click();
}

/** The piece on a square as a screen reader names it. */
export async function expectPiece(page: Page, square: string, name: string): Promise<void> {
  await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute("aria-label", new RegExp(`^${square}, ${name}(,|$)`));
}
