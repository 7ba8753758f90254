// A WebSocket that comes back. It connects again after a break, waiting a little longer each time, and stops for good
// when the link was taken back.
import { socketUrl } from "./api";

export type Wire = "connecting" | "live" | "broken" | "revoked";

const REVOKED = 4401;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;

export interface Listener<Message> {
  onMessage(message: Message): void;
  onWire(wire: Wire): void;
}

/** Connects and answers a function that ends it. */
export function listen<Message>(path: string, listener: Listener<Message>): () => void {
  let socket: WebSocket | null = null;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function connect(): void {
    listener.onWire("connecting");
    socket = new WebSocket(socketUrl(path));
    socket.onopen = () => {
      pause = FIRST_PAUSE_MS;
      listener.onWire("live");
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message & { type: string; reason?: string };
      if (message.type === "bye" && message.reason === "revoked") end("revoked");
      else listener.onMessage(message);
    };
    socket.onclose = (event) => {
      if (ended) return;
      if (event.code === REVOKED) return end("revoked");
      listener.onWire("broken");
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  }

  function end(wire?: Wire): void {
    ended = true;
    clearTimeout(timer);
    socket?.close();
    if (wire) listener.onWire(wire);
  }

  connect();
  return () => end();
}
