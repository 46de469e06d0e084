import { oneLine } from "#shared/domain/text.ts";
import type { ImproveInput } from "../built-in/draft/improve-letter.ts";
import type { LineEdit } from "../prompt.ts";
import { splitParagraphs, splitSentences } from "../verify/claim.ts";
import { groundLetter } from "../verify/ground-letter.ts";
import type { WritingMaterial } from "../verify/writing-material.ts";
import { type Refusal, refuseEdit } from "./refuse-edit.ts";
import type { Refused } from "./repair.ts";
import { noLineNamed } from "./resume-answer.ts";

/** The target and the day that the fact check needs for the sentences of a draft. */
export const placeOf = (input: ImproveInput, { target }: WritingMaterial) => ({ target, asOf: input.asOf });

/** One sentence that took the place of another. */
export interface Replaced {
  id: number;
  factIds: number[];
  before: string;
  after: string;
}

export interface SentenceCheck {
  input: ImproveInput;
  material: WritingMaterial;
  factIds: ReadonlySet<number>;
  open: readonly string[];
  show: (text: string) => string;
}

/** Applies the edits that pass the check; returns the others with the reason. */
export function replaceSentences(start: string, edits: readonly LineEdit[], check: SentenceCheck) {
  const refused: Refused[] = [];
  const done: Replaced[] = [];
  let text = start;
  for (const edit of edits) {
    const before = check.open[edit.lineId];
    const after = oneLine(check.show(edit.text));
    if (before === undefined || after === before || after === "") continue;
    const result = withSentence(text, before, after, edit, check);
    if ("refused" in result) refused.push({ id: edit.lineId, text: after, ...result.refused });
    else {
      text = result.text;
      done.push({ id: edit.lineId, factIds: edit.factIds, before, after });
    }
  }
  return { text, done, refused };
}

/** Replaces one sentence and checks it within its paragraph, because its neighbours say which role it is about. */
function withSentence(
  text: string,
  before: string,
  after: string,
  edit: LineEdit,
  { input, material, factIds }: SentenceCheck,
): { text: string } | { refused: Refusal } {
  const refused = (claim: string, reason: string) => ({ refused: { claim, reason } });
  const paragraph = splitParagraphs(text).find((one) => splitSentences(one).includes(before));
  if (paragraph === undefined) return refused(before, "This sentence is not there any more.");
  if (edit.factIds.some((id) => !factIds.has(id)) || after.length > before.length * 2 + 120)
    return refused(after.slice(0, 80), noLineNamed);
  if (splitSentences(after).length !== 1)
    return refused(after.slice(0, 80), "One sentence becomes one sentence.");
  const place = placeOf(input, material);
  const check = (one: string) => groundLetter(one, material.facts, place).filter((line) => !line.supported);
  const changed = paragraph.replace(before, () => after);
  const own = check(changed).find((one) => one.line === after);
  if (own !== undefined && !own.supported) return refused(own.claim.claim, own.claim.reason);
  if (check(changed).length > check(paragraph).length)
    return refused(after.slice(0, 80), "It would change what the next sentence is about.");
  const loss = refuseEdit(before, after, input.ad.text);
  return loss ? { refused: loss } : { text: text.replace(paragraph, () => changed) };
}
