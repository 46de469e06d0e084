/** Lower case, no accents, one space between words, no punctuation: what patterns of several languages meet. */
export function fold(text: string): string {
  return text
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A programmer's name (`candidate[firstName]`, `first_name`) as folded words. */
export function foldName(name: string): string {
  return fold(name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])(?=[A-Z][a-z])/g, "$1 "));
}

/** One space between words, none at the ends. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
