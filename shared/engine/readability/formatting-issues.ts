import {
  type DocumentFacts,
  type DocumentFlag,
  isRecognised,
} from "#shared/domain/resumes/document-facts.ts";
import { unreadSentence } from "#shared/domain/resumes/recognition-sentences.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { FormattingIssue } from "../analysis.ts";
import { lineTokens } from "../evidence/line-words.ts";
import { findStructureDoubts, structureDoubts } from "./structure-doubts.ts";

const usSpellings = new Set(
  "organization organizations organized organize organizing specialized specialize specializing color center centers labor behavior program-center utilized optimized optimize analyzed analyze analyzing honor favorite catalog traveled fulfill enrollment prioritized recognized recognize realized customized modernized standardized minimized maximized license-plate".split(
    " ",
  ),
);

interface IssueRule {
  id: string;
  deduction: number;
  text: string;
  advice: string;
  found: (model: ResumeModel, file: DocumentFacts | undefined) => boolean;
}

/** Greenhouse does not read files above this size (docs/engine.md, READ). */
const largeFile = 2.5 * 1024 * 1024;

const shows =
  (flag: DocumentFlag) =>
  (_model: ResumeModel, file: DocumentFacts | undefined): boolean =>
    file?.flags.includes(flag) === true;

function anyLine(model: ResumeModel, test: RegExp): boolean {
  return model.meta.lines.some((l) => l.text.length < 2000 && test.test(l.text));
}

/** More than 2 % replacement characters or unmapped glyphs. */
function hasGlyphDamage(model: ResumeModel): boolean {
  let damaged = 0;
  let all = 0;
  for (const { text } of model.meta.lines) {
    all += text.length;
    damaged += text.split("\uFFFD").length - 1 + (text.split("(cid:").length - 1) * 5;
  }
  return damaged * 50 > all;
}

/** "E X P E R I E N C E": four or more single letters in a row. */
function hasSpacedLetters(model: ResumeModel): boolean {
  return model.meta.lines.some((l) => l.text.length < 400 && /(^|\s)(\p{L} ){4,}\p{L}(\s|$)/u.test(l.text));
}

function isOutOfOrder(model: ResumeModel): boolean {
  const ends = model.work
    .map((w) => (w.endDate === "present" ? "9999-12" : w.endDate))
    .filter((d) => d !== undefined);
  return ends.some((end, i) => i > 0 && end.slice(0, 4) > (ends[i - 1] ?? end).slice(0, 4));
}

function hasPersonalDetails(model: ResumeModel): boolean {
  return anyLine(
    model,
    /^\W*(date of birth|d\.?o\.?b\.?|age|marital status|religion|gender|nationality at birth)\s*[:\-\u2013]/i,
  );
}

function countUsSpellings(model: ResumeModel): number {
  let count = 0;
  for (const line of model.meta.lines)
    for (const { low } of lineTokens(line)) if (usSpellings.has(low)) count += 1;
  return count;
}

/** The structure that was read is not believed (`structure-doubts.ts`). */
const structureIssue = "F14";

const rules: readonly IssueRule[] = [
  {
    id: structureIssue,
    deduction: 25,
    text: "We may have misread how this resume is built.",
    advice: "Look at what was read, and confirm or correct it. Until then the resume score is held at 79.",
    found: (model, file) => findStructureDoubts(model, file).length > 0,
  },
  {
    id: "F1",
    deduction: 15,
    text: "The page has two columns.",
    advice: "Use one column: some systems read straight across the page and mix the lines.",
    found: (model, file) => shows("two-columns")(model, file) || shows("interleaved")(model, file),
  },
  {
    id: "F2",
    deduction: 15,
    text: "Tables carry content.",
    advice: "Write the content as plain lines; some systems skip tables.",
    found: shows("tables"),
  },
  {
    id: "F3",
    deduction: 15,
    text: "Contact details stand only in a header, footer or text box.",
    advice: "Put your name, phone and e-mail in the body of the page; many systems skip headers and boxes.",
    found: shows("contact-outside-body"),
  },
  {
    id: "F4",
    deduction: 20,
    text: "Some characters could not be read.",
    advice: "Export the file again with embedded fonts.",
    found: (model, file) => hasGlyphDamage(model) || shows("damaged-glyphs")(model, file),
  },
  {
    id: "F5",
    deduction: 10,
    text: "Words are spaced letter by letter.",
    advice: "Write headings as normal words; use letter spacing in the style, not spaces.",
    found: (model, file) => hasSpacedLetters(model) || shows("letter-spaced")(model, file),
  },
  {
    id: "F6",
    deduction: 10,
    text: "A large picture may hold content.",
    advice: "Write what the picture says as text: pictures are not read.",
    found: shows("text-in-images"),
  },
  {
    id: "F7",
    deduction: 10,
    text: "Some headings are unusual.",
    advice: "Use plain headings: Experience, Education, Skills, Licences.",
    found: (model) => model.meta.unknownHeadings.length > 0,
  },
  {
    id: "F8",
    deduction: 10,
    text: "Dates are missing, mixed or unclear.",
    advice: "Write every date as Mon YYYY, such as Mar 2022.",
    found: (model) => model.meta.mixedDates,
  },
  {
    id: "F9",
    deduction: 5,
    text: "Roles are not newest first.",
    advice: "List the most recent role first.",
    found: isOutOfOrder,
  },
  {
    id: "F10",
    deduction: 10,
    text: "The file is larger than 2.5 MB.",
    advice:
      "Make the file smaller, for example by removing pictures: some systems do not read it at this size.",
    found: (_model, file) => file !== undefined && file.bytes > largeFile,
  },
  {
    id: "F11",
    deduction: 5,
    text: "Personal details such as age or marital status are listed.",
    advice: "Leave them out: Australian employers do not need them.",
    found: hasPersonalDetails,
  },
  {
    id: "F12",
    deduction: 3,
    text: "US spelling in an Australian resume.",
    advice: "Use Australian spelling: organisation, specialised, centre.",
    found: (model) => countUsSpellings(model) >= 2,
  },
  {
    id: "F13",
    deduction: 0,
    text: "The file holds text that a reader cannot see.",
    advice: "Remove it: it is not counted here, and employers' systems may show it.",
    found: shows("hidden-text"),
  },
  {
    id: "F15",
    deduction: 25,
    text: "The file is a scan: its pages are pictures.",
    advice: "Send a file with real text: many systems recognise no words in pictures and read nothing here.",
    found: (_model, file) => isRecognised(file),
  },
];

function doubtsOf(model: ResumeModel, file: DocumentFacts | undefined): string {
  const unread = file?.recognition?.unread ?? [];
  const doubts = findStructureDoubts(model, file).map((doubt) => structureDoubts[doubt]);
  return [...doubts, ...(unread.length > 0 ? [unreadSentence(unread)] : [])].join(" ");
}

/**
 * The formatting issues, the doubted structure first, then in the order of docs/engine.md, READ. Without facts about the file only those
 * that the text itself shows.
 */
export function findFormattingIssues(model: ResumeModel, file?: DocumentFacts): FormattingIssue[] {
  return rules
    .filter((rule) => rule.found(model, file))
    .map(({ id, deduction, text, advice }) => ({
      ...{ id, deduction, advice },
      text: id === structureIssue ? `${text} ${doubtsOf(model, file)}` : text,
    }));
}
