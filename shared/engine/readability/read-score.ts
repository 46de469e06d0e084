import {
  type DocumentFacts,
  type DocumentFlag,
  isRecognised,
} from "#shared/domain/resumes/document-facts.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { FormattingIssue, ReadCheck, ReadResult } from "../analysis.ts";
import { findFormattingIssues } from "./formatting-issues.ts";
import { findStructureDoubts } from "./structure-doubts.ts";

function check(id: string, maxPoints: number, ratio: number, found?: string): ReadCheck {
  return { id, maxPoints, points: maxPoints * ratio, ...(found === undefined ? {} : { found }) };
}

/** Share of entries that pass; 0 without entries. */
function share<T>(entries: readonly T[], passes: (entry: T) => boolean): number {
  return entries.length === 0 ? 0 : entries.filter(passes).length / entries.length;
}

function value(id: string, points: number, found: string | undefined): ReadCheck {
  return check(id, points, found === undefined || found === "" ? 0 : 1, found);
}

function hasSection(model: ResumeModel, section: string): boolean {
  return model.meta.lines.some((l) => l.heading === true && l.section === section);
}

function dateShare(model: ResumeModel): number {
  const dated = [...model.work, ...model.education];
  return share(dated, (e) => e.startDate !== undefined || e.endDate !== undefined);
}

function readChecks(model: ResumeModel, file: DocumentFacts | undefined): ReadCheck[] {
  const { basics, work, education } = model;
  const isComplete = (w: ResumeModel["work"][number]) =>
    Boolean(w.position) && Boolean(w.name) && Boolean(w.startDate) && Boolean(w.endDate);
  return [
    value("name", 10, basics.name),
    value("email", 10, basics.email),
    value("phone", 10, basics.phone),
    value("location", 4, basics.location),
    check("heading-experience", 4, hasSection(model, "work") ? 1 : 0),
    check("heading-education", 4, hasSection(model, "education") ? 1 : 0),
    check("heading-skills", 4, hasSection(model, "skills") ? 1 : 0),
    check("work", 30, share(work, isComplete), `${work.filter(isComplete).length} of ${work.length}`),
    check(
      "education",
      10,
      share(education, (e) => Boolean(e.institution) && Boolean(e.studyType ?? e.area)),
      `${education.length}`,
    ),
    check("dates", 8, dateShare(model)),
    check("reading-order", 6, model.meta.lines.length > 0 && !file?.flags.includes("interleaved") ? 1 : 0),
  ];
}

function deductions(issues: readonly FormattingIssue[]): number {
  return issues.reduce((sum, issue) => sum + issue.deduction, 0);
}

const poorLayout: readonly DocumentFlag[] = ["interleaved", "letter-spaced", "damaged-glyphs"];
const unusualLayout: readonly DocumentFlag[] = ["two-columns", "tables", "contact-outside-body"];

/**
 * What the layout leaves of the field points, the lowest that applies: 1 clean; 0.85 two columns in good
 * order, tables, contact data outside the body; 0.7 columns mixed, spaced letters, damaged glyphs, pages that are pictures.
 */
export function layoutMultiplier(file: DocumentFacts | undefined): 1 | 0.85 | 0.7 {
  const hasOne = (flags: readonly DocumentFlag[]) => flags.some((flag) => file?.flags.includes(flag));
  if (hasOne(poorLayout) || isRecognised(file)) return 0.7;
  return hasOne(unusualLayout) ? 0.85 : 1;
}

/** What is not believed is never called excellent: a doubted structure holds READ below the highest band. */
const mostWhenDoubted = 79;

function mostOf(model: ResumeModel, file: DocumentFacts | undefined): number {
  return findStructureDoubts(model, file).length > 0 ? mostWhenDoubted : 100;
}

/**
 * READ: which fields a reader finds, times what the file's layout leaves of them. Without facts about the
 * file (pasted text) the multiplier is 1 and `layoutChecked` false. At most 79 until a doubted structure is confirmed. Source: docs/engine.md, READ. Never
 * looks at an ad.
 */
export function readScore(model: ResumeModel, file?: DocumentFacts): ReadResult {
  const checks = readChecks(model, file);
  const points = checks.reduce((sum, c) => sum + c.points, 0);
  const issues = findFormattingIssues(model, file);
  const isEmpty = model.meta.lines.length === 0;
  const multiplier = layoutMultiplier(file);
  return {
    value: isEmpty ? 0 : Math.min(Math.floor(points * multiplier + 0.5), mostOf(model, file)),
    layoutChecked: file !== undefined,
    ...(file === undefined ? {} : { layoutMultiplier: multiplier }),
    checks,
    issues,
    formatting: Math.max(0, 100 - deductions(issues)),
  };
}
