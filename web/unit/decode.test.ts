import { expect, test } from "vitest";
import { decoded } from "../src/lib/decode";

function bytes(...values: number[]): ArrayBuffer {
  return new Uint8Array(values).buffer;
}

test("UTF-8 is read as it is, with or without a mark", () => {
  expect(decoded(new TextEncoder().encode("Šárka Žižková").buffer as ArrayBuffer)).toBe("Šárka Žižková");
  expect(decoded(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe("A");
  expect(decoded(bytes())).toBe("");
});

test("what is not UTF-8 was written by Windows", () => {
  // Šárka, Ľubomír
  expect(decoded(bytes(0x8a, 0xe1, 0x72, 0x6b, 0x61))).toBe("Šárka");
  expect(decoded(bytes(0xbc, 0x75, 0x62, 0x6f, 0x6d, 0xed, 0x72))).toBe("Ľubomír");
  expect(decoded(bytes(0xff, 0xfe, 0x60, 0x01))).toBe("Š");
  expect(decoded(bytes(0xfe, 0xff, 0x01, 0x60))).toBe("Š");
  // Without a mark.
  expect(decoded(bytes(0x41, 0, 0x6e, 0, 0x6e, 0, 0x61, 0))).toBe("Anna");
  expect(decoded(bytes(0, 0x41, 0, 0x6e, 0, 0x6e, 0, 0x61))).toBe("Anna");
});
