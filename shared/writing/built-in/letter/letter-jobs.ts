import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { oneLine } from "#shared/domain/text.ts";
import { isJobNoun } from "#shared/engine/ad/job-nouns.ts";
import { isCareerBreak } from "#shared/engine/roles/career-gaps.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { isLatestRole } from "#shared/engine/roles/latest-role.ts";
import { findDateSpans } from "#shared/language/dates.ts";
import { misreadRoles } from "../../plan/misread-roles.ts";
import { isAgainst } from "./against.ts";
import { plainName } from "./letter-target.ts";
import { withArticle } from "./sentences.ts";
import { calmed } from "./spoken-title.ts";

/** A job as a letter may name it. */
export interface LetterJob {
  /** Index into `model.work`. */
  work: number;
  isCurrent: boolean;
  /** True unless another job may have followed it. */
  isLast: boolean;
  /** `YYYY` or `YYYY-MM`; empty if the reading is uncertain. */
  start: string;
  end: string;
  /** Present if title, employer and dates are certain. */
  sure?: { title: string; employer: string; years: string; since: string };
  /** The person's own heading line without its dates, for a job whose fields are uncertain. */
  heading?: string;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "2019-03" as "March 2019"; a year stays a year. */
export function dateWords(date: string): string {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${months[Number(month) - 1] ?? ""} ${year}`.trim();
}

/** " (2019 to 2021)", " (2018)", " (since 2019)". */
function yearsOf(start: string, end: string): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  if (end === "present") return ` (since ${from})`;
  return from === to ? ` (${from})` : ` (${from} to ${to})`;
}

const separators = new Set(" -–—|,;:•·(");

/** The text without separators at its two ends. */
function bared(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && separators.has(text[from] ?? "")) from += 1;
  while (to > from && separators.has(text[to - 1] ?? "")) to -= 1;
  return text.slice(from, to);
}

const longestHeading = 300;

/** The line without its dates and the marks around them. */
function withoutDates(line: string): string {
  if (line.length > longestHeading) return "";
  // The longest part between dates; the parts around a date are not joined.
  const spans = findDateSpans(line);
  const borders = [0, ...spans.flatMap(({ from, to }) => [from, to]), line.length];
  const pieces = spans
    .map((_, at) => line.slice(borders[2 * at], borders[2 * at + 1]))
    .concat(line.slice(borders.at(-2)));
  const text = pieces.reduce((longest, one) => (one.trim().length > longest.trim().length ? one : longest));
  const named = bared(
    oneLine(text)
      .replace(/\( ?[-–—,]? ?\)/g, "")
      .replace(/ (?:present|current|now)$/i, ""),
  );
  // "Officer (acting Manager since 2025)": close the bracket that opened before the date.
  return named.lastIndexOf("(") > named.lastIndexOf(")") ? `${named})` : named;
}

const mostHeadingWords = 14;
const mostHeadingLines = 2;

/** The lines of an entry that name it. */
export function headingIds(model: ResumeModel, { lines, highlights }: WorkEntry): number[] {
  const isPoint = (text: string) => highlights.some((one) => one.includes(text) || text.includes(one));
  const first = lines.findIndex((id) => isPoint(model.meta.lines[id]?.text ?? ""));
  return lines.slice(0, first === -1 ? mostHeadingLines : first);
}

function headingOf(model: ResumeModel, entry: WorkEntry): string | undefined {
  const [heading] = headingIds(model, entry)
    .slice(0, mostHeadingLines)
    .map((id) => withoutDates(model.meta.lines[id]?.text ?? ""))
    .filter((text) => /\p{L}{2}/u.test(text));
  if (heading === undefined) return undefined;
  const isSentence = /[.!?](?:\s|$)/.test(heading) || heading.split(" ").length > mostHeadingWords;
  const closes = heading.indexOf(")");
  // "moved here in October)" is only the end of a phrase.
  const isRest = closes !== -1 && !heading.slice(0, closes).includes("(");
  return isSentence || isRest || isAgainst(heading) ? undefined : plainName(heading);
}

/** "Intermediate, then Senior Accountant" names two titles. */
const isCut = (model: ResumeModel, entry: WorkEntry) =>
  headingIds(model, entry).some((id) => /\bthen\b/i.test(model.meta.lines[id]?.text ?? ""));

/** "Intermediate" and "Mount Harriet Gold" are not job titles. */
const isPost = (title: string) =>
  namesJob(title) || title.split(/[\s/,-]+/).some((word) => isJobNoun(word.toLowerCase()));

function sureOf(model: ResumeModel, entry: WorkEntry): LetterJob["sure"] {
  const { startDate = "", endDate = "", unsure = {}, isChecked } = entry;
  const title = plainName(entry.position);
  const employer = plainName(entry.name);
  if (title === undefined || employer === undefined || startDate === "" || endDate === "") return undefined;
  const isNamed = isPost(title) && /^(?:the )?[\p{Lu}\d]/u.test(employer);
  const isRead = isNamed && Object.keys(unsure).length === 0 && !isCut(model, entry);
  if (!isRead && isChecked !== true) return undefined;
  const years = yearsOf(startDate, endDate);
  return { title: calmed(title), employer: withArticle(employer), years, since: dateWords(startDate) };
}

/** When a job ended, for sorting; an uncertain date is good enough for that. */
export const endForOrder = ({ endDate, unsure }: WorkEntry): string => endDate ?? unsure?.endDate ?? "";

/** The jobs that a letter may name, the current one first, then the most recent. Misread entries are left out. */
export function letterJobs(model: ResumeModel): LetterJob[] {
  const misread = new Set(misreadRoles(model));
  // A job without an end may be the last one, so none is called the last.
  const isDated = model.work.every(
    ({ endDate, position = "" }) => endDate !== undefined || isCareerBreak(position),
  );
  const rank = ({ work }: LetterJob) => {
    const end = endForOrder(model.work[work] ?? { highlights: [], lines: [] });
    return end === "present" ? "9999" : end;
  };
  return model.work
    .flatMap((entry, work): LetterJob[] => {
      if (isCareerBreak(entry.position ?? "")) return [];
      const sure = misread.has(work) ? undefined : sureOf(model, entry);
      const heading = sure === undefined ? headingOf(model, entry) : undefined;
      if (sure === undefined && heading === undefined) return [];
      const end = entry.endDate ?? "";
      const start = entry.startDate ?? "";
      const place = {
        work,
        start,
        isCurrent: end === "present",
        isLast: isDated && isLatestRole(model.work, work),
        end,
      };
      return [{ ...place, ...(sure && { sure }), ...(heading && { heading }) }];
    })
    .sort((a, b) => rank(b).localeCompare(rank(a)) || a.work - b.work);
}

/** Since when the person has worked at a job's employer, including earlier jobs there that join on to it. */
export function sinceAt(model: ResumeModel, work: number): string {
  const own = model.work[work];
  let start = own?.startDate ?? "";
  for (const { name, startDate = "", endDate = "", unsure } of model.work.slice(work + 1)) {
    const isJoined = endDate.slice(0, 4) === start.slice(0, 4);
    if (name !== own?.name || unsure !== undefined || startDate === "" || !isJoined) break;
    start = startDate;
  }
  return dateWords(start);
}
