import type {
  EducationEntry,
  ResumeModel,
  WorkEntry,
  WorkField,
} from "#shared/domain/resumes/resume-model.ts";
import { wordClasses } from "#shared/language/word-classes.ts";
import { anchored, type ResumeEdit } from "./resume-edits.ts";

/** Something in a reading that the person should look at before it is used. */
export type ReviewDoubt =
  | { kind: "job"; index: number; question: string; detail: string; isTwoJobs: boolean }
  | { kind: "qualification"; index: number; question: string; detail: string }
  /** Lines that look like work and belong to no job. */
  | { kind: "points"; lines: number[]; texts: string[] };

/** What a field of a role is called in a question. */
const fieldWords: Record<WorkField, string> = {
  position: "title",
  name: "employer",
  location: "place",
  startDate: "start",
  endDate: "end",
};

const fieldOrder: readonly WorkField[] = ["position", "name", "location", "startDate", "endDate"];

const quoted = (words: string) => `\u201c${words}\u201d`;

const hasTitleHead = (words: string) =>
  words
    .toLowerCase()
    .split(" ")
    .some((word) => wordClasses(word).includes("title-head"));

/** "Youth Worker / Acting Team Leader": both sides are titles. */
export function titlesOf(position: string): [string, string] | undefined {
  const [first, second, ...more] = position.split(/ (?:\/|\||then) /);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return hasTitleHead(first) && hasTitleHead(second) ? [first, second] : undefined;
}

function missingIn({ position, name, startDate, endDate, unsure = {} }: WorkEntry): string[] {
  const missing: string[] = [];
  if (!(position ?? unsure.position)) missing.push("title");
  if (!(name ?? unsure.name)) missing.push("employer");
  if (!(startDate ?? endDate ?? unsure.startDate ?? unsure.endDate)) missing.push("dates");
  return missing;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function jobDoubt(entry: WorkEntry, index: number): ReviewDoubt | undefined {
  if (entry.isChecked) return undefined;
  const { unsure = {} } = entry;
  const asked = fieldOrder.filter((field) => unsure[field] !== undefined && entry[field] === undefined);
  const title = entry.position ?? unsure.position;
  const isTwoJobs = title !== undefined && titlesOf(title) !== undefined;
  const missing = missingIn(entry);
  if (asked.length === 0 && missing.length === 0 && !isTwoJobs) return undefined;
  const details = [
    ...(asked.length > 0
      ? [
          `Is the ${asked.map((field) => `${fieldWords[field]} ${quoted(unsure[field] ?? "")}`).join(", the ")}?`,
        ]
      : []),
    ...(missing.length > 0 ? [`No ${listed(missing)} found.`] : []),
    ...(isTwoJobs ? ["Two titles in one line."] : []),
  ];
  return {
    kind: "job",
    index,
    question: isTwoJobs ? "Is this one job or two?" : (title ?? entry.name ?? unsure.name ?? "A job"),
    detail: details.join(" "),
    isTwoJobs,
  };
}

function qualificationDoubt(entry: EducationEntry, index: number): ReviewDoubt | undefined {
  if (entry.isChecked) return undefined;
  const { studyType, institution, startDate, endDate } = entry;
  const hasDate = (startDate ?? endDate) !== undefined;
  if (studyType !== undefined && (institution !== undefined || hasDate)) return undefined;
  return {
    kind: "qualification",
    index,
    question: studyType ?? institution ?? "A qualification",
    detail: studyType === undefined ? "No qualification named." : "No year or provider found.",
  };
}

/** Runs of neighbouring lines that belong to no job. */
function pointDoubts({ meta }: ResumeModel): ReviewDoubt[] {
  const runs: number[][] = [];
  for (const id of meta.unplaced ?? []) {
    const last = runs.at(-1);
    if (last?.at(-1) === id - 1) last.push(id);
    else runs.push([id]);
  }
  return runs.map((lines) => ({
    kind: "points",
    lines,
    texts: lines.map((id) => meta.lines[id]?.text ?? ""),
  }));
}

/**
 * What a person should look at in a reading: jobs with a field that is unsure or missing, or with two titles;
 * qualifications without provider and year; lines of work that belong to no job. None once the person has confirmed
 * the reading. In the order of the text, jobs first. Pure.
 */
export function reviewDoubts(model: ResumeModel): ReviewDoubt[] {
  if (model.meta.isConfirmed) return [];
  return [
    ...model.work.flatMap((entry, index) => jobDoubt(entry, index) ?? []),
    ...model.education.flatMap((entry, index) => qualificationDoubt(entry, index) ?? []),
    ...pointDoubts(model),
  ];
}

/** The corrections of "This is all right": every entry that was asked about counts as it is shown. Pure. */
export function confirmingEdits(model: ResumeModel): ResumeEdit[] {
  const accepted = reviewDoubts(model).flatMap((doubt): ResumeEdit[] => {
    if (doubt.kind === "points") return [];
    const list = doubt.kind === "job" ? "work" : "education";
    return [anchored(model, { edit: "accept-entry", list, index: doubt.index })];
  });
  return [...accepted, { edit: "confirm-structure" }];
}
