import { ArrowLeft, Clock } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { type ApplicationStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { calendarDay, shortDay } from "#shared/domain/dates.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useArrival } from "../../../platform/page-head.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { NextStep } from "../tracker/next-step.tsx";

export interface JobHeadProps {
  application: ApplicationDetail;
  /** null while it is worked out, or when there is nothing to compare. */
  match: MatchResult | null;
  /** Where one came from: its address and its name. */
  back: { href: string; label: string };
  onMove: (application: ApplicationDetail, status: ApplicationStatus) => void;
  onNavigate: (href: string) => void;
  /** The next step, then the menu. */
  actions: ReactNode;
}

/** Which job, its number, its dates, its status and the next step, in one line above the tabs. */
export function JobHead({ application, match, back, onMove, onNavigate, actions }: JobHeadProps) {
  const { jobTitle, company, status } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(`${jobTitle}, ${company}`, heading);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pt-1.5 max-md:pt-3">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <ButtonLink
          compact
          variant="ghost"
          href={back.href}
          onNavigate={onNavigate}
          aria-label={back.label}
          title={back.label}
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-2 w-9 shrink-0 px-0"
        />
        {match && <ScoreRing size={40} score={match} className="shrink-0" />}
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            title={jobTitle}
            className="line-clamp-2 text-18 leading-6 font-bold outline-none md:line-clamp-1"
          >
            {jobTitle}
          </h1>
          <FactLine application={application} />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">
        <Dates application={application} />
        <StatusMenu
          status={status}
          label={`Status of ${jobTitle}`}
          onStatusChange={(to) => onMove(application, to)}
        />
        <div className="flex items-center gap-2 max-md:flex-1 max-md:justify-end">{actions}</div>
      </div>
    </div>
  );
}

/** The closing date while it still counts, and what comes before it. */
function Dates({ application }: { application: ApplicationDetail }) {
  const { closingDate, status, followUpDate, interviewDate } = application;
  const today = calendarDay(new Date());
  const counts = closingDate !== null && !statusFacts[status].isSent;
  // A second date beside it only where it comes sooner: the next one has the closing date itself.
  const sooner = [followUpDate, interviewDate].some((day) => day && counts && day < closingDate);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-14 empty:hidden">
      <NextStep application={application} today={today} />
      {counts && sooner && closingDate >= today && (
        <span className="flex items-center gap-2 text-muted">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {`Closes ${shortDay(closingDate)}`}
        </span>
      )}
    </div>
  );
}

/** Employer and place; pay and the ad's address are beside the ad. */
function FactLine({ application: { company, location } }: { application: ApplicationDetail }) {
  const facts = [company, location].filter(Boolean).join(" · ");
  return (
    <p className="truncate text-14 leading-5 text-muted" title={facts}>
      {facts}
    </p>
  );
}
