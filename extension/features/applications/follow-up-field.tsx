import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { today } from "../../platform/clock.ts";

interface FollowUpFieldProps {
  /** `YYYY-MM-DD`, "" for none. */
  value: string;
  onChange: (day: string) => void;
}

/** The day on which Kelpie reminds the person of this job. */
export function FollowUpField({ value, onChange }: FollowUpFieldProps) {
  return (
    <Field label="Follow up on" hint="Kelpie reminds you on that day.">
      <Input
        type="date"
        min={today()}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
