import { isKnownWord } from "#shared/engine/score/word-weights.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { isEveryday } from "../../verify/everyday-words.ts";

/** Countries, cities and their people, and the first words of official names. */
const proper =
  /^(?:Austral(?:ia|asia)n?|Victorian?|Queensland|Tasmanian?|Aboriginal|Indigenous|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|European?|Asian?|American?|British|Commonwealth|Māori|Pacific|Windows|Bank|University|Department|Ministry|City|Shire|State|House|Institute|School|College|Church|Board|Office|Port|Bachelor|Master|Diploma|Certificate|Doctor)$/u;
/** Endings of plain English words, which names rarely have. */
const plainEnd = /(?:ions?|ments?|overs?|ings?|ers|ity|ness|al|ic|ive|[^su]s)$/;

/** Lowers the first letter unless it begins a name, an acronym or a tool. */
export function lowered(text: string): string {
  const first = /^[^\s,;:]+/.exec(text)?.[0] ?? "";
  const low = first.toLowerCase();
  if (first.length === 1 || !/^\p{Lu}[\p{Ll}'\u2019-]*$/u.test(first) || proper.test(first)) return text;
  const isPlain = isEveryday(low) || isKnownWord(stem(low)) || plainEnd.test(low);
  const isTool = findTerms(first).some(({ term }) => term.kind === "tool");
  const isName = /^\S+(?<!:) [\p{Lu}\d]/u.test(text);
  return isPlain && !isTool && !isName ? low + text.slice(first.length) : text;
}
