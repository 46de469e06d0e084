import { numberWords } from "#shared/domain/number-words.ts";
import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { isLasting, monthUnits, splitJoinedLength, yearUnits } from "../words/lengths-of-time.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { isSameKind, type JobTitle, readJobTitle } from "./job-titles.ts";

/** Months since year 0 of `YYYY` or `YYYY-MM`; a bare year starts in January and ends in December. */
function monthOf(date: string, bareMonth: number): number {
  const year = Number(date.slice(0, 4));
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : bareMonth;
  return year * 12 + month;
}

interface RoleSpan {
  role: number;
  start: number;
  end: number;
}

const unknown = -1;

function spanOf(work: WorkEntry, role: number, asOf: string): RoleSpan {
  const now = monthOf(asOf, 1);
  const { startDate, endDate } = work;
  const end =
    endDate === undefined ? unknown : endDate === "present" ? now : Math.min(now, monthOf(endDate, 12));
  return { role, start: startDate === undefined ? unknown : monthOf(startDate, 1), end };
}

const recentMonths = 60;

/** Roles that ended within five years of `asOf`, or the latest two (by dates, then by place). */
export function recentRoles(model: ResumeModel, asOf: string): Set<number> {
  const now = monthOf(asOf, 1);
  const spans = model.work.map((work, role) => spanOf(work, role, asOf));
  const latest = latestRoles(model, asOf).slice(0, 2);
  const recent = spans.filter((s) => s.end !== unknown && now - s.end <= recentMonths);
  return new Set([...recent.map(({ role }) => role), ...latest]);
}

/** Years in the given roles; overlapping roles are counted once. */
export function mergedYears(model: ResumeModel, roles: ReadonlySet<number>, asOf: string): number {
  const spans = model.work
    .map((work, role) => spanOf(work, role, asOf))
    .filter((s) => roles.has(s.role) && s.start !== unknown && s.end >= s.start)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let months = 0;
  let reached = unknown;
  for (const { start, end } of spans) {
    const from = Math.max(start, reached);
    if (end > from) months += end - from;
    reached = Math.max(reached, end);
  }
  return months / 12;
}

/** Indexes of all roles, the latest first (by end, then start, then place). */
export function latestRoles(model: ResumeModel, asOf: string): number[] {
  return model.work
    .map((work, role) => spanOf(work, role, asOf))
    .sort((a, b) => b.end - a.end || b.start - a.start || a.role - b.role)
    .map(({ role }) => role);
}

/** Roles in the asked family, or with proof of an asked skill. */
export function relevantRoles(
  model: ResumeModel,
  adTitle: string | undefined,
  proven: ReadonlySet<number>,
): Set<number> {
  const asked: JobTitle = readJobTitle(adTitle ?? "");
  const roles = new Set(proven);
  model.work.forEach((work, role) => {
    if (work.position !== undefined && isSameKind(asked, readJobTitle(work.position))) roles.add(role);
  });
  return roles;
}

/** Years of experience asked for at one place; token positions, end exclusive. */
export interface YearsHit {
  years: number;
  first: number;
  last: number;
}

const yearsContext = new Set([
  "experience",
  "exp",
  "minimum",
  "min",
  "least",
  "postgraduate",
  "you",
  "background",
]);
/** Fewer are a stay, more than four years are said in years. */
const monthsOfYears = [12, 48] as const;

/** "12 months' experience" is a year; undefined for a time that is no length of work. */
function yearsAt(unit: string, count: number | null): number | null {
  if (count === null || yearUnits.has(unit)) return count;
  return count >= monthsOfYears[0] && count <= monthsOfYears[1] ? Math.floor(count / 12) : null;
}

/** "3 years designing products", "7 yrs as an analyst": the work comes right after; "4 years post trade", "out of your time" say since when. */
function tellsWork(next: string | undefined, behind: string | undefined): boolean {
  if (next === "out") return behind === "of";
  return (
    next === "as" ||
    next === "post" ||
    (next !== undefined && next !== "running" && next.length > 5 && next.endsWith("ing"))
  );
}

const asExperience = new Set(["experience", "exp", "background", "minimum", "track"]);

/** "the 18-month rolling forecast": a length of something else than work; "5-year experience" asks. */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  const isJoined = ((tokens[at]?.gap ?? 0) & gap.joined) !== 0 && /[^s]$/.test(tokens[at]?.low ?? "");
  return isJoined && !tokens.slice(at + 1, at + 4).some(({ low }) => asExperience.has(low));
}

/** Every place that asks for years of experience: near the word or a cue; "30 years in business" is none. */
export function findYears(tokens: readonly Token[]): YearsHit[] {
  const hits: YearsHit[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? "";
    const glued = splitJoinedLength(low);
    const unit = glued?.unit ?? low;
    if (!yearUnits.has(unit) && !monthUnits.has(unit)) continue;
    const before = tokens.slice(Math.max(0, i - 5), i).map((t) => t.low);
    const years = yearsAt(unit, glued?.count ?? countIn(before));
    if (years === null || years > 20) continue;
    const around = [...before, ...tokens.slice(i + 1, i + 9).map((t) => t.low)];
    const isAsked =
      around.some((w) => yearsContext.has(w)) || tellsWork(tokens[i + 1]?.low, tokens[i + 2]?.low);
    if (
      isAsked &&
      !isOfThing(tokens, i) &&
      !isLasting(tokens, i) &&
      !around.includes("ago") &&
      !around.includes("old")
    )
      hits.push({ years, first: Math.max(0, i - 1), last: i + 1 });
  }
  return hits;
}

const atLeast = new Set(["least", "of", "minimum"]);

/** The first number of "3-5", "five or more", "2". */
function countIn(words: readonly string[]): number | null {
  for (let i = words.length - 1; i >= 0 && words.length - i <= 4; i -= 1) {
    const word = words[i] ?? "";
    // "at least a year", "a minimum of a year"
    if (word === "a" && i === words.length - 1 && atLeast.has(words[i - 1] ?? "")) return 1;
    const value = numberWords.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
    if (value === null) continue;
    const earlier = words[i - 1] ?? "";
    const low = /^\d{1,2}$/.test(earlier) ? Number(earlier) : value;
    return Math.min(value, low);
  }
  return null;
}
