// A WebSocket that comes back. It connects again after a break or a silence, waiting a little longer each time, and stops
// for good when the link was taken back, is over or does not lead here.
import { Problem, get, socketTo } from "./api";
import type { SocketMessage } from "./types";

export type Wire = "connecting" | "live" | "broken" | "revoked" | "refused";

/** The link was taken back, or its time is over. */
const REVOKED = 4401;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** The server says something every ten seconds; after this nobody is there. */
export const SILENCE_MS = 25_000;

export interface Listener<Message> {
  onMessage(message: Message): void;
  /** With `refused` comes what the server has against it. */
  onWire(wire: Wire, problem?: Problem): void;
}

function isOfSocket(message: { readonly type: string }): message is SocketMessage {
  return message.type === "tick" || message.type === "bye";
}

/** Connects and answers a function that ends it. */
export function listen<Message extends { readonly type: string }>(path: string, listener: Listener<Message>): () => void {
  let socket: WebSocket | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function connect(): void {
    const current = socketTo(path);
    let opened = false;
    socket = current;
    heard();
    current.onopen = () => {
      opened = true;
      pause = FIRST_PAUSE_MS;
      heard();
      listener.onWire("live");
    };
    current.onmessage = (event) => {
      heard();
      const message = JSON.parse(String(event.data)) as Message | SocketMessage;
      if (!isOfSocket(message)) listener.onMessage(message);
      else if (message.type === "bye" && (message.reason === "revoked" || message.reason === "expired")) end("revoked");
    };
    current.onclose = (event) => {
      if (ended || current !== socket) return;
      if (event.code === REVOKED) return end("revoked");
      if (opened) lost();
      else void ask();
    };
  }

  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE_MS);
  }

  /** Nobody waits for a dead socket to close by itself. */
  function lost(): void {
    const dead = socket;
    socket = null;
    dead?.close();
    clearTimeout(silence);
    listener.onWire("broken");
    timer = setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  /** A socket that never opened does not say why; the same question without a socket does. */
  async function ask(): Promise<void> {
    clearTimeout(silence);
    const refusal = await get(path.replace(/\/live(?=\?|$)/, "")).then(() => null, (error: unknown) => error);
    if (ended) return;
    if (!(refusal instanceof Problem)) return lost();
    if (refusal.status === 401) end("revoked");
    else if (refusal.status === 403 || refusal.status === 404) end("refused", refusal);
    else lost();
  }

  function end(wire?: Wire, problem?: Problem): void {
    ended = true;
    clearTimeout(timer);
    clearTimeout(silence);
    socket?.close();
    if (wire) listener.onWire(wire, problem);
  }

  listener.onWire("connecting");
  connect();
  return () => end();
}
