import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { FormattingIssue, ReadCheck, ReadResult } from "./analysis.ts";
import { findFormattingIssues } from "./formatting-issues.ts";

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

function readChecks(model: ResumeModel): ReadCheck[] {
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
    check("reading-order", 6, model.meta.lines.length > 0 ? 1 : 0),
  ];
}

function deductions(issues: readonly FormattingIssue[]): number {
  return issues.reduce((sum, issue) => sum + issue.deduction, 0);
}

/**
 * READ on text alone: which fields a reader finds. Layout is unknown here, so the multiplier is 1 and
 * `layoutChecked` is false. Source: match-engine.md section 2. Never looks at an ad.
 */
export function readScore(model: ResumeModel): ReadResult {
  const checks = readChecks(model);
  const points = checks.reduce((sum, c) => sum + c.points, 0);
  const issues = findFormattingIssues(model);
  const isEmpty = model.meta.lines.length === 0;
  return {
    value: isEmpty ? 0 : Math.floor(points + 0.5),
    layoutChecked: false,
    checks,
    issues,
    formatting: Math.max(0, 100 - deductions(issues)),
  };
}
