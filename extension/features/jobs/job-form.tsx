import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { type EditableField, editableFields, type JobAd } from "./job-ad.ts";

const labels: Record<EditableField, string> = {
  title: "Job title",
  company: "Company",
  location: "Location",
  salary: "Pay",
};

interface JobFormProps {
  ad: JobAd;
  /** The field that gets the focus when the form opens. */
  focus: EditableField;
  /** The empty fields that prevented the save. */
  missing: readonly EditableField[];
  onChange: (field: EditableField, value: string) => void;
  onDone: () => void;
}

/** The four fields that a person may correct. Every key press is saved, so nothing can be lost or cancelled. */
export function JobForm({ ad, focus, missing, onChange, onDone }: JobFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name=${focus}]`)?.focus();
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <Card>
      <form ref={form} aria-label="Edit job" onSubmit={submit} className="grid gap-3 p-4">
        <h1 className="sr-only">{ad.fields.title.value || "Edit job"}</h1>
        {editableFields.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            hint={ad.fields[name].isUnsure ? "Kelpie is not sure about this one." : undefined}
            error={
              missing.includes(name) && ad.fields[name].value.trim() === ""
                ? `${labels[name]} is needed to save`
                : undefined
            }
          >
            <Input
              name={name}
              maxLength={300}
              value={ad.fields[name].value}
              onChange={(event) => onChange(name, event.currentTarget.value)}
            />
          </Field>
        ))}
        <Button type="submit" className="justify-self-start">
          Done
        </Button>
      </form>
    </Card>
  );
}
