import { BookmarkCheck } from "lucide-react";
import { useState } from "react";
import type { Application } from "#shared/contract/applications.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { StatusSelect } from "#shared/ui/blocks/status-select.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { api } from "../../platform/api.ts";
import { agoText, dayText } from "../../platform/clock.ts";
import type { SavedJob } from "../../platform/storage.ts";

interface SavedCardProps {
  job: SavedJob;
  now: string;
  onChanged: (application: Application) => void;
}

/** What the tracker knows of this ad; the status can be moved here. */
export function SavedCard({ job, now, onChanged }: SavedCardProps) {
  const [isFailed, setFailed] = useState(false);
  const change = (status: ApplicationStatus) => {
    setFailed(false);
    api.applications
      .update({ params: { id: job.id }, body: { status } })
      .then(onChanged)
      .catch(() => setFailed(true));
  };
  return (
    <Card as="section" aria-label="Saved job">
      <div className="flex items-start justify-between gap-4 p-4">
        <div>
          <h2 className="font-medium">{headline(job, now)}</h2>
          {job.status !== "saved" && <p className="text-13 text-muted">Saved {dayText(job.savedAt)}</p>}
        </div>
        <StatusSelect status={job.status} onStatusChange={change} label="Status" />
      </div>
      {isFailed && (
        <p role="alert" className="px-4 pb-3 text-13 text-danger">
          The status was not changed: Kelpie could not be reached. Try again.
        </p>
      )}
      {job.notes !== "" && (
        <div className="border-t border-line p-4">
          <h3 className="text-13 font-medium">Your note</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{job.notes}</p>
        </div>
      )}
      <p className="flex gap-2 border-t border-line p-4 text-13 text-muted">
        <BookmarkCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
        The full ad is kept, even if the listing goes. Saving again changes neither status nor note.
      </p>
    </Card>
  );
}

function headline(job: SavedJob, now: string): string {
  if (job.status === "saved") return `You saved this ${agoText(job.savedAt, now)}`;
  if (job.appliedAt !== null) return `You applied ${agoText(job.appliedAt, now)}`;
  return "Saved already";
}
