// Makes the pictures of docs/images from the running program: `JADOUBE_BIN=… node screenshots.mjs`. It starts a desk of its own
// in memory, plays some moves and incidents, and looks at it with Chromium.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";

const BIN = process.env.JADOUBE_BIN ?? "../target/debug/jadoube";
const OUT = new URL("../docs/images/", import.meta.url).pathname;
mkdirSync(OUT, { recursive: true });

const program = spawn(BIN, ["serve", "--memory", "--no-example", "--listen", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "inherit"] });
const [url, chief] = await new Promise((resolve, reject) => {
  let text = "";
  program.stdout.on("data", (part) => {
    text += part;
    const found = /(http:\/\/[^\s/]+)\/#\/l\/(\S+)/.exec(text);
    if (found) resolve([found[1], found[2]]);
  });
  program.on("exit", (code) => reject(new Error(`${BIN} ended with ${code}`)));
});

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${chief}`, "Content-Type": "application/json" };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

const NAMES = [
  ["Anna Nováková", "WFM", 2105, "CZE", "cs"],
  ["Miha Kranjc", "FM", 2290, "SLO", "sl"],
  ["Ján Kováč", null, 2010, "SVK", "sk"],
  ["Eva Horváthová", "WGM", 2330, "SVK", "sk"],
  ["Luka Zupančič", "IM", 2405, "SLO", "sl"],
  ["Petr Dvořák", null, 1985, "CZE", "cs"],
  ["Jana Svobodová", null, 1890, "CZE", "cs"],
  ["Tomaž Bizjak", "CM", 2150, "SLO", "sl"],
  ["Clara Lindqvist", null, 2040, "SWE", "en"],
  ["Marek Urban", null, 1930, "CZE", "cs"],
  ["Nina Golob", null, 1870, "SLO", "sl"],
  ["Oto Baláž", "NM", 2080, "SVK", "sk"],
];
const OPENINGS = [
  ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6"],
  ["d4", "Nf6", "c4", "e6", "Nc3", "Bb4", "e3", "O-O", "Bd3", "d5"],
  ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O"],
  ["c4", "e5", "Nc3", "Nf6", "g3", "d5", "cxd5", "Nxd5", "Bg2"],
  ["e4", "c6", "d4", "d5", "Nc3", "dxe4", "Nxe4", "Bf5"],
  ["d4", "d5", "c4", "c6", "Nf3", "Nf6", "Nc3", "e6", "e3"],
];

const { event } = await call("POST", "/v1/events", {
  name: "Brno Spring Open",
  place: "Brno",
  date: "2026-04-18",
  edition: "fide-2023",
  supervision: "full",
  time_control: "40/1:30:00, all/0:30:00; +0:30",
});
const players = [];
for (const [name, title, rating, federation, language] of NAMES) {
  players.push(await call("POST", `/v1/events/${event}/players`, { name, title, rating, federation, language }));
}
const pairings = OPENINGS.map((_, at) => ({ white: players[2 * at].id, black: players[2 * at + 1].id }));
const round = await call("POST", `/v1/events/${event}/rounds`, { pairings, starts_at: "15:00" });
await call("POST", `/v1/events/${event}/rounds/1/start`, {});
const games = round.boards.map((it) => it.game);
const record = (game, ...lines) => call("POST", `/v1/games/${game}/events`, { lines });
const TIMES = [["1:12:40", "0:58:15"], ["0:41:07", "1:02:33"], ["1:20:11", "1:17:48"], ["0:09:52", "0:22:10"], ["1:05:29", "0:47:36"], ["0:55:00", "0:31:42"]];
for (const [at, moves] of OPENINGS.entries()) {
  const lines = moves.map((move, ply) => `${ply % 2 === 0 ? "white" : "black"} plays ${move} and presses`);
  await record(games[at], ...lines, `arbiter sets clock white ${TIMES[at][0]} black ${TIMES[at][1]}`);
}
await record(games[2], "black touches f6 unclearly");
await record(games[4], 'white calls arbiter "my opponent’s phone rang"');
await record(games[5], "black resigns");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

async function open(token, options) {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...options });
  // What the board explains once would lie over it.
  await context.addInitScript(() => localStorage.setItem("jadoube.touch-explained", "yes"));
  const page = await context.newPage();
  await page.goto(`${url}/#/l/${token}`);
  await page.waitForURL((it) => !it.hash.startsWith("#/l/"));
  return page;
}

async function shot(page, name) {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${OUT}${name}.png` });
  console.log(`docs/images/${name}.png`);
}

const link = async (body) => (await call("POST", `/v1/events/${event}/links`, body)).token;
const WIDE = { viewport: { width: 1280, height: 800 } };

const arbiter = await open(await link({ role: "arbiter", label: "Deputy" }), WIDE);
await arbiter.locator("[data-board]").first().waitFor();
await shot(arbiter, "hall");

await arbiter.goto(`${url}/#/game/${games[2]}`);
await arbiter.locator("[data-question]").first().waitFor();
await shot(arbiter, "arbiter");

await arbiter.goto(`${url}/#/game/${games[0]}`);
await arbiter.locator('[data-incident="illegal"]').click();
await arbiter.locator('[data-fact="move"]').fill("d1d5");
await arbiter.locator('[data-fact="pressed:yes"]').click();
await arbiter.locator("[data-preview]").waitFor();
await shot(arbiter, "wizard");
await arbiter.keyboard.press("Escape");

await arbiter.goto(`${url}/#/checks/flag`);
await arbiter.locator('[data-field="fen"]').fill("8/8/3k4/8/2n5/8/4Q3/4K3 w - - 0 60");
await arbiter.locator('[data-field="fen"]').blur();
await arbiter.locator('[data-do="check"]').click();
await arbiter.locator("[data-verdict]").first().waitFor();
await arbiter.locator('[data-do="line-end"]').first().click();
await shot(arbiter, "flag-check");

const player = await open(await link({ role: "player", game: games[0], sides: ["white"] }), WIDE);
await player.locator('[data-square="f1"]').click();
await player.locator(".duty").waitFor();
await shot(player, "board");

const phone = await open(await link({ role: "player", game: games[3], sides: ["black"] }), {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "dark",
});
await phone.locator('[role="grid"]').waitFor();
await shot(phone, "phone");

await browser.close();
program.removeAllListeners("exit");
program.kill("SIGTERM");
