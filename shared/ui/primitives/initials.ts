/**
 * The first letters of the first and last word, at most `count`: "Bellwether Energy" is BE. Bracketed text is
 * ignored.
 */
export function initials(name: string, count: 1 | 2): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last]
    .slice(0, count)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en-AU");
}
