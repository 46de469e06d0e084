import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";

const target = (edit: ResumeEdit): string => {
  if (edit.edit === "set-basics") return `basics.${edit.field}`;
  if (edit.edit === "set-work") return `work.${edit.index}.${edit.field}`;
  if (edit.edit === "set-entry") return `${edit.list}.${edit.index}.${edit.field}`;
  return "";
};

/**
 * The corrections with one more. A field corrected again keeps its last value alone, unless roles were added or
 * removed in between: indexes count in the list as it stands when the edit is its turn.
 */
export function withResumeEdit(edits: readonly ResumeEdit[], edit: ResumeEdit): ResumeEdit[] {
  const name = target(edit);
  if (name === "") return [...edits, edit];
  const lastMove = edits.findLastIndex((one) => target(one) === "");
  return [...edits.filter((one, at) => at <= lastMove || target(one) !== name), edit];
}
