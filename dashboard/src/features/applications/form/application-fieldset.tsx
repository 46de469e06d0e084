import { type ComponentProps, Fragment } from "react";
import { lineFieldNames, lineFields } from "#shared/domain/applications/line-fields.ts";
import { statusOptions } from "#shared/domain/applications/status.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { ApplicationErrors, ApplicationFields } from "./application-form-rules.ts";

const wide = "@lg:col-span-2";

type TextName = Exclude<keyof ApplicationFields, "status">;

export interface ApplicationFieldsetProps {
  fields: ApplicationFields;
  faults: ApplicationErrors;
  onChange: (change: Partial<ApplicationFields>) => void;
}

/** All inputs of an application, the interview date among them (decision: D-14). */
export function ApplicationFieldset({ fields, faults, onChange }: ApplicationFieldsetProps) {
  const line = (name: TextName, label: string, more: ComponentProps<typeof Input> = {}, isWide = false) => (
    <Field
      className={isWide ? wide : undefined}
      label={more.required ? <Required>{label}</Required> : label}
      error={faults[name]}
      required={more.required}
    >
      <Input
        name={name}
        autoComplete="off"
        {...more}
        value={fields[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  const area = (name: TextName, label: string, rows: number) => (
    <Field label={label} error={faults[name]} className={wide}>
      <Textarea
        name={name}
        rows={rows}
        value={fields[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <div className="@container">
      <div className="grid gap-4 @lg:grid-cols-2">
        {line("jobTitle", "Job title", { required: true })}
        {line("company", "Company", { required: true })}
        {lineFieldNames.map((name) => (
          <Fragment key={name}>{line(name, lineFields[name].label)}</Fragment>
        ))}
        <Field label="Status">
          <Select
            name="status"
            options={statusOptions}
            value={fields.status}
            onValueChange={(status) => onChange({ status })}
          />
        </Field>
        {line("jobUrl", "Job URL", { type: "url", inputMode: "url" }, true)}
        {area("jobDescription", "Job description", 4)}
        {area("notes", "Notes", 3)}
        {line("contactName", "Contact name")}
        {line("contactEmail", "Contact email", { type: "email" })}
        {line("followUpDate", "Follow-up date", { type: "date" })}
        {line("interviewDate", "Interview date", { type: "date" })}
      </div>
    </div>
  );
}

/** Few fields are: they are marked. The field itself tells a screen reader. */
function Required({ children }: { children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="font-normal text-muted">
        {" "}
        required
      </span>
    </>
  );
}
