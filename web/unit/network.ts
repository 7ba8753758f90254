// A network for tests that does what a test says, and no more.
import { vi } from "vitest";

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(
    readonly url: string,
    readonly protocols: string[] = [],
  ) {}

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export interface Sent {
  path: string;
  query: URLSearchParams;
  body: { seq?: number; lines?: string[] } | null;
}

/** That the link opens nothing, and why. */
export class Problem401 {
  constructor(readonly kind: string) {}
}

/** What the server answers: something, the number of a problem, or nothing at all. */
export type Answer = object | number | "lost";

export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];
  readonly sent: Sent[] = [];
  /** What is answered to the next requests; then nothing. */
  answers: ((it: Sent) => Answer | Promise<Answer>)[] = [];

  constructor() {
    const sockets = this.sockets;
    vi.useFakeTimers();
    vi.stubGlobal("location", new URL("http://desk/"));
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols);
          sockets.push(this);
        }
      },
    );
    vi.stubGlobal("fetch", (url: URL, init: { body?: string }) => this.answer(url, init.body));
  }

  /** The newest one. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket");
    return socket;
  }

  stop(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  private async answer(url: URL, body: string | undefined): Promise<Response> {
    const call: Sent = { path: url.pathname, query: url.searchParams, body: body ? JSON.parse(body) : null };
    this.sent.push(call);
    const answer = (await this.answers.shift()?.(call)) ?? "lost";
    if (answer === "lost") throw new TypeError("network");
    if (answer instanceof Problem401) return new Response(JSON.stringify({ type: `/problems/${answer.kind}` }), { status: 401 });
    const told = typeof answer === "number" ? { type: `/problems/${answer}`, title: `problem ${answer}` } : answer;
    return new Response(JSON.stringify(told), { status: typeof answer === "number" ? answer : 200 });
  }
}
