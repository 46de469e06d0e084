const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Word's and Wingdings' list marks in the private area of Unicode. */
const privateBullet =
  /^([ \t]*)[\uf02d\uf06e\uf06f\uf071\uf075\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc](?=\s|\S)/gm;

/**
 * One form for what files write in many: line ends, ligatures, soft hyphens, invisible characters, odd spaces and
 * list marks. Control characters and lone surrogates go. Linear.
 */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[\uFB00-\uFB06]/g, (one) => ligatures[one] ?? one)
    .replace(
      /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffd\ufff9-\ufffc]|[\u{e0000}-\u{e007f}]/gu,
      "",
    )
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(privateBullet, "$1•")
    .split("\n")
    .map((line) =>
      [...line]
        .filter((char) => (char >= " " && char !== "\u007f") || char === "\t")
        .join("")
        .trimEnd(),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Text of a plain file: UTF-8 or UTF-16 by its mark, else UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Signs that are not white space. */
export function countCharacters(text: string): number {
  return text.replace(/\s/g, "").length;
}
