// Who sits at this desk: the token of the link, what it allows, and what the server can do.
import { Problem, get, useCredentials } from "./api";
import { language } from "./i18n.svelte";
import { stored } from "./stored";
import type { Info, Me } from "./types";

export type Standing = "loading" | "nobody" | "known" | "revoked" | "offline";

class Session {
  token = $state<string | null>(stored("token"));
  me = $state<Me | null>(null);
  info = $state<Info | null>(null);
  standing = $state<Standing>("loading");
  /** The event on this desk; a chief of the whole desk chooses one. */
  event = $state<string | null>(stored("event"));

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
    stored("event", null);
    this.event = null;
    await this.load();
  }

  leave(): void {
    this.token = null;
    this.me = null;
    stored("token", null);
    this.standing = "nobody";
  }

  choose(event: string): void {
    this.event = event;
    stored("event", event);
  }

  async load(): Promise<void> {
    try {
      this.info = await get<Info>("/v1/info");
      if (!this.token) {
        this.standing = "nobody";
        return;
      }
      this.me = await get<Me>("/v1/me");
      if (this.me.event) this.event = this.me.event;
      this.standing = "known";
    } catch (error) {
      this.standing = this.after(error);
    }
  }

  /** The link was taken back while it was in use. */
  revoke(): void {
    this.me = null;
    this.standing = "revoked";
  }

  private after(error: unknown): Standing {
    if (!(error instanceof Problem)) return "offline";
    if (error.kind === "link-revoked") return "revoked";
    return error.status === 401 ? "nobody" : "offline";
  }
}

export const session = new Session();
useCredentials(() => ({ token: session.token, lang: language.current }));
