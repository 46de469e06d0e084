import { useDeferredValue, useMemo } from "react";
import { findDuplicate } from "#shared/domain/applications/import/find-duplicate.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { completeAddress } from "#shared/domain/jobs/complete-address.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { TrackedApplication } from "../application-actions.ts";
import type { ApplicationFields } from "./application-form-rules.ts";

export interface DuplicateNoticeProps {
  applications: readonly TrackedApplication[];
  fields: Pick<ApplicationFields, "jobTitle" | "company" | "jobUrl">;
  onNavigate: (href: string) => void;
}

/** Says which application the new one would repeat; it stops nobody. The region is there before its words. */
export function DuplicateNotice({ applications, fields, onNavigate }: DuplicateNoticeProps) {
  const { jobTitle, company, jobUrl } = fields;
  const typed = useMemo(
    () => ({ jobTitle, company, jobUrl: completeAddress(jobUrl.trim()) }),
    [jobTitle, company, jobUrl],
  );
  const settled = useDeferredValue(typed);
  const same = useMemo(() => findDuplicate(applications, settled), [applications, settled]);
  return (
    <div role="status" className="w-full empty:hidden">
      {same && (
        <Notice
          tone="warn"
          title="You already track this job"
          action={
            <TextLink href={applicationPath(same.id)} onNavigate={onNavigate}>
              Open it
            </TextLink>
          }
        >
          {`${same.jobTitle}, ${same.company} (${statusLabel(same.status)}). You can add it all the same.`}
        </Notice>
      )}
    </div>
  );
}
