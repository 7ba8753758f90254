// All halls that this link may see and in which something goes on. They stay connected while one is at a board, so that what
// waits anywhere is known everywhere.
import { get } from "./api";
import { LiveHall } from "./hall.svelte";
import { language } from "./i18n.svelte";
import { session } from "./session.svelte";
import type { EventShort } from "./types";

/** So long others may tell that something changed, until it is asked once for all of them. */
const TOGETHER_MS = 200;
/** More events at once are not followed; each is a connection. */
const HALLS_MAX = 8;

class Halls {
  all = $state.raw<readonly LiveHall[]>([]);
  /** By language and event. */
  private followed = new Map<string, { hall: LiveHall; end: () => void }>();
  private own: readonly string[] = [];
  /** The other events that go on, unless they are not followed. */
  private others: readonly string[] | null = null;
  private asked = 0;
  private soon: ReturnType<typeof setTimeout> | null = null;

  /** How many boards wait for the arbiter, in all events. */
  get waiting(): number {
    return this.all.reduce((sum, it) => sum + it.waiting, 0);
  }

  /** Follows the halls of these events, and of all others in which a round goes on. */
  follow(own: readonly string[], withOthers: boolean): void {
    this.own = own;
    this.others = withOthers ? (this.others ?? []) : null;
    this.connect();
    if (withOthers) void this.look();
  }

  /** Looks which other events go on. What was asked later counts. */
  private async look(): Promise<void> {
    const asked = ++this.asked;
    const others = await otherEvents();
    if (asked !== this.asked || this.others === null) return;
    this.others = others;
    this.connect();
  }

  /** Every hall that is followed tells it: it is asked once. */
  private lookSoon(): void {
    if (this.others === null || this.soon !== null) return;
    this.soon = setTimeout(() => {
      this.soon = null;
      if (this.others !== null) void this.look();
    }, TOGETHER_MS);
  }

  private connect(): void {
    const events = [...this.own, ...(this.others ?? []).filter((it) => !this.own.includes(it))];
    const wanted = new Map(events.map((it) => [`${language.current} ${it}`, it]));
    for (const [key, { end }] of this.followed) {
      if (wanted.has(key)) continue;
      end();
      this.followed.delete(key);
    }
    for (const [key, event] of wanted) if (!this.followed.has(key)) this.followed.set(key, this.connected(event));
    this.all = [...wanted.keys()].flatMap((it) => this.followed.get(it)?.hall ?? []);
  }

  private connected(event: string): { hall: LiveHall; end: () => void } {
    const hall = new LiveHall(event, () => this.lookSoon());
    const end = hall.connect(null, (wire, problem) => {
      if (wire === "revoked") session.revoke();
      else if (wire === "refused" && event === session.event) session.forget(problem ?? null);
    });
    return { hall, end };
  }
}

export const halls = new Halls();

/** The other events in which a round goes on, for a link to the whole desk. */
async function otherEvents(): Promise<string[]> {
  if (!session.isArbiter || session.me?.event) return [];
  const known = await get<EventShort[]>("/v1/events").catch(() => []);
  const open = known.filter((it) => it.open.length > 0 && it.event !== session.event);
  return open.map((it) => it.event).slice(0, HALLS_MAX);
}
