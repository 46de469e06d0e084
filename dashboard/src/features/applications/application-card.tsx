import { Banknote, CalendarDays, Trash2 } from "lucide-react";
import type { Application } from "#shared/contract/applications.ts";
import { longDate } from "#shared/domain/applications/date-text.ts";
import { applicationStatusBadges, applicationStatuses } from "#shared/domain/applications/status.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { ScoreText } from "#shared/ui/blocks/score-text.tsx";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { type ApplicationActions, employerLine } from "./application-actions.ts";
import { ApplicationLinks } from "./application-links.tsx";

const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusBadges[value].label,
}));

export interface ApplicationCardProps extends ApplicationActions {
  application: Application;
}

/** One inner order: who, status and score, dates, note, actions on the foot line. */
export function ApplicationCard({ application, onNavigate, onMove, onDelete }: ApplicationCardProps) {
  const { id, jobTitle, company, status, matchScore, notes } = application;
  return (
    <Card
      as="li"
      className="flex flex-col p-4 text-14 [contain-intrinsic-size:auto_17rem] [content-visibility:auto]"
    >
      <div className="flex items-start gap-3">
        <Avatar kind="company" name={company} />
        <div className="min-w-0">
          <h2 className="font-medium wrap-anywhere">
            <TextLink look="quiet" href={applicationPath(id)} onNavigate={onNavigate} className="text-ink">
              {jobTitle}
            </TextLink>
          </h2>
          <p className="text-muted wrap-anywhere">{employerLine(application)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={status} />
        <ScoreText value={matchScore ?? null} empty="Not scored" />
      </div>
      <div className="mt-3 flex items-center justify-between gap-2">
        <Facts application={application} />
        <ApplicationLinks application={application} />
      </div>
      {notes && <p className="mt-3 line-clamp-2 wrap-anywhere">{notes}</p>}
      <div className="mt-auto pt-4">
        <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
          <Select
            compact
            aria-label={`Status of ${jobTitle}, ${company}`}
            options={statusOptions}
            value={status}
            onValueChange={(to) => onMove(application, to)}
            className="w-36"
          />
          <IconButton
            compact
            label={`Delete ${jobTitle}, ${company}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(id)}
          />
        </div>
      </div>
    </Card>
  );
}

function Facts({ application: { appliedDate, salary } }: { application: Application }) {
  return (
    <ul className="grid gap-0.5 text-13 text-muted">
      <li className="flex items-center gap-2">
        <CalendarDays aria-hidden="true" className="size-3.5 shrink-0" />
        {appliedDate ? `Applied ${longDate(appliedDate)}` : "Not applied yet"}
      </li>
      <li className="flex items-center gap-2">
        <Banknote aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="wrap-anywhere">{salary || "Salary not specified"}</span>
      </li>
    </ul>
  );
}
