import type { ComponentProps } from "react";
import {
  type SupportRequest,
  supportCategories,
  supportCategoryNames,
  supportPriorities,
  supportPriorityNames,
} from "#shared/domain/support/support-request.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Errors } from "../../platform/forms/form-errors.ts";
import { supportTexts } from "./support-texts.ts";

const { labels, choose } = supportTexts;
const categories = supportCategories.map((value) => ({ value, label: supportCategoryNames[value] }));
const priorities = supportPriorities.map((value) => ({ value, label: supportPriorityNames[value] }));

export interface SupportFieldsetProps {
  fields: SupportRequest;
  faults: Errors<SupportRequest>;
  mostMessage: number;
  onChange: (change: Partial<SupportRequest>) => void;
}

/** Six fields, all required. */
export function SupportFieldset({ fields, faults, mostMessage, onChange }: SupportFieldsetProps) {
  const field = (name: keyof SupportRequest) => ({
    required: true,
    label: labels[name],
    error: faults[name],
  });
  const control = (name: keyof SupportRequest) => ({ name, value: fields[name] });
  const line = (name: keyof SupportRequest, more: ComponentProps<typeof Input>) => (
    <Field {...field(name)}>
      <Input
        {...control(name)}
        {...more}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  const select = (name: keyof SupportRequest, options: ComponentProps<typeof Select>["options"]) => (
    <Field {...field(name)}>
      <Select
        {...control(name)}
        placeholder={choose}
        options={options}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {line("name", { autoComplete: "name", maxLength: 100 })}
        {line("email", { type: "email", autoComplete: "email", maxLength: 254 })}
      </div>
      {line("subject", { autoComplete: "off", maxLength: 150 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {select("category", categories)}
        {select("priority", priorities)}
      </div>
      <Field {...field("message")}>
        <Textarea
          {...control("message")}
          rows={6}
          maxLength={mostMessage}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
