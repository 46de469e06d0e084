import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { findDates } from "../dates.ts";
import { headerParts } from "../header/header-parts.ts";
import { judgePart } from "../header/judge-part.ts";
import type { TextLine } from "../text-lines.ts";

const longest = 170;

const isBareDate = (text: string, range: { from: number; to: number } | undefined) =>
  range !== undefined && text.length - (range.to - range.from) < 4;

/** A dated line that names a job, or stands beside one that does. */
function isJob(lines: readonly ResumeLine[], at: number): boolean {
  const text = lines[at]?.text ?? "";
  const range = text.length > longest ? undefined : findDates(text).range;
  if (range === undefined) return false;
  // Behind dates alone employer and place may stand before the title.
  const behind = isBareDate(text, range) ? lines.slice(at + 1, at + 4) : [];
  const end = behind.findIndex((line) => line.heading === true || findDates(line.text).range !== undefined);
  const below = end === -1 ? behind : behind.slice(0, end);
  return [lines[at], lines[at - 1], lines[at + 1], ...below].some(
    (line) => line !== undefined && line.text.length <= longest && namesJob(line.text),
  );
}

/** "Lending Officer, Western Bank": title and employer in one line above the dates. */
const namesBoth = /, | at |\s[|–—-]\s/;

const bareDatesOf = (lines: readonly ResumeLine[], from: number, to: number): number[] =>
  lines
    .slice(from, to)
    .flatMap(({ text }, n) =>
      text.length <= longest && isBareDate(text, findDates(text).range) ? [from + n] : [],
    );

/** Each job begins with its dates, alone in their line: above the next ones a job's list ends in sentences. */
function namesFollow(lines: readonly ResumeLine[], at: number, to: number): boolean {
  const next = bareDatesOf(lines, at + 1, to);
  return next.length > 0 && next.every((date) => /[.!]$/.test(lines[date - 1]?.text ?? ""));
}

/** Jobs above one that is known, whatever they are called. */
function firstBareDate(lines: readonly ResumeLine[], from: number, at: number): number {
  return bareDatesOf(lines, from, at)[0] ?? at;
}

const longestTitle = 60;

/** "Senior Property Manager" above "Gum Real Estate, Brighton | 2021 to today": the title of what stands below. */
function isTitleOf(lines: readonly ResumeLine[], at: number, from: number): boolean {
  const [above, own] = [lines[at - 1], lines[at]];
  if (above === undefined || own === undefined || at - 1 <= from || above.heading === true) return false;
  const isTitle = above.text.length <= longestTitle && !/[.;:]$/.test(above.text) && namesJob(above.text);
  return isTitle && !namesJob(own.text) && findDates(above.text).range === undefined;
}

/** The line from which the jobs of a block go: its first dated job, with the names above a bare date line. */
function firstJob(lines: readonly ResumeLine[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (!isJob(lines, at)) continue;
    const text = lines[at]?.text ?? "";
    const range = findDates(text).range;
    const isBare = isBareDate(text, range);
    if (isBare && namesFollow(lines, at, to)) return firstBareDate(lines, from, at);
    if (isBare) return Math.max(from, at - (namesBoth.test(lines[at - 1]?.text ?? "") ? 1 : 2));
    const first = firstOfForm(lines, from, at, range?.from === 0);
    return isTitleOf(lines, first, from) ? first - 1 : first;
  }
  return -1;
}

/**
 * Where each job begins (or ends its line) with its dates, those above one that is known are jobs, too, whatever they
 * are called.
 */
function firstOfForm(lines: readonly ResumeLine[], from: number, to: number, isDatesFirst: boolean): number {
  const at = lines.slice(from, to).findIndex(({ text }) => {
    const { range } = text.length > longest ? {} : findDates(text);
    if (range === undefined) return false;
    return isDatesFirst ? range.from === 0 : range.from > 0 && text.length - range.to < 2;
  });
  return at === -1 ? to : from + at;
}

