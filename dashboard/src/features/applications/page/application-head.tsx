import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { type ApplicationStatus, statusOptions } from "#shared/domain/applications/status.ts";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { webLink } from "../application-actions.ts";
import type { ApplicationDetail } from "../application-cache.ts";
import { StageSteps } from "./stage-steps.tsx";

export interface ApplicationHeadProps {
  application: ApplicationDetail;
  onMove: (application: ApplicationDetail, status: ApplicationStatus) => void;
  /** Secondary, primary, menu. */
  actions: ReactNode;
}

/** Which job, its facts, and how far it is. Its foot is open: the row of tabs closes it. */
export function ApplicationHead({ application, onMove, actions }: ApplicationHeadProps) {
  const { jobTitle, company, status } = application;
  return (
    <div className="fc-border @container rounded-t-card border border-b-0 border-line bg-surface px-4 pt-4 md:px-6 md:pt-6">
      <div className="flex gap-4">
        <Avatar kind="company" name={company} className="max-md:hidden md:size-14 md:text-18" />
        <div className="min-w-0 flex-1">
          <PageHead
            title={jobTitle}
            windowTitle={`${jobTitle}, ${company}`}
            text={<FactLine application={application} />}
            actions={
              <>
                <Select
                  aria-label="Stage"
                  name="status"
                  className="max-md:w-full md:w-40"
                  options={statusOptions}
                  value={status}
                  onValueChange={(to) => onMove(application, to)}
                />
                {actions}
              </>
            }
          />
        </div>
      </div>
      <StageSteps application={application} onMove={onMove} />
    </div>
  );
}

/** Employer, place, pay and the ad, as one line; what is not known is not named. */
function FactLine({ application }: { application: ApplicationDetail }) {
  const { company, location, salary, jobUrl } = application;
  const ad = webLink(jobUrl);
  return (
    <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
      <span>{[company, location, salary].filter(Boolean).join(" · ")}</span>
      {ad && (
        <a
          href={ad}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-paper font-medium text-primary underline decoration-1 decoration-primary/40 underline-offset-3 pointer-coarse:min-h-11"
        >
          <span className="truncate">{new URL(ad).hostname.replace(/^www\./, "")}</span>
          <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">, opens in a new tab</span>
        </a>
      )}
    </span>
  );
}
