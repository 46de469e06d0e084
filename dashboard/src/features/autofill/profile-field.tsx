import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { autofillTexts as texts } from "./autofill-texts.ts";
import type { ProfileField as FieldOf } from "./profile-fields.ts";

export interface ProfileFieldProps {
  field: FieldOf;
  value: string;
  error: string | undefined;
  /** The value is the resume's, and not kept yet. */
  isProposed: boolean;
  onChange: (value: string) => void;
}

/** One line of the profile. A value from elsewhere than the choices stays among them. */
export function ProfileField({ field, value, error, isProposed, onChange }: ProfileFieldProps) {
  const { line, label, type, choices, autoComplete, hint, isWide } = field;
  return (
    <Field
      label={label}
      error={error}
      hint={isProposed ? texts.fromResume : hint}
      className={isWide ? "@md:col-span-2" : undefined}
    >
      {choices ? (
        <Select
          name={line}
          placeholder={texts.notSaid}
          options={
            choices.some((one) => one.value === value) || value === ""
              ? choices
              : [...choices, { value, label: value }]
          }
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : type === "long" ? (
        <Textarea name={line} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <Input
          name={line}
          type={type ?? "text"}
          autoComplete={autoComplete ?? "off"}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
