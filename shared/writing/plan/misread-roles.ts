import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

const task =
  /^(?:managed|led|supervised|developed|delivered|coordinated|assisted|supported|provided|created|implemented|maintained|prepared|responsible)\b/i;
const award =
  /^(?:bachelor|master of|masters|doctor of|diploma|advanced diploma|certificate|graduate (?:certificate|diploma))\b/i;
const mostTitleWords = 12;

function isMisread({ position = "", name = "" }: WorkEntry): boolean {
  if (position.trim() === "" || name.trim() === "") return true;
  if (/\t/.test(position + name)) return true;
  return task.test(position) || award.test(position) || position.split(" ").length > mostTitleWords;
}

/**
 * Entries that were read wrong: a verb as title, a degree as job, no employer, or a tab in a value. Writers do not
 * use them.
 * @returns indices into `model.work`.
 */
export function misreadRoles({ work }: ResumeModel): number[] {
  return work.flatMap((entry, at) => (isMisread(entry) ? [at] : []));
}
