import type { AdSentence } from "../ad-sentence.ts";
import type { AdZone } from "./ad-zone.ts";

const must = /\b(?:essential|mandatory|required)\s?\(?[=:\u2013-]?\s?\(?([A-Z]{1,2})\)/i;
const wish =
  /\b(?:desirable|advantageous|preferred|preferable|highly desirable|nice to have|beneficial)\s?\(?[=:\u2013-]?\s?\(?([A-Z]{1,2})\)/i;
/** A legend is a short line; a longer sentence with a bracket is none. */
const longestLegend = 80;
const least = 3;
const mark = /\(([A-Z]{1,2})\)?[.;,]?$/;

/** What each letter of the legend "Essential (E), advantageous (A)" means; undefined where the ad has none. */
function legendIn(
  text: string,
  sentences: readonly AdSentence[],
): { at: number; levels: Map<string, AdZone> } | undefined {
  for (const [at, { start, end }] of sentences.entries()) {
    if (end - start > longestLegend) continue;
    const written = text.slice(start, end);
    const [essential, desirable] = [must.exec(written)?.[1], wish.exec(written)?.[1]];
    if (essential === undefined || desirable === undefined || essential === desirable) continue;
    return {
      at,
      levels: new Map([
        [essential, "requirements"],
        [desirable, "preferred"],
      ]),
    };
  }
  return undefined;
}

/** The level that a mark at the end of a sentence names. */
function markedAs(text: string, { start, end }: AdSentence): string {
  return mark.exec(text.slice(start, end).trimEnd())?.[1] ?? "";
}

/**
 * A person specification that marks each demand by a letter, as its legend explains: "An ERP of any make (E). SQL (A)."
 * Marks of the words essential and desirable themselves need no legend.
 */
export function withLetterLevels(text: string, sentences: readonly AdSentence[]): AdSentence[] {
  const legend = legendIn(text, sentences);
  const levels =
    legend?.levels ??
    new Map<string, AdZone>([
      ["E", "requirements"],
      ["D", "preferred"],
    ]);
  const marked = sentences.map((sentence) => markedAs(text, sentence));
  const known = marked.filter((letter) => levels.has(letter));
  if (known.length < least || new Set(known).size < 2) return [...sentences];
  return sentences.flatMap((sentence, at) => {
    if (at === legend?.at) return [];
    const zone = levels.get(marked[at] ?? "");
    return [zone === undefined ? sentence : { ...sentence, zone, literal: true }];
  });
}
