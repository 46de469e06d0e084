import type { ReactNode } from "react";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { reviewDoubts } from "#shared/resume/review-doubts.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";

/** READ's issue about a structure that is not believed (docs/engine.md, READ). */
const structureIssue = "F14";

export interface StructureDoubtsProps {
  analysis: Pick<ResumeAnalysis, "read" | "model"> | null | undefined;
  /** What the person can do about it here. */
  children?: ReactNode;
  className?: string;
}

/**
 * Asks the person to look at what was read before anything is built on it: where the structure is not believed, or a
 * job has something unsure that no number and no text uses. Nothing where the reading is sure or confirmed.
 */
export function StructureDoubts({ analysis, children, className }: StructureDoubtsProps) {
  if (!analysis) return null;
  const issue = analysis.read.issues.find(({ id }) => id === structureIssue);
  const { length } = reviewDoubts(analysis.model);
  if (!issue && length === 0) return null;
  return (
    <Notice className={className} tone="warn" role="status" title="Please check how we read this resume">
      <p>
        {issue?.text ??
          `${length === 1 ? "One thing needs" : `${length} things need`} a look. What is not sure is left out until you say that it is right.`}
      </p>
      {children && <div className="mt-2">{children}</div>}
    </Notice>
  );
}
