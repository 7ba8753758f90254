// Where we are: the part of the address after `#`. Every screen has an address that can be sent to somebody.

class Route {
  path = $state<string[]>(parts(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.path = parts(location.hash)));
  }

  get screen(): string {
    return this.path[0] ?? "";
  }

  /** The part of this number after the name of the screen. */
  part(at: number): string | null {
    return this.path[at + 1] ?? null;
  }
}

export const route = new Route();

export function go(path: string): void {
  location.hash = path;
  route.path = parts(location.hash);
}

/** Goes there without leaving a step to come back to: a link with a token must not stay in the history. */
export function replace(path: string): void {
  history.replaceState(null, "", `#${path}`);
  route.path = parts(location.hash);
}

function parts(hash: string): string[] {
  return hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter((it) => it !== "")
    .map((it) => decodeURIComponent(it));
}
