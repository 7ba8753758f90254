// Who sits at this desk: the token of the link, what it allows, and what the server can do.
import { Problem, get, useCredentials } from "./api";
import { language } from "./i18n.svelte";
import { stored } from "./stored";
import type { Info, Me } from "./types";

/** With a link that opens nothing: it was taken back, its time is over, or this desk does not know it. */
export type Standing = "loading" | "nobody" | "known" | "revoked" | "expired" | "unknown" | "offline";

/** So long after a failure the server is asked again. */
const PAUSE_MS = 3000;

class Session {
  token = $state<string | null>(stored("token"));
  me = $state<Me | null>(null);
  info = $state<Info | null>(null);
  standing = $state<Standing>("loading");
  /** Why the desk is not where it was: the event is gone, or not for this link. */
  problem = $state.raw<Problem | null>(null);
  /** The event on this desk; a chief of the whole desk chooses one. */
  event = $state<string | null>(stored("event"));
  /** Counts what was asked, so that an older answer does not undo a newer one. */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.timer !== undefined && void this.load());
  }

  get isArbiter(): boolean {
    return this.me?.role === "arbiter" || this.me?.role === "chief";
  }

  get isChief(): boolean {
    return this.me?.role === "chief";
  }

  /** Of the editions that still hold, the one that came last. */
  get newestEdition(): string {
    const valid = (this.info?.editions ?? []).filter((it) => it.to === null);
    const sorted = valid.sort((a, b) => (b.from ?? "").localeCompare(a.from ?? ""));
    return sorted[0]?.edition ?? "";
  }

  /** Takes the token of a link and learns what it is good for. */
  async open(token: string): Promise<void> {
    this.token = token;
    stored("token", token);
    this.me = null;
    this.standing = "loading";
    this.forget(null);
    await this.load();
  }

  choose(event: string): void {
    this.event = event;
    this.problem = null;
    stored("event", event);
  }

  /** A board of this event is looked at: its hall is the one to go back to. A link to one event has no other. */
  visit(event: string): void {
    if (!this.me?.event && event !== this.event) this.choose(event);
  }

  /** The event is not to be had: it is forgotten, and the start page says why. */
  forget(problem: Problem | null): void {
    this.event = null;
    this.problem = problem;
    stored("event", null);
  }

  /** Asks who this is and what the server can do; while it cannot be reached, again and again. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const asked = ++this.asked;
    try {
      const info = await get<Info>("/v1/info");
      const me = this.token ? await get<Me>("/v1/me") : null;
      if (asked !== this.asked) return;
      this.info = info;
      this.me = me;
      if (me?.event) this.event = me.event;
      this.standing = me ? "known" : "nobody";
    } catch (error) {
      if (asked === this.asked) this.failed(error);
    }
  }

  /** The link came to its end while it was in use; why, the server says. */
  revoke(): void {
    this.me = null;
    this.standing = "revoked";
    void this.load();
  }

  private failed(error: unknown): void {
    if (error instanceof Problem && error.status === 401) {
      this.me = null;
      this.standing = error.kind === "link-revoked" ? "revoked" : error.kind === "link-expired" ? "expired" : "unknown";
      return;
    }
    // Who is known stays known: the boards connect again by themselves.
    if (this.standing !== "known") this.standing = "offline";
    this.timer = setTimeout(() => void this.load(), PAUSE_MS);
  }
}

export const session = new Session();
useCredentials(() => ({ token: session.token, lang: language.current }));
