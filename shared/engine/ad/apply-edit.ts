import type { RequirementEdit } from "../analysis.ts";

/**
 * The list with one more correction; an earlier one of the same term gives way. Plain data in and out, so
 * that it can be stored with the saved job. Apart from what applies it: a screen that corrects loads no vocabulary.
 */
export function applyEdit(edits: readonly RequirementEdit[], edit: RequirementEdit): RequirementEdit[] {
  const key = edit.term.trim().toLowerCase();
  return [...edits.filter((one) => one.term.trim().toLowerCase() !== key), edit];
}
