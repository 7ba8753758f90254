// The text of files that people keep: UTF-8 or UTF-16 where they are, else as Windows writes in Central Europe.

/** Without a mark at the beginning, UTF-16 is known by the zeros beside letters. */
function wide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map((odd) => start.filter((it, at) => at % 2 === odd && it === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return "utf-16le";
  return even > start.length / 4 && odd === 0 ? "utf-16be" : null;
}

export function decoded(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const form = wide(bytes);
  if (form) return new TextDecoder(form).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}
