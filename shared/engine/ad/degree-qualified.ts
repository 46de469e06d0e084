import type { PhraseRange } from "../words/noun-phrases.ts";
import type { Token } from "../words/tokenise.ts";

const awards = new Set("degree tertiary university".split(" "));
/** A profession by its form: "engineer", "accountant", "physiotherapist", "dietitian". */
const profession = /(?:eer|ect|ist|ant|ian|yor|nurse|worker|lawyer)s?$/;
/** People of no one field. */
const anyone = new Set(
  "assistant assistants applicant applicants specialist specialists consultant consultants".split(" "),
);
const mostWords = 3;

/**
 * "Degree qualified civil engineer", "tertiary-qualified accountant": the profession is the field of the degree.
 *
 * @returns the award with its profession in token positions, or undefined where none is named so
 */
export function qualifiedProfession(tokens: readonly Token[], at: number): PhraseRange | undefined {
  if (!awards.has(tokens[at]?.low ?? "") || tokens[at + 1]?.low !== "qualified") return undefined;
  for (let end = at + 2; end < at + 2 + mostWords && tokens[end]?.gap === 0; end += 1) {
    const low = tokens[end]?.low ?? "";
    if (profession.test(low)) return anyone.has(low) ? undefined : { first: at, last: end + 1 };
  }
  return undefined;
}
