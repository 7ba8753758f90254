import { describe, expect, test } from "vitest";
import { ENGLISH, inEnglish, inLetters } from "../src/lib/letters";

const CZECH = ["K", "D", "V", "S", "J"];
const SLOVENE = ["K", "D", "T", "L", "S"];
const RUSSIAN = ["Кр", "Ф", "Л", "С", "К"];
const FRENCH = ["R", "D", "T", "F", "C"];
const ESTONIAN = ["K", "L", "V", "O", "R"];

describe("moves in the letters of a language", () => {
  test.each([
    ["Nf3", "Jf3", CZECH],
    ["Nbxd7+", "Sbxd7+", SLOVENE],
    ["e8=Q#", "e8=D#", CZECH],
    ["exd8=N", "exd8=C", FRENCH],
    ["Kd1", "Rd1", FRENCH],
    ["Rd1", "Td1", FRENCH],
    ["Ke2", "Крe2", RUSSIAN],
    ["Ne2", "Кe2", RUSSIAN],
    ["O-O-O", "O-O-O", ESTONIAN],
    ["e4", "e4", SLOVENE],
    ["Bb5", "Bb5", ENGLISH],
  ])("%s is %s", (english, local, letters) => {
    expect(inLetters(english, letters)).toBe(local);
    expect(inEnglish(local, letters)).toBe(english);
  });

  test("English letters are read where the language has no such letter, and numbers are left out", () => {
    expect(inEnglish("Nf3", CZECH)).toBe("Nf3");
    expect(inEnglish(" 12... Jg8 ", CZECH)).toBe("Ng8");
    expect(inEnglish("e8D", CZECH)).toBe("e8Q");
    expect(inEnglish("g1f3", CZECH)).toBe("g1f3");
    expect(inEnglish("", CZECH)).toBe("");
  });
});
