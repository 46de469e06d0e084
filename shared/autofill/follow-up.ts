import { questionWords } from "./classify-control.ts";
import type { ReadControl } from "./classify-form.ts";
import type { FormControl } from "./form-snapshot.ts";

const SURE =
  /^(?:\w+ )?if (?:yes|no|not|so|you (?:have )?(?:answered|selected|ticked|chose|said|indicated)|your answer|the answer|other|applicable|any)\b|\bif (?:yes|so|no|you answered \w+)\b|^(?:please )?(?:specify|elaborate)\b|^(?:other|andere|autre) (?:please )?(?:specify|describe)\b|^wenn (?:ja|nein)\b|^si (?:oui|non)\b/;
/** A box of its own that asks for details without saying of what. */
const VAGUE =
  /^(?:please )?(?:provide|give|add|enter|include)?(?: us)?(?: any| some| more| further| additional| full| the)*(?: details?| explanation| reasons?| comments?)(?: (?:below|here))?$/;
const CONDITION = /^if (?:you|this|there|it|other|required|necessary)\b/;
const NO = /\bif (?:no|not|you (?:have )?(?:answered|selected|ticked|said) no)\b|^wenn nein|^si non/;
/** How many controls may lie between a question and what follows it: several follow one. */
const REACH = 4;
/** What a person has or has not, whatever was asked before: 'If you have a website, its address'. */
const OWN_LINE =
  /\b(?:linkedin|website|portfolio|github|url|link|cover letter|resume|preferred name|middle name)\b/;

export type FollowUp = { parent: FormControl | null; side: "yes" | "no" };

function isQuestion({ kind }: FormControl): boolean {
  return (
    kind === "radio" || kind === "select" || kind === "listbox" || kind === "combobox" || kind === "checkbox"
  );
}

function follows({ control, meaning }: ReadControl, before: ReadControl | undefined): boolean {
  const words = questionWords(`${control.label || control.near || control.placeholder}`);
  if (OWN_LINE.test(words) && meaning !== "other") return false;
  if (SURE.test(words) || (CONDITION.test(words) && meaning !== "full_name")) return true;
  return (
    VAGUE.test(words) && before !== undefined && (isQuestion(before.control) || before.meaning === "other")
  );
}

/**
 * What a control follows: the nearest question with choices before it, and the answer that asks for it.
 * @param read the controls of one form in the page's order.
 * @returns undefined for a question of its own.
 */
export function followUpOf(read: readonly ReadControl[], at: number): FollowUp | undefined {
  const own = read[at];
  if (own === undefined || own.control.kind === "file" || !follows(own, read[at - 1])) return undefined;
  const near = read.slice(Math.max(0, at - REACH), at).reverse();
  const parent = near.find(({ control }) => isQuestion(control) && control.form === own.control.form);
  const words = questionWords(own.control.label || own.control.near);
  return { parent: parent?.control ?? null, side: NO.test(words) ? "no" : "yes" };
}
