import { Pencil } from "lucide-react";
import { useState } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { agoText, plainDate, plainDay } from "#shared/domain/dates.ts";
import { StatusSelect } from "#shared/ui/blocks/status-select.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { SavedJob } from "../../platform/storage.ts";
import { FollowUpField } from "./follow-up-field.tsx";
import { useChangeJob } from "./use-change-job.ts";

interface SavedNoteProps {
  job: SavedJob;
  onSave: (change: Partial<Pick<SavedJob, "notes" | "followUpDate">>) => void;
  onCancel: () => void;
}

/** A form for the note and follow-up date of a saved job. Only changes are sent. */
function SavedNote({ job, onSave, onCancel }: SavedNoteProps) {
  const [notes, setNotes] = useState(job.notes);
  const [day, setDay] = useState(job.followUpDate ?? "");
  const followUpDate = day === "" ? null : day;
  const change = {
    ...(notes !== job.notes && { notes }),
    ...(followUpDate !== job.followUpDate && { followUpDate }),
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(change).length > 0) onSave(change);
        else onCancel();
      }}
    >
      <Field label="Your note">
        <Textarea
          autoFocus
          rows={3}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </Field>
      <FollowUpField value={day} onChange={setDay} />
      <div className="flex gap-2">
        <Button type="submit">Save note</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export interface SavedCardProps {
  identityKey: string | null;
  job: SavedJob;
  now: string;
  onChanged: (application: Application) => void;
}

/** What the tracker knows about this ad; status, note and follow-up can be changed here. */
export function SavedCard({ identityKey, job, now, onChanged }: SavedCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { state, change } = useChangeJob({ ...job, identityKey }, onChanged);
  const shown = { ...job, ...(state.status === "queued" && state.change) };
  return (
    <Card as="section" aria-label="Saved job">
      <div className="flex items-start justify-between gap-4 p-4">
        <div>
          <h2 className="font-medium">{headline(shown, now)}</h2>
          {statusFacts[job.status].isSent && (
            <p className="text-13 text-muted">Saved {plainDate(job.savedAt)}</p>
          )}
        </div>
        <StatusSelect
          status={shown.status}
          onStatusChange={(status) => change({ status })}
          label="Status"
          disabled={state.status === "sending"}
        />
      </div>
      {state.status === "failed" && (
        <p role="alert" className="px-4 pb-3 text-13 text-danger">
          Not changed: {state.text}
        </p>
      )}
      {state.status === "queued" && (
        <p role="status" className="px-4 pb-3 text-13 text-muted">
          Kept on this computer; sent as soon as Kelpie can be reached.
        </p>
      )}
      <div className="border-t border-line p-4">
        {isEditing ? (
          <SavedNote
            job={shown}
            onCancel={() => setEditing(false)}
            onSave={(edited) => {
              setEditing(false);
              change(edited);
            }}
          />
        ) : (
          <KeptNote job={shown} onEdit={() => setEditing(true)} />
        )}
      </div>
    </Card>
  );
}

function KeptNote({ job, onEdit }: { job: SavedJob; onEdit: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="text-13 font-medium">Your note</h3>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">
          {job.notes || <span className="text-muted">None yet</span>}
        </p>
        {job.followUpDate && (
          <p className="mt-1 text-13 text-muted">Follow up on {plainDay(job.followUpDate)}</p>
        )}
      </div>
      <Button compact variant="ghost" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Edit note
      </Button>
    </div>
  );
}

function headline(job: SavedJob, now: string): string {
  if (!statusFacts[job.status].isSent) return `You saved this ${agoText(job.savedAt, now)}`;
  if (job.appliedAt !== null) return `You applied ${agoText(job.appliedAt, now)}`;
  return "Saved already";
}
