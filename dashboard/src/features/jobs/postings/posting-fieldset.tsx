import { type ComponentProps, useId } from "react";
import { postingLimits, workplaceLabels, workplaces } from "#shared/domain/jobs/job-posting.ts";
import { experienceLevels, postedJobTypes, postedLocations } from "#shared/domain/jobs/job-words.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Errors } from "../../../platform/forms/form-errors.ts";
import type { PostingFields } from "./posting-form-rules.ts";
import { postingTexts as texts } from "./posting-texts.ts";

type Options = readonly { value: string; label: string }[];
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type Line = Pick<ComponentProps<typeof Input>, "maxLength" | "inputMode" | "autoComplete" | "list">;

const periods = [
  { value: "year", label: "a year" },
  { value: "day", label: "a day" },
  { value: "hour", label: "an hour" },
];
const places = workplaces.map((value) => ({ value, label: workplaceLabels[value] }));

export interface PostingFieldsetProps {
  fields: PostingFields;
  faults: Errors<PostingFields>;
  onChange: (change: Partial<PostingFields>) => void;
}

/** Of the job itself; required ones are checked by the script, so that the toast can say so. */
export function PostingFieldset({ fields, faults, onChange }: PostingFieldsetProps) {
  const towns = useId();
  const field = (name: keyof PostingFields, label: string, hint?: string) => ({
    label,
    hint,
    error: faults[name],
  });
  const line = (name: keyof PostingFields, more: Line) => (
    <Input
      name={name}
      autoComplete="off"
      {...more}
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const select = (name: keyof PostingFields, placeholder: string | undefined, options: Options) => (
    <Select
      name={name}
      placeholder={placeholder}
      options={options}
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className="grid gap-4 @lg:grid-cols-2">
      <Field {...field("title", "Job title")}>{line("title", { maxLength: postingLimits.title })}</Field>
      <Field {...field("company", "Company")}>
        {line("company", { maxLength: postingLimits.company, autoComplete: "organization" })}
      </Field>
      <Field {...field("location", "Location", texts.locationHint)}>
        {line("location", { maxLength: postingLimits.location, list: towns })}
      </Field>
      <datalist id={towns}>
        {postedLocations.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      <Field optional {...field("workplace", "Remote or hybrid")}>
        {select("workplace", "Not stated", places)}
      </Field>
      <Field optional {...field("jobType", "Job type")}>
        {select("jobType", "Not stated", asOptions(postedJobTypes))}
      </Field>
      <Field optional {...field("experience", "Experience")}>
        {select("experience", "Not stated", asOptions(experienceLevels))}
      </Field>
      <div className="grid gap-4 @md:grid-cols-3 @lg:col-span-2">
        <Field optional {...field("salaryMin", "Salary from", texts.salaryHint)}>
          {line("salaryMin", { inputMode: "decimal", maxLength: 12 })}
        </Field>
        <Field optional {...field("salaryMax", "Salary to")}>
          {line("salaryMax", { inputMode: "decimal", maxLength: 12 })}
        </Field>
        <Field {...field("payPeriod", "Dollars")}>{select("payPeriod", undefined, periods)}</Field>
      </div>
      <Field required {...field("apply", "How to apply", texts.applyHint)} className="@lg:col-span-2">
        {line("apply", { maxLength: postingLimits.apply, inputMode: "email" })}
      </Field>
      <Field {...field("description", "Description", texts.formatHint)} className="@lg:col-span-2">
        <Textarea
          name="description"
          rows={12}
          maxLength={postingLimits.description}
          value={fields.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
      <Field optional {...field("skills", "Skills", texts.skillsHint)} className="@lg:col-span-2">
        {line("skills", { maxLength: postingLimits.skills * postingLimits.skill })}
      </Field>
    </div>
  );
}
