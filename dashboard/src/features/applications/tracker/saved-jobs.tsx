import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { freeLimits } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { employerLine } from "../application-actions.ts";
import { DeleteDialog } from "../delete-dialog.tsx";
import { useMoveStatus } from "../use-move-status.ts";
import { useRemoveApplication } from "../use-remove-application.ts";
import { TitleLink } from "./title-link.tsx";

export interface SavedJobsProps {
  applications: readonly Application[];
  onNavigate: (href: string) => void;
}

/** A free person's saved jobs: read, open, change the status, delete. decision: D-63. */
export function SavedJobs({ applications, onNavigate }: SavedJobsProps) {
  const move = useMoveStatus();
  const { mutate: remove } = useRemoveApplication();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card as="section">
      <CardHeader
        title="Your saved jobs"
        count={`${applications.length} of ${freeLimits.savedApplications}`}
      />
      {applications.length === 0 && (
        <EmptyState plain title="No saved jobs yet" text="Save a job from its ad or from the job board." />
      )}
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <SavedJob
            key={application.id}
            application={application}
            onNavigate={onNavigate}
            onMove={move}
            onDelete={setAsked}
          />
        ))}
      </ul>
      <DeleteDialog id={asked} onClose={() => setAsked(null)} onDelete={(id) => remove(id)} />
    </Card>
  );
}

interface SavedJobProps {
  application: Application;
  onNavigate: (href: string) => void;
  onMove: ReturnType<typeof useMoveStatus>;
  onDelete: (id: string) => void;
}

function SavedJob({ application, onNavigate, onMove, onDelete }: SavedJobProps) {
  const { id, jobTitle, company, status, matchScore } = application;
  const applied = appliedDay(application);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-2 text-14 @md:px-6 @xl:grid-cols-[minmax(0,1fr)_4rem_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <TitleLink application={application} onNavigate={onNavigate} />
        </h3>
        <p className="text-13 text-muted wrap-anywhere">
          {employerLine(application)}
          {applied && ` · Applied ${applied}`}
        </p>
      </div>
      <ScoreText value={matchScore ?? null} className="text-right" />
      <div className="flex items-center gap-2 @max-xl:col-span-2">
        <StatusMenu
          status={status}
          label={`Status of ${jobTitle}, ${company}`}
          onStatusChange={(to) => onMove(application, to)}
        />
        <IconButton
          compact
          label={`Delete ${jobTitle}, ${company}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(id)}
          className="@max-xl:ml-auto"
        />
      </div>
    </li>
  );
}
