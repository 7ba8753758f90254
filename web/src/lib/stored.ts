// Small things remembered in this browser. A browser may refuse to store anything; then they are forgotten.

/** Reads a value, or writes it if one is given; `null` forgets it. */
export function stored(key: string, value?: string | null): string | null {
  const name = `jadoube.${key}`;
  try {
    if (value === undefined) return sessionStorage.getItem(name) ?? localStorage.getItem(name);
    for (const store of [sessionStorage, localStorage]) {
      if (value === null) store.removeItem(name);
      else store.setItem(name, value);
    }
  } catch {
    return null;
  }
  return value;
}
