// Moves in the letters of a language. A table of letters is that of the server: king, queen, rook, bishop, knight.

export type Letters = readonly string[];

export const ENGLISH: Letters = ["K", "Q", "R", "B", "N"];

/** A move as it is shown to somebody who reads these letters. */
export function inLetters(san: string, letters: Letters): string {
  const local = (english: string) => letters[ENGLISH.indexOf(english)] ?? english;
  return san.replace(/^[KQRBN]/, local).replace(/([18]=?)([QRBN])/, (_, before: string, piece: string) => before + local(piece));
}

/** A move as somebody has written it, for the transcript language, which is English. What is no such letter stays as it is,
 *  and the number of the move is left out. */
export function inEnglish(written: string, letters: Letters): string {
  const text = written.trim().replace(/^\d+\s*[.…]+\s*/, "");
  if (/^[O0]-[O0]/.test(text)) return text;
  // The longest first: one letter may begin with another one.
  const byLength = [...letters].sort((a, b) => b.length - a.length);
  const english = (local: string) => ENGLISH[letters.indexOf(local)] ?? local;
  const first = byLength.find((it) => text.startsWith(it));
  const last = byLength.find((it) => new RegExp(`[18]=?${it}[+#]*$`, "u").test(text));
  const moved = first ? english(first) + text.slice(first.length) : text;
  if (!last) return moved;
  const at = moved.lastIndexOf(last);
  return moved.slice(0, at) + english(last) + moved.slice(at + last.length);
}
