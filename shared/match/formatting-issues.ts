import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { FormattingIssue } from "./analysis.ts";
import { tokenise } from "./tokenise.ts";

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
  found: (model: ResumeModel) => boolean;
}

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
  for (const { text } of model.meta.lines)
    for (const { low } of tokenise(text)) if (usSpellings.has(low)) count += 1;
  return count;
}

const rules: readonly IssueRule[] = [
  {
    id: "F4",
    deduction: 20,
    text: "Some characters could not be read.",
    advice: "Export the file again with embedded fonts.",
    found: hasGlyphDamage,
  },
  {
    id: "F5",
    deduction: 10,
    text: "Words are spaced letter by letter.",
    advice: "Write headings as normal words; use letter spacing in the style, not spaces.",
    found: hasSpacedLetters,
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
];

/** The formatting issues that text alone can show, in the order of match-engine.md section 2. */
export function findFormattingIssues(model: ResumeModel): FormattingIssue[] {
  return rules
    .filter((rule) => rule.found(model))
    .map(({ id, deduction, text, advice }) => ({ id, deduction, text, advice }));
}
