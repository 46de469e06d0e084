import type { EducationEntry } from "#shared/domain/resumes/resume-model.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import type { HeadValue } from "./head-values.ts";
import type { TaggedHead, TaggedResume } from "./tag-resume.ts";

const ongoing =
  /\b(in progress|studying|current(?:ly)?|ongoing|present|expected|enrolled|part[- ]complete|completing|anticipated|undertaking|deferred|(?:first|second|one|two|three) (?:years?|semesters?) (?:only|completed|done|of)|half(?:way)? (?:done|finished|through))\b/i;

const leastProbability = 0.5;

/** "Bachelor of Nursing" has the area Nursing. */
function areaOf(studyType: string): string | undefined {
  return /\b(?:of|in)\s(.{2,80})$/i.exec(studyType)?.[1];
}

const samePlace = /^(?:the )?same (?:place|school|uni|university|tafe|college|institute)\b/i;

/** A second qualification after an institution or a date is another entry; side by side they are one double degree. */
function splitQualifications(values: readonly HeadValue[]): HeadValue[][] {
  const entries: HeadValue[][] = [];
  let open: HeadValue[] = [];
  for (const value of values) {
    const own = open.map(({ label }) => label);
    const isAgain = value.label === "G" && own.includes("G") && (own.includes("I") || own.includes("D"));
    if (isAgain) {
      // An institution or a year that was before the first qualification is before this one too.
      const moved =
        own[0] !== "G" && open.at(-1)?.label === own[0] && open.length > 2 ? open.pop() : undefined;
      entries.push(open);
      open = moved === undefined ? [] : [moved];
    }
    open.push(value);
  }
  if (open.length > 0) entries.push(open);
  return entries;
}

/** The written value; two qualifications side by side are one double degree, in the words between them. */
function textOf(
  values: readonly HeadValue[],
  label: HeadValue["label"],
  tagged: TaggedResume,
): string | undefined {
  const own = values.filter((value) => value.label === label && value.probability >= leastProbability);
  const [first, second] = own;
  if (first === undefined || label !== "G" || second === undefined || second.line !== first.line)
    return first?.text;
  const line = tagged.lines[first.line]?.text ?? "";
  return line.slice(first.end, second.start).length < 6 ? line.slice(first.start, second.end) : first.text;
}

function datesOf(values: readonly HeadValue[]): Pick<EducationEntry, "startDate" | "endDate"> {
  const dates = values.flatMap((value) => value.date ?? []);
  const range = dates.find((date) => date.kind === "range" || date.kind === "since");
  if (range !== undefined)
    return {
      ...(range.start === undefined ? {} : { startDate: range.start }),
      ...(range.end === undefined ? {} : { endDate: range.end }),
    };
  const [first, second] = dates;
  if (first?.end === undefined) return {};
  return second?.end === undefined ? { endDate: first.end } : { startDate: first.end, endDate: second.end };
}

function toEntries(
  { group, values }: TaggedHead,
  tagged: TaggedResume,
  notes: readonly number[],
): EducationEntry[] {
  const text = group.lines.map((line) => tagged.lines[line]?.text ?? "").join(" ");
  return splitQualifications(values).flatMap((own): EducationEntry[] => {
    const studyType = textOf(own, "G", tagged);
    const institution = textOf(own, "I", tagged);
    if (studyType === undefined && institution === undefined) return [];
    const area = studyType === undefined ? undefined : areaOf(studyType);
    const dates = datesOf(own);
    const isOpen = dates.endDate === "present" || ongoing.test(text) || isLeftOff(text);
    return [
      {
        ...(institution === undefined ? {} : { institution }),
        ...(area === undefined ? {} : { area }),
        ...(studyType === undefined ? {} : { studyType }),
        ...dates,
        ...(isOpen ? { inProgress: true } : {}),
        lines: [...new Set([...own.map(({ line }) => line), ...notes])],
      },
    ];
  });
}

/** Qualifications with institution and dates, and whether they are still being earned, in the order of the text. */
export function readEducation(tagged: TaggedResume): EducationEntry[] {
  const entries = tagged.heads
    .filter(({ group }) => group.kind === "education")
    .flatMap((head) => {
      const notes: number[] = [];
      for (let at = (head.group.lines.at(-1) ?? 0) + 1; tagged.labels[at] === "EDUNOTE"; at += 1)
        notes.push(at);
      return toEntries(head, tagged, notes);
    });
  entries.forEach((entry, at) => {
    const above = entries[at - 1]?.institution;
    if (samePlace.test(entry.institution ?? "") && above !== undefined) entry.institution = above;
  });
  return entries;
}
