// Calls to the server. An error of the server is a `Problem` with what to do about it; nothing is repeated silently.

/** An error as the server tells it (problem+json), or that there is no server. */
export class Problem extends Error {
  constructor(
    readonly kind: string,
    readonly title: string,
    readonly detail: string,
    readonly todo: string,
    readonly status: number,
    readonly column: number | null = null,
  ) {
    super(detail || title);
  }

  get isConflict(): boolean {
    return this.status === 409;
  }
}

export interface Credentials {
  token: string | null;
  lang: string;
}

/** So long an answer may take before the server counts as out of reach. */
const PATIENCE_MS = 10_000;
/** A search for mate, or what concerns a whole event, may take longer. */
export const LONG_MS = 120_000;
const FILE_MS = 1_800_000;

let credentials: () => Credentials = () => ({ token: null, lang: "en" });

/** Says where the token and the language come from. */
export function useCredentials(source: () => Credentials): void {
  credentials = source;
}

export function get<T>(path: string, query: Record<string, string | number | null | undefined> = {}, patience = PATIENCE_MS): Promise<T> {
  return call<T>("GET", path, query, undefined, patience);
}

export function post<T>(path: string, body: unknown, patience = PATIENCE_MS): Promise<T> {
  return call<T>("POST", path, {}, body, patience);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return call<T>("PATCH", path, {}, body);
}

export function put(path: string, body: unknown, patience = PATIENCE_MS): Promise<void> {
  return call<void>("PUT", path, {}, body, patience);
}

/** A file, sent as it is; a large one takes as long as the network needs. */
export function send<T>(path: string, query: Record<string, string>, file: Blob): Promise<T> {
  return call<T>("PUT", path, query, file, FILE_MS);
}

export async function remove(path: string): Promise<void> {
  await call<void>("DELETE", path, {});
}

/** A file of the server, saved under a name. The token goes as a header, so a plain link would not do. */
export async function download(path: string, query: Record<string, string>, name: string): Promise<void> {
  const blob = await request("GET", path, query, undefined, LONG_MS, (it) => it.blob());
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A WebSocket. The token goes as a protocol: the only header that a page can set there, and addresses are written into logs. */
export function socketTo(path: string): WebSocket {
  const { token, lang } = credentials();
  const url = new URL(path, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("lang", lang);
  return new WebSocket(url.toString(), token ? ["jadoube", `token.${token}`] : ["jadoube"]);
}

function call<T>(method: string, path: string, query: Record<string, unknown>, body?: unknown, patience = PATIENCE_MS): Promise<T> {
  return request(method, path, query, body, patience, async (it) => (it.status === 204 ? (undefined as T) : ((await it.json()) as T)));
}

async function request<T>(
  method: string,
  path: string,
  query: Record<string, unknown>,
  body: unknown,
  patience: number,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const { token, lang } = credentials();
  const url = new URL(path, location.href);
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") url.searchParams.set(key, String(value));
  }
  url.searchParams.set("lang", lang);
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["Content-Type"] = isFile ? "application/octet-stream" : "application/json";
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(patience) };
  if (body !== undefined) init.body = isFile ? body : JSON.stringify(body);
  // An answer that breaks off is no answer.
  const unreachable = () => new Problem("offline", "", "", "", 0);
  const answer = await fetch(url, init).catch(() => Promise.reject(unreachable()));
  if (!answer.ok) throw await problemOf(answer);
  return read(answer).catch(() => Promise.reject(unreachable()));
}

async function problemOf(answer: Response): Promise<Problem> {
  const told: Record<string, unknown> = await answer.json().catch(() => ({}));
  const word = (key: string) => (typeof told[key] === "string" ? (told[key] as string) : "");
  const column = typeof told["column"] === "number" ? told["column"] : null;
  const kind = word("type").replace("/problems/", "") || "unknown";
  return new Problem(kind, word("title") || `${answer.status}`, word("detail"), word("todo"), answer.status, column);
}
