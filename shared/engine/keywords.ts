import { weightOf } from "./ad/importance-weight.ts";
import type { Importance, MatchResult, RequirementKind } from "./analysis.ts";
import { tokenise } from "./words/tokenise.ts";

/** A term of the term lists that an ad asks for, as an applicant tracking system would look for it. */
export interface Keyword {
  id: string;
  /** As the ad writes it. */
  text: string;
  kind: RequirementKind;
  importance: Importance;
  /** The resume has it literally, or by a spelling that a machine reads as the same words. */
  isFound: boolean;
}

const stemsOf = (text: string) =>
  ` ${tokenise(text)
    .map(({ stem }) => stem)
    .join(" ")} `;

/** True where the text has the words, literally or by a spelling that a machine reads as the same words (D-113). */
export const holdsWords = (text: string, words: string): boolean => stemsOf(text).includes(stemsOf(words));

/**
 * The terms inside what an ad asks for, each once, the heaviest first, with whether the resume has it literally (D-113).
 * Pure, linear in both texts.
 */
export function keywordsOf(
  { requirements }: Pick<MatchResult, "requirements">,
  resumeText: string,
): Keyword[] {
  const resume = stemsOf(resumeText);
  const all = new Map<string, Keyword>();
  for (const { terms, term, canonicalId, kind, importance } of requirements) {
    const own = canonicalId === undefined ? [] : [{ id: canonicalId, text: term, kind }];
    for (const one of terms?.filter(({ isAdjective }) => isAdjective !== true) ?? own) {
      const known = all.get(one.id);
      const isHere = resume.includes(stemsOf(one.text));
      const isHeavier = known === undefined || weightOf(importance) > weightOf(known.importance);
      const heaviest = isHeavier ? { id: one.id, text: one.text, kind: one.kind, importance } : known;
      // Of two wordings the one that is there is shown: "Android" is, "Android development" may not be.
      const text = known?.isFound ? known.text : isHere ? one.text : heaviest.text;
      all.set(one.id, { ...heaviest, text, isFound: isHere || known?.isFound === true });
    }
  }
  return [...all.values()].sort((a, b) => weightOf(b.importance) - weightOf(a.importance));
}
