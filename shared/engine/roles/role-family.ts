import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { isJobNoun } from "../ad/job-nouns.ts";
import type { AdInput } from "../analysis.ts";
import { isCareerBreak } from "./career-gaps.ts";
import { type JobTitle, namesJob, plainTrade, readJobTitle, titleSimilarity } from "./job-titles.ts";
import { latestRoles } from "./roles.ts";

/** The kind and level of work, ad beside resume. */
export interface RoleFamily {
  /** 0-1. */
  ratio: number;
  /** The titles that were compared, as they are written. */
  ad: string;
  resume: string;
}

/** What a title still says of the person, the latest role first. */
const freshness = [1, 0.95, 0.9, 0.8, 0.7, 0.6] as const;
/** What is left of the likeness when the levels differ by so many steps. */
const levelShares = [1, 0.95, 0.85, 0.75, 0.65] as const;

const titleLabel =
  /^(?:\d{1,2}\.\d{1,2}\s+)?(?:(?:job|position|role) ?(?:title|name)?|title)\s*[:\u2013-]\s*(?!\s)(.*)$|^(?:job|position) title$/i;
const ornaments = /^[\s*#_>-]+|(?<![\s*#_])[\s*#_]+$/g;
const linesLooked = 6;
const longestTitle = 90;

/** The ad's title: as given, else as the head of its text names it. */
export function adTitleOf(ad: AdInput): string | null {
  if (ad.title !== undefined && ad.title.trim() !== "") return ad.title;
  const lines = ad.text
    .slice(0, 1500)
    .split("\n", 20)
    .map((line) => line.slice(0, 300).replace(ornaments, ""))
    .filter((line) => line !== "")
    .slice(0, linesLooked);
  for (const [at, line] of lines.entries()) {
    const label = titleLabel.exec(line);
    const named = label?.[1]?.trim() || (label === null ? undefined : lines[at + 1]);
    if (named !== undefined && named.length <= longestTitle) return named;
  }
  const first = lines[0];
  const isTitle =
    first !== undefined && first.length <= longestTitle && !/[.!?]$/.test(first) && namesJob(first);
  return isTitle ? first : null;
}

const mostLines = 12;
const introduction = / as (?:an?|the) /i;
/** What comes after a title in a running line: "Barista at", "nurse with ten years", "2019 - 2021", "Built ...". */
const titleEnd =
  /[:;,.(|\u2013\u2014]| - | (?:with|at|who|whose|in|for|bringing|having|and|offering|specialising|specializing|experienced)\b/i;
const mostTitleWords = 7;
/** "Developed training programs": a task. */
const pastVerb = /^[a-z]+ed\b/i;

/** "Long-Distance Logistics Specialist": no list has it, but it is written like a title and says what somebody is. */
function endsInJob(title: string): boolean {
  const words = title.split(" ");
  return (
    words.length > 1 &&
    words.every((word) => /^[\p{Lu}&/]/u.test(word)) &&
    isJobNoun(words.at(-1)?.toLowerCase() ?? "")
  );
}

/** The title that opens a line or follows "as a"; "" where the words there name no job. */
function titleInLine(text: string): string {
  const words = text
    .slice(0, 300)
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}&/' +#.:;,(|\u2013\u2014-]+/gu, " ")
    .trim();
  const at = introduction.exec(words);
  const from = at === null ? words : words.slice(at.index + at[0].length);
  const end = titleEnd.exec(from);
  const title = (end === null ? from : from.slice(0, end.index)).trim();
  const isShort = title.split(" ").length <= mostTitleWords;
  return isShort && !pastVerb.test(title) && (namesJob(title) || endsInJob(title)) ? title : "";
}

/** Lines of work that may name a role, where the reader found no titles: "Worked as a Carpenter (2008 - 2010)". */
function titlesInLines(model: ResumeModel): string[] {
  return model.meta.lines
    .filter((line) => line.section === "work" && line.heading !== true)
    .slice(0, mostLines)
    .map(({ text }) => titleInLine(text))
    .filter((title) => title !== "");
}

interface Held {
  title: string;
  share: number;
}

/** A longer one is a sentence that was taken for a title. */
const mostWordsHeld = 9;

/** "Senior Leisure Assistant, acting coordinator since March 2025, Gum Gardens (78 beds)": the title comes first. */
function isLong(position: string): boolean {
  return position.split(" ").length > mostWordsHeld;
}

const ownHouse = /^(?:self[- ]?employed|sole trader|freelance|own business)\b(?:,|$)/i;

/** Sentences, breaks from work and "self employed" name no job. */
function isTitle(text: string): boolean {
  return text !== "" && !ownHouse.test(text) && !isCareerBreak(text) && !/[.!?]$/.test(text) && !isLong(text);
}

const saysOfSelf = /^(?:i am|i['\u2019]m|im|a|an)\s+(?:an?\s+)?/i;
/** What somebody is not, or not yet. */
const notYet =
  /\b(?:aspiring|student|graduate|seeking|future|looking|former|ex|retired|recent|intending|trainee|apprentice)\b/i;
const selfShare = 0.95;

/** "Qualified horticulturist, nine years in nurseries": what the summary's first words say that somebody is; "" elsewhere. */
function titleOfSelf(summary: string): string {
  const said = summary.trim().slice(0, 200);
  const title = titleInLine(said.replace(saysOfSelf, ""));
  return title === "" || notYet.test(title) || !said.replace(saysOfSelf, "").startsWith(title) ? "" : title;
}

function heldTitles(model: ResumeModel, asOf: string): Held[] {
  const { label = "", summary = "" } = model.basics;
  const self = label === "" ? titleOfSelf(summary) : "";
  const worked = latestRoles(model, asOf)
    .map((role) => model.work[role]?.position ?? "")
    .map((position) => (introduction.test(position) || isLong(position) ? titleInLine(position) : position))
    .filter(isTitle);
  const titles = worked.length > 0 ? worked : titlesInLines(model);
  return [
    ...(label === "" ? [] : [{ title: label, share: 1 }]),
    ...(self === "" ? [] : [{ title: self, share: selfShare }]),
    ...titles.map((title, at) => ({ title, share: freshness[at] ?? freshness[5] })),
  ];
}

function ratioOf(asked: JobTitle, held: JobTitle): number {
  const gap = Math.min(Math.abs(asked.level - held.level), levelShares.length - 1);
  return titleSimilarity(asked, held) * (levelShares[gap] ?? 0);
}

const alternatives = /\/|\s(?:or|&|and)\s/;
const mostAlternatives = 4;

/** "Receptionist / Administration Assistant" is either of the two. */
function readAlternatives(title: string): JobTitle[] {
  const whole = readJobTitle(title);
  const parts = whole.name.split(alternatives, mostAlternatives);
  const named = parts.length > 1 && parts.every(namesJob) ? parts : [];
  const trade = plainTrade(title);
  return [
    whole,
    ...[...named, ...(trade === undefined ? [] : [trade])].map((part) => readJobTitle(part.trim())),
  ];
}

/**
 * How near the person's work is to the ad's: the best of headline and roles, later ones first, less for a
 * distance in seniority. Null when the ad names no job; without any title in the resume the ratio is 0.
 * Source: docs/score.md.
 */
export function roleFamily(model: ResumeModel, ad: AdInput, asOf: string): RoleFamily | null {
  const title = adTitleOf(ad);
  const asked = title === null ? [] : readAlternatives(title);
  const [whole] = asked;
  if (whole === undefined || whole.stems === "") return null;
  let best: RoleFamily = { ratio: 0, ad: whole.name, resume: "" };
  for (const { title: heldTitle, share } of heldTitles(model, asOf)) {
    const held = readAlternatives(heldTitle);
    const ratio = share * Math.max(...asked.flatMap((one) => held.map((other) => ratioOf(one, other))));
    if (ratio > best.ratio || best.resume === "")
      best = { ratio, ad: whole.name, resume: held[0]?.name ?? heldTitle };
  }
  return best;
}
