import { splitSentences } from "./claim.ts";

const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Items between commas, bars or semicolons; text in brackets belongs to its item. */
function itemsOf(text: string): string[] {
  const signs = [...text];
  const items: string[] = [];
  let depth = 0;
  let open = "";
  for (const [at, sign] of signs.entries()) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth = Math.max(0, depth - 1);
    // "$1,200" is one figure.
    if (depth === 0 && /[,;|•·]/.test(sign) && !/\S/.test(signs[at + 1] ?? " ")) {
      items.push(open);
      open = "";
    } else open += sign;
  }
  return [...items, open].map((item) => item.replace(/\.$/, "").trim()).filter((item) => item !== "");
}

const mostItemWords = 6;
const isList = (items: readonly string[]) =>
  items.length > 2 && items.every((item) => item.split(/\s+/).length <= mostItemWords);

/**
 * The parts of a line that are new compared with the lines it was written from. A sentence that one of them contains
 * word for word, or an item of one of their lists, is the person's own and needs no proof. Undefined if nothing is
 * new.
 * "Clerk for ten years. Experience in Xero. Calm." from "Clerk for ten years. Calm." leaves "Experience in Xero."
 */
export function newParts(text: string, origin: readonly string[]): string | undefined {
  const sentences = splitSentences(text);
  if (sentences.length > 1) {
    const own = new Set(origin.flatMap(splitSentences).map(plain));
    const left = sentences.filter((one) => !own.has(plain(one)));
    return left.length === 0 ? undefined : left.join(" ");
  }
  const items = itemsOf(text);
  if (!isList(items)) return text;
  const own = new Set(origin.flatMap(itemsOf).map(plain));
  const left = items.filter((item) => !own.has(plain(item)));
  return left.length === 0 ? undefined : left.join(", ");
}
