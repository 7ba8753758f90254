// Where one is on the page: the part of the address after `#`. Every view has an address that can be sent to somebody.

export const VIEWS = ["pairings", "boards", "standings", "crosstable"] as const;

export type Place =
  | { view: (typeof VIEWS)[number]; round: number | null }
  | { view: "player"; player: string }
  | { view: "game"; round: number; board: number }
  | { view: "projector" };

class Here {
  place = $state.raw<Place>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.place = read(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const here = new Here();

export function addressOf(place: Place): string {
  switch (place.view) {
    case "player":
      return `#player/${encodeURIComponent(place.player)}`;
    case "game":
      return `#game/${place.round}/${place.board}`;
    case "projector":
      return "#projector";
    default:
      return place.round === null ? `#${place.view}` : `#${place.view}/${place.round}`;
  }
}

function read(hash: string): Place {
  const [view, one, two] = hash.replace(/^#\/?/, "").split("/");
  const round = numberOf(one);
  const board = numberOf(two);
  if (view === "player" && one) return { view, player: unescaped(one) };
  if (view === "game" && round !== null && board !== null) return { view, round, board };
  if (view === "projector") return { view };
  return { view: VIEWS.find((it) => it === view) ?? "pairings", round };
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** An address that somebody typed may have a `%` that means nothing. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
