import type { ReactNode } from "react";
import type { ReadResult } from "#shared/engine/analysis.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";

/** READ's issue about a structure that is not believed (docs/engine.md, READ). */
const structureIssue = "F14";

export interface StructureNoticeProps {
  read: ReadResult | undefined;
  /** What the person can do about it here. */
  children?: ReactNode;
  className?: string;
}

/** Asks the person to look at what was read before anything is built on it; nothing where it is believed. */
export function StructureNotice({ read, children, className }: StructureNoticeProps) {
  const issue = read?.issues.find(({ id }) => id === structureIssue);
  if (!issue) return null;
  return (
    <Notice className={className} tone="warn" role="status" title="Please check how we read this resume">
      <p>{issue.text}</p>
      {children && <div className="mt-2">{children}</div>}
    </Notice>
  );
}
