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

let credentials: () => Credentials = () => ({ token: null, lang: "en" });

/** Says where the token and the language come from. */
export function useCredentials(source: () => Credentials): void {
  credentials = source;
}

export function get<T>(path: string, query: Record<string, string | number | null | undefined> = {}): Promise<T> {
  return call<T>("GET", path, query);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>("POST", path, {}, body);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return call<T>("PATCH", path, {}, body);
}

export function put(path: string, body: unknown): Promise<void> {
  return call<void>("PUT", path, {}, body);
}

export async function remove(path: string): Promise<void> {
  await call<void>("DELETE", path, {});
}

/** A file of the server, saved under a name. The token goes as a header, so a plain link would not do. */
export async function download(path: string, query: Record<string, string>, name: string): Promise<void> {
  const answer = await request("GET", path, query);
  const blob = await answer.blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The address of a WebSocket, with token and language. */
export function socketUrl(path: string): string {
  const { token, lang } = credentials();
  const url = new URL(path, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  if (token) url.searchParams.set("token", token);
  url.searchParams.set("lang", lang);
  return url.toString();
}

async function call<T>(method: string, path: string, query: Record<string, unknown>, body?: unknown): Promise<T> {
  const answer = await request(method, path, query, body);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

async function request(method: string, path: string, query: Record<string, unknown>, body?: unknown): Promise<Response> {
  const { token, lang } = credentials();
  const url = new URL(path, location.href);
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") url.searchParams.set(key, String(value));
  }
  url.searchParams.set("lang", lang);
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(url, init).catch(() => null);
  if (!answer) throw new Problem("offline", "", "", "", 0);
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  const told: Record<string, unknown> = await answer.json().catch(() => ({}));
  const word = (key: string) => (typeof told[key] === "string" ? (told[key] as string) : "");
  const column = typeof told["column"] === "number" ? told["column"] : null;
  const kind = word("type").replace("/problems/", "") || "unknown";
  return new Problem(kind, word("title") || `${answer.status}`, word("detail"), word("todo"), answer.status, column);
}
