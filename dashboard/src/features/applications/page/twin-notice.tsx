import { useMemo } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { findDuplicate } from "#shared/domain/applications/import/find-duplicate.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { longDate } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { useApplications } from "../use-applications.ts";

/** Says that the same job is tracked twice, and leads to the other. */
export function TwinNotice({
  application,
  onNavigate,
}: {
  application: ApplicationDetail;
  onNavigate: (href: string) => void;
}) {
  const { data } = useApplications();
  const { id, jobTitle, company, jobUrl } = application;
  const twin = useMemo(
    () => findDuplicate(data?.filter((one) => one.id !== id) ?? [], { jobTitle, company, jobUrl }),
    [data, id, jobTitle, company, jobUrl],
  );
  if (!twin) return null;
  const day = appliedDay(twin);
  return (
    <Notice
      tone="warn"
      title="You track this job twice"
      action={
        <TextLink href={applicationPath(twin.id)} onNavigate={onNavigate}>
          Open the other
        </TextLink>
      }
      className="mb-4 md:mb-6"
    >
      {`${twin.jobTitle}, ${twin.company}: ${statusLabel(twin.status)}, ${
        day ? `applied ${day}` : `saved ${longDate(twin.createdAt)}`
      }.`}
    </Notice>
  );
}
