import { Clock } from "lucide-react";
import { type ApplicationStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { calendarDay, shortDay } from "#shared/domain/dates.ts";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { NextStep } from "../tracker/next-step.tsx";

interface JobStageProps {
  application: ApplicationDetail;
  onMove: (application: ApplicationDetail, status: ApplicationStatus) => void;
}

/** In the job's head: its dates, and its status to change. */
export function JobStage({ application, onMove }: JobStageProps) {
  return (
    <>
      <Dates application={application} />
      <StatusMenu
        status={application.status}
        label={`Status of ${application.jobTitle}`}
        onStatusChange={(to) => onMove(application, to)}
      />
    </>
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
