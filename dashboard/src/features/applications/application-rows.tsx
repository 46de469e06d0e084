import { Ellipsis, ExternalLink, FileText, Mail, Trash2 } from "lucide-react";
import type { Application } from "#shared/contract/applications.ts";
import { appliedDay } from "#shared/domain/applications/date-text.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { ScoreText } from "#shared/ui/blocks/score-text.tsx";
import { StatusSelect } from "#shared/ui/blocks/status-select.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/menu.tsx";
import { type ApplicationActions, employerLine, webLink } from "./application-actions.ts";
import { TitleLink } from "./title-link.tsx";

export interface ApplicationRowsProps extends ApplicationActions {
  applications: readonly Application[];
  /** Of a long list, only what is in view is drawn. */
  isOfMany: boolean;
}

const columns = "md:grid-cols-[minmax(0,1fr)_9.5rem_10rem_8.5rem_2.5rem]";

/** The list view; on a phone each row becomes three lines. */
export function ApplicationRows({ applications, ...actions }: ApplicationRowsProps) {
  return (
    <Card as="section" aria-label="Applications" className="overflow-hidden">
      <div
        aria-hidden="true"
        className={`hidden h-9.5 items-center gap-4 bg-canvas px-6 text-13 font-medium text-muted md:grid ${columns}`}
      >
        <span>Application</span>
        <span>Status</span>
        <span>Applied</span>
        <span>Match</span>
        <span />
      </div>
      <ul>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} {...actions} />
        ))}
      </ul>
    </Card>
  );
}

function ApplicationRow(props: ApplicationActions & { application: Application; isOfMany: boolean }) {
  const { application, isOfMany, onNavigate, onMove, onDelete } = props;
  const { jobTitle, company, status, matchScore } = application;
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-14 first:border-t-0 hover:bg-canvas md:px-6 md:first:border-t",
        columns,
        isOfMany && "[contain-intrinsic-height:auto_4rem] [content-visibility:auto]",
      )}
    >
      <div className="min-w-0">
        <h2 className="wrap-anywhere">
          <TitleLink application={application} onNavigate={onNavigate} />
        </h2>
        <p className="text-13 text-muted wrap-anywhere">{employerLine(application)}</p>
      </div>
      <StatusSelect
        status={status}
        label={`Status of ${jobTitle}, ${company}`}
        onStatusChange={(to) => onMove(application, to)}
        className="w-36 max-md:col-start-1 max-md:row-start-2"
      />
      <p className="max-md:col-start-1 max-md:row-start-3 max-md:text-13 max-md:text-muted">
        {appliedDay(application) ?? <span className="text-muted">Not applied yet</span>}
      </p>
      <ScoreText
        value={matchScore ?? null}
        empty="Not scored"
        className="max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end"
      />
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:-mr-2 max-md:self-start max-md:justify-self-end">
        <RowMenu application={application} onNavigate={onNavigate} onDelete={onDelete} />
      </span>
    </li>
  );
}

function RowMenu({
  application,
  onNavigate,
  onDelete,
}: Omit<ApplicationActions, "onMove"> & { application: Application }) {
  const { id, jobTitle, company, contactEmail, jobUrl } = application;
  const ad = webLink(jobUrl);
  return (
    <Menu
      trigger={
        <IconButton
          compact
          label={`More for ${jobTitle}, ${company}`}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => onNavigate(applicationPath(id))}>
        View details
      </MenuItem>
      {ad && (
        <MenuItem
          icon={<ExternalLink aria-hidden="true" />}
          onSelect={() => window.open(ad, "_blank", "noopener,noreferrer")}
        >
          Open the ad
        </MenuItem>
      )}
      {contactEmail && (
        <MenuItem
          icon={<Mail aria-hidden="true" />}
          onSelect={() => window.location.assign(`mailto:${contactEmail}`)}
        >
          E-mail the contact
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onDelete(id)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
