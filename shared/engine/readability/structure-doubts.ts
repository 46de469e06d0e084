import { type DocumentFacts, isRecognised } from "#shared/domain/resumes/document-facts.ts";
import { recognisedSentence } from "#shared/domain/resumes/recognition-sentences.ts";
import type { ResumeLine, ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

/** Signs that a resume is built otherwise than it was read, each with what was seen, in words. */
export const structureDoubts = {
  "empty-headings": "Headings stand without anything under them.",
  "loose-dates": "Dates stand alone, away from what they belong to.",
  "one-section": "Nearly everything was read as one section.",
  "verb-title": "A sentence was read as a job title.",
  "degree-job": "A qualification was read as a job.",
  "no-employer": "Roles were read without an employer.",
  "glued-words": "Words run into each other.",
  recognised: recognisedSentence,
} as const;
export type StructureDoubt = keyof typeof structureDoubts;

const isAsciiLetter = (code: number) => (code > 96 && code < 123) || (code > 64 && code < 91);
const lastAscii = 0x7f;

/** A loop: every letter of the resume is counted. */
function lettersIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > lastAscii) return count + (text.slice(at).match(/\p{L}/gu)?.length ?? 0);
    if (isAsciiLetter(code)) count += 1;
  }
  return count;
}

/** Two section headings in a row: what was between them was read elsewhere. */
function hasEmptyHeadings({ meta: { lines } }: ResumeModel): boolean {
  const isBare = (line: ResumeLine, at: number) => {
    const next = lines[at + 1];
    return (
      line.heading === true &&
      (next === undefined || (next.heading === true && next.section !== line.section))
    );
  };
  return lines.filter(isBare).length >= 2;
}

const dateEnd = /^(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|\d\d?[/.](?:19|20)\d\d|present|current|now|today)$/iu;
const longestDate = 40;

/** "2019", "Mar 2019 - Present": a date or two and nothing else. */
function isDateOnly(text: string): boolean {
  if (text.length > longestDate || !/\d{4}/.test(text)) return false;
  const ends = text.split(/[-–—]| to | until /).map((one) => one.trim());
  return ends.length <= 2 && ends.every((one) => dateEnd.test(one));
}

const roleSections: readonly string[] = ["header", "summary", "work", "skills"];

/** Lines of nothing but a date that no entry has as its own. */
function hasLooseDates({ meta, work, education }: ResumeModel): boolean {
  const owned = new Set(
    [...work, ...education].flatMap((entry) => ((entry.startDate ?? entry.endDate) ? entry.lines : [])),
  );
  const loose = meta.lines.filter(
    ({ id, text, section }) => roleSections.includes(section) && isDateOnly(text.trim()) && !owned.has(id),
  );
  return loose.length >= 2;
}

/** From so many letters on a text is long enough to have sections. */
const leastLetters = 600;
const mostShare = 0.6;

/** Over 60 % of the letters in one section; in the roles that is usual, and counts only where no two of them are whole. */
function isOneSection({ meta: { lines }, work }: ResumeModel): boolean {
  const letters = new Map<string, number>();
  let total = 0;
  for (const { section, text } of lines) {
    const count = lettersIn(text);
    letters.set(section, (letters.get(section) ?? 0) + count);
    total += count;
  }
  if (total < leastLetters) return false;
  if (isLopsided(work)) return true;
  return [...letters].some(
    ([section, count]) =>
      count > mostShare * total && (section !== "work" || work.filter(isWhole).length === 0),
  );
}

/** Lines of one role from which it holds what belongs to others, when those have none. */
const crowdedRole = 12;

function isLopsided(work: readonly WorkEntry[]): boolean {
  const bare = work.filter(({ highlights }) => highlights.length === 0).length;
  return bare >= 2 && work.some(({ highlights }) => highlights.length >= crowdedRole);
}

const isWhole = ({ name, position, startDate, endDate }: WorkEntry) =>
  Boolean(name && position && (startDate ?? endDate));

/** First words of a sentence about what somebody did, never of a title. */
const deeds = new Set(
  "achieved administered advised analysed analyzed assisted built collaborated completed conducted coordinated created delivered designed developed drove ensured established executed facilitated generated handled helped implemented improved increased introduced launched led liaised maintained managed mentored monitored negotiated organised organized oversaw participated performed planned prepared presented produced provided reduced resolved reviewed spearheaded streamlined supervised supported trained used utilised utilized worked wrote".split(
    " ",
  ),
);
const firstWord = /^(?:(?:also|successfully) )?(\w+)/i;

function beginsWithDeed(position: string): boolean {
  const word = firstWord.exec(position)?.[1]?.toLowerCase();
  return (word !== undefined && deeds.has(word)) || /^responsible for\b/i.test(position);
}
const degrees =
  /^(?:bachelor|master(?:s\b|'s| of| in)|doctor(?:ate| of)|diploma|advanced diploma|graduate (?:certificate|diploma)|associate degree|certificate (?:i|ii|iii|iv|1|2|3|4)\b|b\.?sc\b|m\.?sc\b|b\.?a\b|mba\b|ph\.?d\b|b\.?eng\b|m\.?eng\b|b\.?tech\b|hsc\b|high school)/i;
/** "PhD candidate", "High school teacher": work after all. */
const jobsOfDegrees =
  /\b(?:builder|chef|student|trainee|intern|tutor|teacher|lecturer|candidate|coach|scheduler|coordinator|manager)\b/i;

const hasVerbTitle = ({ work }: ResumeModel) =>
  work.some(({ position }) => position !== undefined && beginsWithDeed(position));
const hasDegreeJob = ({ work }: ResumeModel) =>
  work.some(({ position = "" }) => degrees.test(position) && !jobsOfDegrees.test(position));

/** More than half of the roles, and two at least. */
function lacksEmployers({ work }: ResumeModel): boolean {
  const bare = work.filter(({ name }) => name === undefined || name === "").length;
  return bare >= 2 && bare * 2 > work.length;
}

const gluedLetters = 24;
const longRun = /\S{24}/;
/** "managedateam" and "ReportsSQLTableau": long beyond any word, no address, no hyphen. */
function hasGluedWords({ meta: { lines } }: ResumeModel): boolean {
  let glued = 0;
  for (const { text } of lines) {
    if (!longRun.test(text)) continue;
    for (const word of text.split(/\s+/))
      if (word.length >= gluedLetters && /^[\p{L},.;:()]+$/u.test(word)) glued++;
  }
  return glued >= 2;
}

const seen: Record<StructureDoubt, (model: ResumeModel, file: DocumentFacts | undefined) => boolean> = {
  "empty-headings": hasEmptyHeadings,
  "loose-dates": hasLooseDates,
  "one-section": isOneSection,
  "verb-title": hasVerbTitle,
  "degree-job": hasDegreeJob,
  "no-employer": lacksEmployers,
  "glued-words": hasGluedWords,
  recognised: (_model, file) => isRecognised(file),
};

/**
 * Why the structure that was read is not believed; none of a resume that was read well, or that its person confirmed.
 * Pure.
 * @param file what its file showed: a text that was recognised in a picture is doubted however well it looks.
 */
export function findStructureDoubts(model: ResumeModel, file?: DocumentFacts): StructureDoubt[] {
  if (model.meta.isConfirmed === true) return [];
  const names = Object.keys(structureDoubts) as StructureDoubt[];
  return names.filter((name) => seen[name](model, file));
}
