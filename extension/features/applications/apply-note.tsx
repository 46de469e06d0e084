import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { FollowUpField } from "./follow-up-field.tsx";

interface ApplyNoteProps {
  isApplied: boolean;
  note: string;
  /** `YYYY-MM-DD`, "" for none. */
  followUpDate: string;
  onChange: (part: { isApplied?: boolean; note?: string; followUpDate?: string }) => void;
}

/** The fields saved with a job: whether the person has applied, a note to themselves, and a reminder date. */
export function ApplyNote({ isApplied, note, followUpDate, onChange }: ApplyNoteProps) {
  return (
    <section aria-label="Your own notes" className="grid gap-3 py-1">
      <Checkbox
        label="I applied"
        checked={isApplied}
        onChange={(event) => onChange({ isApplied: event.currentTarget.checked })}
      />
      <Field label="Note">
        <Textarea
          rows={3}
          value={note}
          placeholder="Who to call, what to ask"
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Field>
      <FollowUpField value={followUpDate} onChange={(day) => onChange({ followUpDate: day })} />
    </section>
  );
}
