import { norm } from "../capture-score.ts";

/** Scores parsed resumes with gold labels, as defined in the test data's README. */
export interface ResumeGold {
  name: string | null;
  email: string | null;
  phone: string | null;
  sections: string[];
  employers: string[];
  titles: string[];
  skills: string[];
  layout: string;
  readable: boolean;
  expected_error?: string;
  readable_optional?: boolean;
}

/** What was read, in the labels' format. */
export type ResumeAnswer = Pick<ResumeGold, "sections" | "employers" | "titles" | "skills"> &
  Partial<Record<"name" | "email" | "phone", string | undefined>>;

/** `norm` without white space and hyphens, because letter-spaced titles and broken words occur. */
export function fold(text: string): string {
  return norm(text).replace(/[\s\-\u2010-\u2015\u2212]/g, "");
}

/** Digits only; a leading + stays. */
export function phoneForm(text: string): string {
  const digits = text.replace(/\D/g, "");
  return text.trim().startsWith("+") ? `+${digits}` : digits;
}

/** True if the answer equals the label; two absent values are equal. */
export function isSameField(field: string, gold: string | null, answer: string | undefined): boolean {
  if (gold === null || answer === undefined) return gold === null && answer === undefined;
  return field === "phone" ? phoneForm(gold) === phoneForm(answer) : fold(gold) === fold(answer);
}

/** Equal or, for labels longer than three characters, contained in the entry. */
function agrees(gold: string, entry: string): boolean {
  const wanted = fold(gold);
  const got = fold(entry);
  return got === wanted || (wanted.length > 3 && got.includes(wanted));
}

export interface ListTally {
  gold: number;
  found: number;
  got: number;
  right: number;
}

export const noTally = (): ListTally => ({ gold: 0, found: 0, got: 0, right: 0 });

/** The labels that were found and the distinct entries that match one; the others are returned as `missed`. */
export function tallyList(
  golds: readonly string[],
  entries: readonly string[],
): ListTally & { missed: string[] } {
  const distinct = new Map(entries.map((entry) => [fold(entry), entry]));
  const got = [...distinct.values()];
  const missed = golds.filter((gold) => !got.some((entry) => agrees(gold, entry)));
  const right = got.filter((entry) => golds.some((gold) => agrees(gold, entry))).length;
  return { gold: golds.length, found: golds.length - missed.length, got: got.length, right, missed };
}

/** Adds one file's counts. */
export function addTally(sum: ListTally, one: ListTally): void {
  for (const key of ["gold", "found", "got", "right"] as const) sum[key] += one[key];
}

/** A share to four places; null if the whole is 0. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(4));
}

/** Recall over the labels, and F1 with the precision over distinct entries. */
export function listScore(tally: ListTally): { recall: number | null; f1: number | null } {
  const recall = tally.gold === 0 ? 0 : tally.found / tally.gold;
  const precision = tally.got === 0 ? 0 : tally.right / tally.got;
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return { recall: share(tally.found, tally.gold), f1: tally.gold === 0 ? null : Number(f1.toFixed(4)) };
}
