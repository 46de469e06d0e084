import { Banknote, CalendarDays, Trash2 } from "lucide-react";
import type { Application } from "#shared/contract/applications.ts";
import { appliedDay } from "#shared/domain/applications/date-text.ts";
import { applicationStatusBadges, applicationStatuses } from "#shared/domain/applications/status.ts";
import { ScoreText } from "#shared/ui/blocks/score-text.tsx";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { type ApplicationActions, employerLine } from "./application-actions.ts";
import { ApplicationLinks } from "./application-links.tsx";
import { TitleLink } from "./title-link.tsx";

const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusBadges[value].label,
}));

export interface ApplicationCardProps extends ApplicationActions {
  application: Application;
  /** Of a long list, only what is in view is drawn. */
  isOfMany: boolean;
}

/** One inner order: who, status and score, dates, note, actions on the foot line. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, isOfMany, onNavigate, onMove, onDelete } = props;
  const { id, jobTitle, company, status, matchScore, notes } = application;
  return (
    <Card
      as="li"
      className={classNames(
        "flex flex-col p-4 text-14",
        isOfMany && "[contain-intrinsic-height:auto_17rem] [content-visibility:auto]",
      )}
    >
      <div className="flex items-start gap-3">
        <Avatar kind="company" name={company} />
        <div className="min-w-0">
          <h2 className="font-medium wrap-anywhere">
            <TitleLink application={application} onNavigate={onNavigate} />
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

function Facts({ application }: { application: Application }) {
  const applied = appliedDay(application);
  return (
    <ul className="grid gap-0.5 text-13 text-muted">
      <li className="flex items-center gap-2">
        <CalendarDays aria-hidden="true" className="size-3.5 shrink-0" />
        {applied ? `Applied ${applied}` : "Not applied yet"}
      </li>
      <li className="flex items-center gap-2">
        <Banknote aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="wrap-anywhere">{application.salary || "Salary not specified"}</span>
      </li>
    </ul>
  );
}
