import type { ResumeEdit } from "./resume-edits.ts";

const target = (edit: ResumeEdit): string => {
  if (edit.edit === "set-basics") return `basics.${edit.field}`;
  if (edit.edit === "set-work") return `work.${edit.index}.${edit.field}`;
  if (edit.edit === "set-entry") return `${edit.list}.${edit.index}.${edit.field}`;
  return "";
};

/**
 * The corrections with one more. A field corrected again keeps its last value alone, unless roles were added or
 * removed in between: indexes count in the list as it is when the edit has its turn.
 */
export function withResumeEdit(edits: readonly ResumeEdit[], edit: ResumeEdit): ResumeEdit[] {
  const name = target(edit);
  if (name === "") return [...edits, edit];
  const lastMove = edits.findLastIndex((one) => target(one) === "");
  const isReplaced = (one: ResumeEdit, at: number) => at > lastMove && target(one) === name;
  const replaced = edits.find(isReplaced);
  // What it was when it was read, not what the correction before made of it.
  const kept =
    edit.edit === "set-basics" && replaced?.edit === "set-basics" ? { ...edit, was: replaced.was } : edit;
  return [...edits.filter((one, at) => !isReplaced(one, at)), kept];
}
