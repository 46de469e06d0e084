const nameChar = /[\p{L}\p{N}._%+\-']/u;
const domainChar = /[A-Za-z0-9.-]/;

/** The e-mail address around an "@", by walking outwards: linear on any line. */
export function findEmail(text: string): string | undefined {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let from = at;
    while (from > 0 && at - from < 64 && nameChar.test(text[from - 1] ?? "")) from -= 1;
    let to = at + 1;
    while (to < text.length && to - at < 200 && domainChar.test(text[to] ?? "")) to += 1;
    const email = text.slice(from, to).replace(/(?<![.-])[.-]+$/, "");
    if (from < at && /@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/.test(email)) return email;
  }
  return undefined;
}
