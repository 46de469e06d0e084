import { X } from "lucide-react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { dayTime, longDate, longDay } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { type ApplicationActions, employerLine, type TrackedApplication } from "../../application-actions.ts";
import { Fact } from "../../fact.tsx";

export interface PeekPaneProps extends Pick<ApplicationActions, "onNavigate" | "onMove"> {
  id: string;
  application: TrackedApplication;
  onClose: () => void;
}

/** What matters of one application, beside the list. */
export function PeekPane({ id, application, onNavigate, onMove, onClose }: PeekPaneProps) {
  const { jobTitle, company, status, createdAt, salary, matchScore, contacts, notes } = application;
  const { followUpDate, interviewDate, interviewTime } = application;
  return (
    <aside
      id={id}
      aria-label={`At a glance: ${jobTitle}, ${company}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="fc-border fixed top-14 right-0 bottom-0 z-20 flex w-96 flex-col gap-4 overflow-y-auto border-l border-line bg-surface p-6 text-14 shadow-2 max-md:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-18 font-bold wrap-anywhere">{jobTitle}</h2>
          <p className="text-muted wrap-anywhere">{employerLine(application)}</p>
        </div>
        <IconButton compact label="Close the pane" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <StatusMenu
          status={status}
          label={`Stage of ${jobTitle}, ${company}`}
          onStatusChange={(to) => onMove(application, to)}
        />
        <ScoreText value={matchScore ?? null} empty="Not scored" />
      </div>
      <dl className="grid gap-2">
        {interviewDate && (
          <Fact label="Interview">
            {[longDay(interviewDate), interviewTime && dayTime(interviewTime)].filter(Boolean).join(", ")}
          </Fact>
        )}
        {followUpDate && <Fact label="Follow up">{longDay(followUpDate)}</Fact>}
        <Fact label="Applied">{appliedDay(application) ?? "Not applied yet"}</Fact>
        <Fact label="Saved">{longDate(createdAt)}</Fact>
        {salary && <Fact label="Salary">{salary}</Fact>}
        {contacts.map(({ name, role, email, phone }, index) => (
          <Fact key={[name, role, email, phone].join("\n")} label={index === 0 ? "Contacts" : ""}>
            {[name, role, email, phone].filter(Boolean).join(", ")}
          </Fact>
        ))}
        {notes && (
          <Fact label="Notes">
            <span className="line-clamp-6 whitespace-pre-wrap">{notes}</span>
          </Fact>
        )}
      </dl>
      <ButtonLink
        variant="primary"
        href={applicationPath(application.id)}
        onNavigate={onNavigate}
        className="self-start"
      >
        Open application
      </ButtonLink>
    </aside>
  );
}
