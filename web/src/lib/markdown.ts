// Just enough Markdown for the texts of the Laws: paragraphs, lists, emphasis. It makes pieces to show, never markup to
// trust.

export interface Span {
  readonly text: string;
  readonly style: "plain" | "strong" | "emphasis";
}

export type Block = { readonly kind: "paragraph"; readonly spans: Span[] } | { readonly kind: "list"; readonly items: Span[][] };

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.trim().split(/\n\s*\n/)) {
    const lines = part.split("\n").map((it) => it.trim());
    if (lines.every((it) => it === "")) continue;
    const first = lines.findIndex((it) => it.startsWith("- "));
    const before = first < 0 ? lines : lines.slice(0, first);
    if (before.length > 0) blocks.push({ kind: "paragraph", spans: spansOf(before.join(" ")) });
    if (first >= 0) blocks.push({ kind: "list", items: itemsOf(lines.slice(first)).map(spansOf) });
  }
  return blocks;
}

/** A line that does not begin an item goes on with the one before. */
function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line}`.trim());
  }
  return items;
}

function spansOf(text: string): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter((it) => it !== "");
  return parts.map((part) => {
    if (part.startsWith("**") && part.length > 4) return { text: part.slice(2, -2), style: "strong" };
    if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "emphasis" };
    return { text: part, style: "plain" };
  });
}
