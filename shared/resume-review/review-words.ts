import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { counted } from "#shared/domain/text.ts";
import { reviewDoubts } from "#shared/resume/review-doubts.ts";
import type { EntryCard, ReadEntry } from "./entry-texts.ts";
import { dateWords } from "./typed-dates.ts";

const smallNumbers = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "3 jobs, 2 qualifications, 3 licences. Three need a look." */
export function reviewSummary(model: ResumeModel): string {
  const { work, education, certificates } = model;
  const found = [
    counted(work.length, "job"),
    counted(education.length, "qualification"),
    counted(certificates.length, "licence"),
  ].join(", ");
  const { length } = reviewDoubts(model);
  if (length === 0) return `${found}.`;
  return `${found}. ${smallNumbers[length] ?? length} ${length === 1 ? "needs" : "need"} a look.`;
}

const shortDate = (date: string | undefined) => (date === "present" ? "now" : dateWords(date));

/** "Mar 2019 – now", "2018". */
function span(start: string | undefined, end: string | undefined): string | undefined {
  const ends = [shortDate(start), shortDate(end)].filter((part) => part !== "");
  return [...new Set(ends)].join(" \u2013 ") || undefined;
}

export const jobDates = ({ startDate, endDate }: WorkEntry) => span(startDate, endDate);

/** The dates of an entry of another list; a licence says until when. */
export function entryDates({ startDate, endDate, date, expires }: ReadEntry): string | undefined {
  if (expires !== undefined) return `to ${dateWords(expires)}`;
  return span(startDate, endDate ?? date);
}

export function entryTitle({ nameField, list }: EntryCard, entry: ReadEntry): string {
  const words = list === "skills" ? entry.keywords?.join(", ") : undefined;
  return entry[nameField] || words || entry.institution || "Without a name";
}

export const entryText = (entry: ReadEntry) => entry.institution ?? entry.issuer ?? entry.position;