/** The text in blocks: what stands above the first heading, then each heading with its lines. */
function blocksOf(lines: readonly ResumeLine[]): [number, number][] {
  const starts = lines.flatMap((line, at) => (at === 0 || line.heading === true ? [at] : []));
  return starts.map((from, n) => [from, starts[n + 1] ?? lines.length]);
}

const headingReach = 3;
/** Parts behind which the jobs of a resume without their heading may stand. */
const mayHoldJobs: ReadonlySet<string> = new Set(["summary", "other", "skills"]);

const proseWords = 14;
/** What somebody says of themselves before the first job stays what it is. */
const isProse = ({ text }: ResumeLine) => text.split(" ").length >= proseWords;

/** Where the jobs of a block start; undefined when it holds none or is of a known kind. */
function jobsIn(lines: readonly ResumeLine[], from: number, to: number): number | undefined {
  const first = lines[from];
  const isTitled = first?.heading === true;
  if (isTitled && !mayHoldJobs.has(first.section)) return undefined;
  const start = firstJob(lines, from + 1, to);
  if (start === -1) return undefined;
  // A heading far above stands for other things: "Career goal", "Skills in brief".
  const isNear = start - from <= headingReach && !lines.slice(from + 1, start).some(isProse);
  const isHeading = isTitled && first.section !== "skills" && isNear;
  return isHeading ? from : start;
}

/** Sub-headings of a job that are headings of other resumes, too. */
const partOfJob = /^(?:key |selected |major )?(?:projects?|achievements?|highlights) ?:?$/i;

const nameReach = 4;
const leastColumns = 2;

/** Dates alone in their line above a title and a house. */
function holdsJob(lines: readonly ResumeLine[], from: number, to: number): boolean {
  return lines.slice(from, to).some(({ text }, n) => {
    const { range } = text.length > longest ? {} : findDates(text);
    if (range === undefined) return false;
    // "Project Engineer | Gum Constructions | Karratha | Apr 2017 - Dec 2020"
    const near = isBareDate(text, range)
      ? lines.slice(from + n + 1, from + n + nameReach).map((line) => judgePart(line.text))
      : text.split("|").length > leastColumns
        ? headerParts(text.slice(0, range.from)).map(({ kind }) => kind)
        : [];
    return near.includes("title") && near.includes("employer");
  });
}

/**
 * "PROJECTS" below one job and the next jobs below it: the list belongs to the job, and the jobs go on. Changes the
 * sections of the lines given.
 */
function goOnBehind(
  lines: readonly ResumeLine[],
  [from, to]: readonly [number, number],
  texts: readonly TextLine[],
): void {
  const head = lines[from];
  // A part of the resume stands apart, a part of a job right below its list.
  if (head === undefined || texts[head.id]?.gapBefore !== false) return;
  if (head?.heading !== true || head.section !== "other" || !partOfJob.test(head.text.trim())) return;
  if (lines[from - 1]?.section !== "work" || !holdsJob(lines, from + 1, to)) return;
  for (const line of lines.slice(from + 1, to)) line.section = "work";
}

/**
 * Jobs may stand under "Career summary", or under no heading at all: without a work section, the blocks with
 * dated jobs become it; with one, those above it. Changes the sections of the lines given.
 */
export function findHiddenWork(lines: readonly ResumeLine[], texts: readonly TextLine[] = []): void {
  const known = lines.findIndex((line) => line.section === "work" && line.heading !== true);
  for (const [from, to] of blocksOf(lines)) {
    // Beside known jobs, only those of a later time may stand above them: "Teaching", then "Before teaching".
    if (known !== -1 && from > known) goOnBehind(lines, [from, to], texts);
    if (known !== -1 && (to > known || lines[from]?.section === "skills")) continue;
    const start = jobsIn(lines, from, to);
    if (start === undefined) continue;
    for (const line of lines.slice(start, to)) line.section = "work";
  }
}
