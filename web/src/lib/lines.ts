// Writing lines of the transcript language.

/** A text in quotes. The language has no quotes within quotes and no lines within lines. */
export function quoted(text: string): string {
  return `"${text.replace(/"/g, "'").replace(/\s+/g, " ").trim()}"`;
}
