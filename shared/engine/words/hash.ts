/** FNV-1a over the texts, eight hexadecimal digits: tells texts apart, and hides none. */
export function hashOf(texts: readonly string[]): string {
  let h = 0x811c9dc5;
  for (const text of texts)
    for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, "0");
}
