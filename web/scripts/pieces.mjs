// Makes src/lib/pieces.ts from the drawings of the notation crate, so that the desk and the printed diagrams show
// the same pieces. Run `node scripts/pieces.mjs` after a change there; a unit test notices when it was forgotten.
import { readFileSync, writeFileSync } from "node:fs";

const KINDS = { PAWN: "P", KNIGHT: "N", BISHOP: "B", ROOK: "R", QUEEN: "Q", KING: "K" };

/** The text of the module for the text of the Rust file. */
export function moduleText(rust) {
  const entries = Object.entries(KINDS).map(([name, letter]) => {
    const body = rust.split(`const ${name}: Drawing = Drawing {`)[1]?.split("};")[0];
    if (!body) throw new Error(`no drawing of ${name}`);
    const field = (key) => {
      const found = new RegExp(`${key}: "([^"]*)"`).exec(body);
      if (!found) throw new Error(`no ${key} of ${name}`);
      return found[1].replace(/\\\n\s*/g, "");
    };
    const shape = { outline: field("outline"), lines: field("lines"), spots: field("spots") };
    const rows = Object.entries(shape).map(([key, path]) => `    ${key}: ${JSON.stringify(path)},\n`);
    return `  ${letter}: {\n${rows.join("")}  },\n`;
  });
  return (
    "// The drawings of the six pieces in a box of 100 by 100. Made by scripts/pieces.mjs; do not edit.\n\n" +
    "export interface Drawing {\n  readonly outline: string;\n  readonly lines: string;\n  readonly spots: string;\n}\n\n" +
    `export const DRAWINGS = {\n${entries.join("")}} as const satisfies Record<string, Drawing>;\n`
  );
}

export const RUST = new URL("../../crates/notation/src/diagram/pieces.rs", import.meta.url);
export const MODULE = new URL("../src/lib/pieces.ts", import.meta.url);

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split("/").pop())) {
  writeFileSync(MODULE, moduleText(readFileSync(RUST, "utf8")));
}
