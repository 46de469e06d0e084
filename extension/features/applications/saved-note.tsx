import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { SavedJob } from "../../platform/storage.ts";
import { FollowUpField } from "./follow-up-field.tsx";

interface SavedNoteProps {
  job: SavedJob;
  onSave: (change: Partial<Pick<SavedJob, "notes" | "followUpDate">>) => void;
  onCancel: () => void;
}

/** Note and follow-up day of a saved job, being changed. Only what differs is sent. */
export function SavedNote({ job, onSave, onCancel }: SavedNoteProps) {
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
